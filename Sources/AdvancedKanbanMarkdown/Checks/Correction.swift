extension Finding {
  /// A setting that says clearly what was said in an odd way.
  package enum Correction: Hashable, Sendable {
    case wipLimit(Int)
    case isCollapsed(Bool)

    package var setting: ColumnSetting {
      switch self {
      case .wipLimit: .wipLimit
      case .isCollapsed: .isCollapsed
      }
    }
  }
}

extension MarkdownCardFile {
  /// The file with some settings spelled clearly, where they are spelled oddly and have one reading.
  ///
  /// - Parameter settings: The settings that are asked for; a clear one stays as it is.
  /// - Returns: The new file.
  /// - Throws: ``MarkdownEditError``.
  package func correcting(
    _ settings: Set<ColumnSetting>
  ) throws(MarkdownEditError) -> MarkdownCardFile {
    let findings = MarkdownKanbanColumn(id: "", file: self).findings
    var result = self
    for correction in findings.compactMap(\.correction) where settings.contains(correction.setting)
    {
      result = try result.applying(correction)
    }
    return result
  }

  private func applying(
    _ correction: Finding.Correction
  ) throws(MarkdownEditError) -> MarkdownCardFile {
    switch correction {
    case .wipLimit(let limit): try settingWIPLimit(limit)
    case .isCollapsed(let isCollapsed): try settingCollapsed(isCollapsed)
    }
  }
}
