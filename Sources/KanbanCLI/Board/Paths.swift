/// A path as seen from the root.
func absolutePath(_ path: String, in directory: String) -> String {
  path.hasPrefix("/") ? path : directory.asFolder + path
}

/// A path without `./` before it and `/` behind it; empty for the folder itself.
func tidyPath(_ path: String) -> String {
  var rest = path[...]
  while rest.hasPrefix("./") { rest = rest.dropFirst(2).drop { $0 == "/" } }
  while rest.count > 1 && rest.hasSuffix("/") { rest = rest.dropLast() }
  return rest == "." ? "" : String(rest)
}

/// The way from a folder to a path, both absolute; empty where there is none to go.
///
/// Where the two have nothing in common the path stays as it is.
func relativePath(to path: String, from directory: String) -> String {
  let target = path.split(separator: "/")
  let start = directory.split(separator: "/")
  let common = zip(target, start).prefix { $0 == $1 }.count
  if common == 0 && !start.isEmpty { return path }
  let up = Array(repeating: "..", count: start.count - common)
  return (up + target[common...].map(String.init)).joined(separator: "/")
}

extension String {
  /// The path of a folder with the slash that goes before what is in it.
  var asFolder: String { hasSuffix("/") ? self : self + "/" }

  /// What stands behind a text that this one begins with.
  func suffix(behind start: String) -> String? {
    hasPrefix(start) ? String(dropFirst(start.count)) : nil
  }
}
