import CLibrary

extension FileSystem {
  /// The path of the folder that the process works in.
  package static var workingFolder: String { getcwd(nil, 0).map(takeText) ?? "/" }

  /// Returns all names in a folder, except hidden ones, in the order of their bytes.
  package static func names(in folder: String) throws(Errno) -> [String] {
    try names(in: folder) { $0.first != UInt8(ascii: ".") }
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
    return try names(in: folder) { $0.starts(with: start) }
  }

  private static func names(
    in folder: String,
    where isWanted: ([UInt8]) -> Bool
  ) throws(Errno) -> [String] {
    guard let stream = withPath(folder, { opendir($0) }) else { throw .last }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while true {
      // Only this distinguishes an error from the end.
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if isWanted(name) { names.append(name) }
    }
    guard errno == 0 else { throw .last }
    return names.sorted { $0.lexicographicallyPrecedes($1) }.map { String(pathBytes: $0) }
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
