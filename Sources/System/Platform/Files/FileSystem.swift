import CLibrary
import CLinux

#if os(Linux)
#endif

/// Calls about files by their paths, as texts that lose no byte.
///
/// Paths are handed to the system as they are: swift-system's `FilePath` would drop a slash at their
/// end, which only a folder may have.
package enum FileSystem {
  /// Returns the status of a file.
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - followsLinks: whether that of a link is the status of its target.
  /// - Returns: the status.
  /// - Throws: why it is unknown, for example because there is no such file.
  package static func status(
    of path: String,
    followsLinks: Bool = true
  ) throws(Errno) -> Stat {
    try withPath(path) { path throws(Errno) in
      try Stat(path, followTargetSymlink: followsLinks)
    }
  }

  /// Returns the status of a file; `nil` if there is none.
  /// - Throws: why that is unknown: a file that cannot be inspected is not an absent one.
  package static func statusIfThere(
    of path: String,
    followsLinks: Bool = true
  ) throws(Errno) -> Stat? {
    try unlessAbsent { () throws(Errno) in try status(of: path, followsLinks: followsLinks) }
  }

  /// Opens a file, which programs that this one starts do not inherit.
  package static func open(
    _ path: String,
    _ mode: FileDescriptor.AccessMode,
    options: FileDescriptor.OpenOptions = [],
    permissions: FilePermissions? = nil
  ) throws(Errno) -> FileDescriptor {
    try withPath(path) { path throws(Errno) in
      try systemErrors {
        try FileDescriptor.open(
          path,
          mode,
          options: options.union(.closeOnExec),
          permissions: permissions
        )
      }
    }
  }

  /// Checks that this user may write to a file.
  package static func checkWritable(_ path: String) throws(Errno) {
    try check(path) { faccessat(AT_FDCWD, $0, W_OK, AT_EACCESS) }
  }

  /// Gives a file a second name, which must not exist yet.
  package static func link(_ path: String, as name: String) throws(Errno) {
    try withPath(name) { name throws(Errno) in try check(path) { CLibrary.link($0, name) } }
  }

  /// Moves a file to a place on the same file system, whose file it replaces.
  package static func rename(_ path: String, to place: String) throws(Errno) {
    try withPath(place) { place throws(Errno) in try check(path) { CLibrary.rename($0, place) } }
  }

  /// Removes a file's name.
  package static func remove(_ path: String) throws(Errno) {
    try check(path) { unlink($0) }
  }

  /// Removes a file's name; safe in signal handlers.
  package static func remove(_ path: UnsafePointer<CChar>) { unlink(path) }

  /// Returns the target of a link; `nil` for anything else.
  /// - Throws: why it is unknown what there is.
  package static func target(ofLink path: String) throws(Errno) -> String? {
    try unlessAbsent { () throws(Errno) in
      var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = withPath(path) { readlink($0, &bytes, bytes.count) }
      if count < 0, errno == EINVAL { return nil }
      guard count >= 0 else { throw .last }
      return String(pathBytes: bytes.prefix(count).map(UInt8.init(bitPattern:)))
    }
  }

  /// Returns the absolute path of a file, without links; `nil` if it does not exist.
  /// - Throws: why that is unknown.
  package static func resolved(_ path: String) throws(Errno) -> String? {
    try unlessAbsent { () throws(Errno) in
      guard let text = withPath(path, { realpath($0, nil) }) else { throw .last }
      return takeText(text)
    }
  }

  // MARK: Helpers

  /// Returns the result of a call; `nil` if there is no such file.
  static func unlessAbsent<Value>(
    _ call: () throws(Errno) -> Value?
  ) throws(Errno) -> Value? {
    do throws(Errno) {
      return try call()
    } catch {
      // A path through a file leads nowhere, such as that of a worktree's .git.
      guard [.noSuchFileOrDirectory, .notDirectory].contains(error) else { throw error }
      return nil
    }
  }

  /// Calls a function with a path that ends with 0.
  static func withPath<Value, Failure: Error>(
    _ path: String,
    _ body: (UnsafePointer<CChar>) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try path.pathCharacters.withUnsafeBufferPointer { buffer throws(Failure) in
      // The buffer is not empty.
      guard let base = buffer.baseAddress else { preconditionFailure("an empty array") }
      return try body(base)
    }
  }

  /// Makes a call with a path, which returns -1 and sets `errno` if it fails.
  static func check(
    _ path: String,
    _ call: (UnsafePointer<CChar>) -> CInt
  ) throws(Errno) {
    guard withPath(path, call) == 0 else { throw .last }
  }

  /// Returns the text of a C string, and frees it.
  static func takeText(_ text: UnsafeMutablePointer<CChar>) -> String {
    defer { free(text) }
    return String(pathText: text)
  }
}

extension String {
  /// Creates the text of a path that is a C string.
  package init(pathText: UnsafePointer<CChar>) {
    self.init(
      pathBytes: UnsafeBufferPointer(start: pathText, count: strlen(pathText))
        .map(UInt8.init(bitPattern:))
    )
  }
}
