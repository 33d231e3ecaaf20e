import Glibc

/// The targets of paths that may be links.
package enum LinkedPath {
  /// Returns the file at the end of all links, which need not exist yet.
  package static func end(of path: String) -> String {
    if let resolved = realpath(path.pathBytes, nil) {
      defer { free(resolved) }
      return text(resolved, count: strlen(resolved))
    }
    var path = path
    // The system follows as many links.
    for _ in 0..<40 {
      guard let target = target(of: path) else { break }
      path = target.hasPrefix("/") ? target : folder(of: path) + target
    }
    return path
  }

  /// Returns the same text for all paths of a file, which need not exist yet.
  package static func whole(_ path: String) -> String {
    let end = end(of: path)
    let folder = folder(of: end)
    guard let resolved = realpath((folder.isEmpty ? "." : folder).pathBytes, nil) else {
      return end
    }
    defer { free(resolved) }
    return text(resolved, count: strlen(resolved)) + "/" + end.dropFirst(folder.count)
  }

  /// Returns the path up to and including its last slash; empty for a file in the current folder.
  package static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)])
  }

  private static func target(of path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path.pathBytes, &bytes, bytes.count)
    return count < 0 ? nil : String(pathBytes: bytes.prefix(count) + [0])
  }

  private static func text(_ path: UnsafePointer<CChar>, count: Int) -> String {
    String(pathBytes: Array(UnsafeBufferPointer(start: path, count: count + 1)))
  }
}
