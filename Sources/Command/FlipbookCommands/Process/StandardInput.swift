import Platform

/// The standard input of the process.
enum StandardInput {
  /// Whether standard input is a file or a pipe, not a terminal or `/dev/null`.
  static var isGiven: Bool {
    // Why it cannot be inspected is reported when it is read.
    guard let status = try? FileDescriptor.standardInput.status else { return true }
    return [.regular, .fifo, .socket].contains(status.type)
  }
}
