import Platform

/// Paths relative to the folder that the command runs in.
package enum WorkingFolder {
  /// The folder's own path.
  package static let path = FileSystem.workingFolder

  /// Returns a normalised path, relative to the folder if it is below it.
  package static func relativePath(_ path: String) -> String { Self.path(path, from: Self.path) }

  /// Returns the path as a person would write it: relative to the folder if that is shorter.
  package static func shortPath(_ path: String) -> String {
    let relative = relativePath(path)
    return relative.utf8.count < path.utf8.count ? relative : path
  }

  /// Returns a normalised path, relative to another folder if it is below it.
  package static func path(_ path: String, from folder: String) -> String {
    let parts = normalized(path)
    let base = normalized(folder)
    guard parts.starts(with: base), parts.count > base.count else {
      return "/" + parts.joined(separator: "/")
    }
    return parts[base.count...].joined(separator: "/")
  }

  /// Returns a normalised absolute path.
  package static func absolutePath(_ path: String) -> String {
    "/" + normalized(path).joined(separator: "/")
  }

  /// Returns the parent folder of an absolute path.
  package static func parent(of path: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    return "/" + parts.joined(separator: "/")
  }

  /// Returns the names in an absolute path, without `.` and `..`.
  private static func normalized(_ path: String) -> [Substring] {
    let full = path.hasPrefix("/") ? path : Self.path + "/" + path
    var parts: [Substring] = []
    for part in full.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts
  }
}
