package import GameRecords
import Glibc

/// Why a file or folder cannot be read or written, in the system's words.
public struct FileError: Error, Hashable, Sendable {
  /// The file or folder, as messages show it.
  public let path: String
  /// What is in the way, in one line.
  public let message: String
  /// What to do about it, in one line.
  public let help: String?

  package init(_ path: String, _ message: String, help: String? = nil) {
    self.path = path.shownPath
    self.message = message
    self.help = help
  }

  /// The reason that the last system call left behind.
  package static func last(_ path: String, _ action: String) -> FileError {
    system(path, action, errno)
  }

  /// A reason that the system has a number for.
  package static func system(_ path: String, _ action: String, _ number: CInt) -> FileError {
    FileError(path, "\(action): \(String(cString: strerror(number)))")
  }

  /// The error as a finding.
  package func finding(_ rule: Rule) -> Finding {
    Finding(rule, message, help: help, at: Place(source: path))
  }
}

extension FileError: CustomStringConvertible {
  /// The file, and what is in the way.
  public var description: String { "\(path): \(message)" }
}
