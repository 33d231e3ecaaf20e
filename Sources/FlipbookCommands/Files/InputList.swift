internal import Glibc

/// The inputs that the command line means: folders give all files in them, sorted by name, hidden
/// ones left out.
struct InputList {
  private(set) var paths: [InputPath] = []
  /// Folders that cannot be read.
  private(set) var failures: [FileError] = []

  init(_ arguments: [String]) {
    for argument in arguments {
      if argument != "-", Self.kind(of: argument, followsLinks: true) == S_IFDIR {
        collect(argument, below: "")
      } else {
        let name = argument.split(separator: "/").last.map(String.init) ?? argument
        paths.append(InputPath(path: argument, relativePath: name, isFound: false))
      }
    }
  }

  private mutating func collect(_ folder: String, below prefix: String) {
    guard let names = Self.names(in: folder) else {
      failures.append(.last(folder, "cannot open the folder"))
      return
    }
    for name in names {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      switch Self.kind(of: path, followsLinks: false) {
      case S_IFDIR:
        collect(path, below: prefix + name + "/")
      case S_IFREG, S_IFLNK:
        // A link to a folder could lead in a circle.
        guard Self.kind(of: path, followsLinks: true) == S_IFREG else { continue }
        paths.append(InputPath(path: path, relativePath: prefix + name, isFound: true))
      default:
        continue
      }
    }
  }

  private static func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  private static func kind(of path: String, followsLinks: Bool) -> mode_t? {
    var status = stat()
    let result = followsLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 ? status.st_mode & S_IFMT : nil
  }
}
