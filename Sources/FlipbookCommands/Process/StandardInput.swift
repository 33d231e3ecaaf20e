import Glibc

/// The standard input of the process.
enum StandardInput {
  /// Whether standard input is a file or a pipe, not a terminal or `/dev/null`.
  static var isGiven: Bool {
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0 else { return false }
    return [S_IFREG, S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
  }
}
