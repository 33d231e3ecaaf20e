import Platform

/// The standard input of the process.
enum StandardInput {
  /// Whether standard input is a file or a pipe, not a terminal or `/dev/null`.
  static var isGiven: Bool {
    guard let status = FileDescriptor.standardInput.status else { return false }
    return [.regular, .fifo, .socket].contains(status.type)
  }
}
