internal import Flipbook
internal import Glibc

/// Why a file or folder cannot be read or written, in the system's words.
struct FileError: Error {
  let path: String
  let message: String

  init(_ path: String, _ message: String) {
    self.path = path.shownPath
    self.message = message
  }

  /// The reason that the last system call left behind.
  static func last(_ path: String, _ action: String) -> FileError {
    FileError(path, "\(action): \(String(cString: strerror(errno)))")
  }

  func diagnostic(_ rule: Rule) -> Diagnostic {
    Diagnostic(rule, message, at: Place(source: path))
  }
}

extension Rule {
  static let unreadableInput = Rule(
    "unreadable-input",
    .error,
    "An input must be a file that can be read."
  )
  static let ownOutput = Rule(
    "own-output",
    .note,
    "What a run writes is not among what it reads."
  )
  static let outputFailed = Rule(
    "output-failed",
    .error,
    "The output must be written whole."
  )
}
