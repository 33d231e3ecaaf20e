internal import Glibc

/// The inputs that the command line means: folders give all files in them, sorted by name, hidden
/// ones left out.
struct InputList {
  private(set) var paths: [InputPath] = []
  /// Folders and files that cannot be looked at.
  private(set) var failures: [FileError] = []
  /// What the folders hold besides files: pipes, devices, links to folders.
  private(set) var others: [String] = []
  /// A folder to leave out, by its device and number: the one that is written to.
  private let excluded: (dev_t, ino_t)?

  /// The inputs that some arguments mean, without what is in the folder that is written to.
  init(_ arguments: [String], excluding folder: String? = nil) {
    var status = stat()
    let isThere = folder.map { stat($0, &status) == 0 } ?? false
    excluded = isThere ? (status.st_dev, status.st_ino) : nil
    for argument in arguments {
      if argument != "-", Self.status(of: Array(argument.utf8CString))?.isFolder == true {
        collect(Array(argument.utf8CString), below: "")
      } else {
        paths.append(InputPath(argument))
      }
    }
  }

  private mutating func collect(_ folder: [CChar], below prefix: String) {
    guard let names = Self.names(in: folder) else {
      failures.append(.last(String(pathBytes: folder), "cannot open the folder"))
      return
    }
    let slash = CChar(bitPattern: UInt8(ascii: "/"))
    let start = folder.dropLast() + (folder.dropLast().last == slash ? [] : [slash])
    for name in names {
      let path = Array(start + name)
      let relativePath = prefix + String(pathBytes: name)
      guard let entry = Self.status(of: path, followsLinks: false) else {
        failures.append(.last(String(pathBytes: path), "cannot look at the file"))
        continue
      }
      // A link to a folder could lead in a circle.
      let target = entry.isLink ? Self.status(of: path) : entry
      if entry.isFolder {
        if let excluded, excluded == (entry.st_dev, entry.st_ino) { continue }
        collect(path, below: relativePath + "/")
      } else if target?.isFile == true {
        let file = InputPath(found: path, relativePath: relativePath)
        // A table of names is read with the files that it belongs to.
        if !CompanionFiles.isCompanion(file) { paths.append(file) }
      } else if target == nil {
        failures.append(.last(String(pathBytes: path), "cannot follow the link"))
      } else {
        others.append(String(pathBytes: path))
      }
    }
  }

  /// The names of everything in a folder, hidden things left out; `nil` when it cannot be opened.
  static func names(in folder: [CChar]) -> [[CChar]]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [[CChar]] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          Array(UnsafeBufferPointer(start: name, count: strlen(name) + 1))
        }
      }
      if name.first != CChar(bitPattern: UInt8(ascii: ".")) { names.append(name) }
    }
    let bytes = { (name: [CChar]) in name.lazy.map { UInt8(bitPattern: $0) } }
    return names.sorted { bytes($0).lexicographicallyPrecedes(bytes($1)) }
  }

  private static func status(of path: [CChar], followsLinks: Bool = true) -> stat? {
    var status = stat()
    let result = followsLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 ? status : nil
  }
}

extension stat {
  fileprivate var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  fileprivate var isFile: Bool { st_mode & S_IFMT == S_IFREG }
  fileprivate var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
}
