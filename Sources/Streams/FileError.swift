package import GameRecords
import Platform

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

  /// Creates an error that the system reports.
  /// - Parameters:
  ///   - path: the file or folder.
  ///   - problem: what could not be done.
  ///   - reason: why.
  package init(_ path: String, _ problem: String, _ reason: any Error) {
    self.init(path, "\(problem): \(reason)")
  }

  /// Does something with a file or folder, and says in an error what could not be done.
  package static func doing<Value>(
    _ problem: String,
    _ path: String,
    _ work: () throws -> Value
  ) throws(FileError) -> Value {
    do { return try work() } catch { throw FileError(path, problem, error) }
  }

  /// Inspects a file, and says in an error that this could not be done.
  package static func inspecting<Value>(
    _ path: String,
    _ work: () throws -> Value
  ) throws(FileError) -> Value {
    try doing("cannot inspect the file", path, work)
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
