import Glibc

/// Identifies a regular file under all its names: its device and its number there.
struct FileIdentity: Hashable {
  private let device: dev_t
  private let number: ino_t

  /// Creates the identity from a status; `nil` for anything but a regular file, such as a terminal.
  init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = status.st_dev
    number = status.st_ino
  }

  /// Creates the identity of the file at a path, following links.
  init?(path: [CChar]) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Creates the identity of an open file.
  init?(descriptor: CInt) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The files that standard output and standard error are redirected to.
  static var standardOutputs: Set<FileIdentity> {
    Set([STDOUT_FILENO, STDERR_FILENO].compactMap { FileIdentity(descriptor: $0) })
  }
}
