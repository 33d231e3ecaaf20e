package import Flipbook

/// How the command ends, for the shell.
package enum ExitStatus: Int32 {
  case clean = 0
  /// Something is wrong with a record.
  case findings = 1
  /// An input could not be read or converted.
  case unreadable = 2
  /// The command line makes no sense.
  case usage = 64
  /// The process may not have as much memory as it needs.
  case outOfMemory = 71
  /// The output could not be written.
  case outputFailed = 74

  /// Becomes another status if that is graver.
  package mutating func rise(to other: ExitStatus) {
    if other.rawValue > rawValue { self = other }
  }

  /// The status of a run that has refused to write an output.
  package static func refused(_ conflict: Finding) -> ExitStatus {
    conflict.rule == .outputFailed ? .outputFailed : .unreadable
  }
}
