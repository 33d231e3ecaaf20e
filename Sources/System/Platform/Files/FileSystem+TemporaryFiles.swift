import CLibrary

extension FileSystem {
  /// Creates a file that only this user may read and write.
  /// - Parameter start: its path, to which random characters are added.
  /// - Returns: the open file and its path.
  /// - Throws: why it cannot be created.
  package static func makeFile(
    startingWith start: String
  ) throws(Errno) -> (descriptor: FileDescriptor, path: String) {
    try withPath(start + "XXXXXX") { template throws(Errno) in
      guard let path = strdup(template) else { throw .noMemory }
      let number = mkstemp(path)
      guard number >= 0 else {
        let error = Errno.last
        free(path)
        throw error
      }
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
      return (FileDescriptor(rawValue: number), takeText(path))
    }
  }

  /// Creates a file without a name in the folder for temporary files; it goes when it is closed.
  package static func makeUnnamedFile() throws(Errno) -> FileDescriptor {
    let file = try makeFile(startingWith: temporaryFolder + "/flipbook-")
    try remove(file.path)
    return file.descriptor
  }

  /// The folder for temporary files.
  package static var temporaryFolder: String {
    Environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  }

  /// The permissions of new files: those that the process's mask leaves.
  package static var newFilePermissions: FilePermissions {
    let mask = umask(0)
    umask(mask)
    return FilePermissions(rawValue: 0o666 & ~mask)
  }
}
