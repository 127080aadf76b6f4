extension Check {
  static let unreadableFile = Check(
    whileReading: "unreadable-file",
    .error,
    "The file of a column cannot be read, so none of its cards is shown"
  )
}

extension Finding {
  static func unreadableFile(_ path: String, _ reason: String) -> Finding {
    Finding(
      .unreadableFile,
      path: path,
      "'\(path)' cannot be read, so none of its cards is shown: \(reason); "
        + "mend it, or move it out of the folder"
    )
  }
}
