package import Flipbook

/// The exit status of the command.
package enum ExitStatus: Int32 {
  case clean = 0
  /// A record has findings.
  case findings = 1
  /// An input could not be read or converted.
  case unreadable = 2
  /// The command line makes no sense.
  case usage = 64
  /// A program that the command needs is not installed.
  case unavailable = 69
  /// The system did not give the process the memory, the threads or the open files that it needs.
  case outOfResources = 71
  /// The output could not be written.
  case outputFailed = 74

  /// Becomes another status if that is more severe.
  package mutating func rise(to other: ExitStatus) {
    if other.rawValue > rawValue { self = other }
  }

  /// Returns the status of a run that refused to write an output.
  package static func refused(_ conflict: Finding) -> ExitStatus {
    conflict.rule == .outputFailed ? .outputFailed : .unreadable
  }
}
