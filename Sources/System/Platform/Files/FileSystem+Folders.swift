import CLibrary

extension FileSystem {
  /// The path of the folder that the process works in.
  package static var workingFolder: String { getcwd(nil, 0).map(takeText) ?? "/" }

  /// Returns all names in a folder, except hidden ones, in the order of their bytes.
  package static func names(in folder: String) throws(Errno) -> [String] {
    try entries(in: folder).map(\.name)
  }

  /// Returns all names in a folder, except hidden ones, in the order of their bytes, and whether
  /// each is certainly one of a regular file.
  package static func entries(
    in folder: String
  ) throws(Errno) -> [(name: String, isFile: Bool)] {
    try entries(in: folder) { $0.first != UInt8(ascii: ".") }
  }

  /// Returns the hidden names in a folder, except those of itself and of the folder that it is in.
  package static func hiddenNames(in folder: String) throws(Errno) -> [String] {
    try entries(in: folder) { $0.first == UInt8(ascii: ".") && $0 != [0x2E] && $0 != [0x2E, 0x2E] }
      .map(\.name)
  }

  /// Returns all names in a folder, except hidden ones; none if there is no such folder.
  package static func namesIfThere(in folder: String) throws(Errno) -> [String] {
    try unlessAbsent { () throws(Errno) in try names(in: folder) } ?? []
  }

  /// Returns the names in a folder that begin with some characters, in the order of their bytes.
  package static func names(
    in folder: String,
    startingWith start: String
  ) throws(Errno) -> [String] {
    let start = start.pathBytes
    return try entries(in: folder) { $0.starts(with: start) }.map(\.name)
  }

  private static func entries(
    in folder: String,
    where isWanted: ([UInt8]) -> Bool
  ) throws(Errno) -> [(name: String, isFile: Bool)] {
    guard let stream = withPath(folder, { opendir($0) }) else { throw .last }
    defer { closedir(stream) }
    var entries: [(name: [UInt8], isFile: Bool)] = []
    while true {
      // Only this distinguishes an error from the end.
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      let isFile = Int(entry.pointee.d_type) == Int(DT_REG)
      if isWanted(name) { entries.append((name, isFile)) }
    }
    guard errno == 0 else { throw .last }
    return entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
      .map { (String(pathBytes: $0.name), $0.isFile) }
  }

  /// Creates a folder with the usual permissions.
  package static func makeFolder(_ path: String) throws(Errno) {
    try check(path) { mkdir($0, 0o777) }
  }

  /// The user's home folder, according to the user database.
  package static var home: String? {
    getpwuid(getuid())?.pointee.pw_dir.map { String(pathText: $0) }
  }
}
