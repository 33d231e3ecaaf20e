import Platform

/// The targets of paths that may be links.
package enum LinkedPath {
  /// Returns the file at the end of all links, which need not exist yet.
  package static func end(of path: String) throws(FileError) -> String {
    try FileError.inspecting(WorkingFolder.shortPath(path)) {
      if let resolved = try FileSystem.resolved(path) { return resolved }
      var path = path
      // The system follows as many links.
      for _ in 0..<40 {
        guard let target = try FileSystem.target(ofLink: path) else { break }
        path = target.hasPrefix("/") ? target : folder(of: path) + target
      }
      return path
    }
  }

  /// Returns the same text for all paths of a file, which need not exist yet.
  package static func whole(_ path: String) throws(FileError) -> String {
    let end = try end(of: path)
    let folder = folder(of: end)
    let resolved = try FileError.inspecting(path) {
      try FileSystem.resolved(folder.isEmpty ? "." : folder)
    }
    guard let resolved else { return end }
    return resolved + "/" + end.dropFirst(folder.count)
  }

  /// Whether a path, or a link at its end, leads to a file that is not in a folder.
  package static func leads(_ path: String, outOf folder: String) throws(FileError) -> Bool {
    let resolved = try FileError.inspecting(folder) {
      try FileSystem.resolved(folder.isEmpty ? "." : folder)
    }
    let folder = resolved ?? folder
    return try !whole(path).utf8.starts(with: (folder == "/" ? folder : folder + "/").utf8)
  }

  /// Returns the path up to and including its last slash; empty for a file in the current folder.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[...slash])
  }
}
