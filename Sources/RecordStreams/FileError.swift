package import GameRecords
import Glibc

/// The reason why a file or folder cannot be read or written, as reported by the system.
public struct FileError: Error, Hashable, Sendable {
  /// The file or folder, as shown in messages.
  public let path: String
  /// The problem, on one line.
  public let message: String
  /// What to do about it, on one line.
  public let help: String?

  package init(_ path: String, _ message: String, help: String? = nil) {
    self.path = path.shownPath
    self.message = message
    self.help = help
  }

  /// Returns the error of the last system call.
  package static func last(_ path: String, _ action: String) -> FileError {
    system(path, action, errno)
  }

  /// Returns an error with a number of the system.
  package static func system(_ path: String, _ action: String, _ number: CInt) -> FileError {
    FileError(path, "\(action): \(String(cString: strerror(number)))")
  }

  /// Returns the error as a finding.
  package func finding(_ rule: Rule) -> Finding {
    Finding(rule, message, help: help, at: Place(source: path))
  }
}

extension FileError: CustomStringConvertible {
  /// The file and the problem.
  public var description: String { "\(path): \(message)" }
}
