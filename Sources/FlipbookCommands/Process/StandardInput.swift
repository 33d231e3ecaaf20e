import Glibc

/// What is on standard input.
enum StandardInput {
  /// Whether something was put there to be read: a file or a pipe, no terminal and no `/dev/null`.
  static var isGiven: Bool {
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0 else { return false }
    return [S_IFREG, S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
  }
}
