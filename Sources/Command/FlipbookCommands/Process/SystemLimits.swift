import Platform
import TerminalOutput

/// What the system must give the process, which would otherwise crash or wait forever.
enum SystemLimits {
  /// The open files of a run that repairs a file and writes a report.
  private static let leastFiles = 16
  /// The threads of a run: one per core for Swift's tasks, whose scheduler waits until it gets all of
  /// them, one that waits for events, and some for the system's libraries.
  private static var leastThreads: Int { CurrentProcess.coreCount + 3 }

  /// Exits if the process cannot run.
  static func begin() {
    let files = CurrentProcess.allowManyFiles()
    if files < leastFiles {
      refuse(
        "at most \(files) files may be open, but flipbook needs \(leastFiles)",
        help: "raise the limit, for example with: ulimit -n 1024"
      )
    }
    MemoryLimit.begin()
    if !CurrentProcess.canStart(threads: leastThreads) {
      refuse(
        "the system does not start \(leastThreads) threads for flipbook",
        help: "end other programs, or raise the limit, for example with: ulimit -u 4096"
      )
    }
  }

  /// Reports what is missing, and exits.
  static func refuse(_ problem: String, help: String) -> Never {
    try? FileDescriptor.standardError.writeBytes(message(problem, help: help))
    CurrentProcess.exit(ExitStatus.outOfResources.rawValue)
  }

  /// Returns a message for a process that can do nothing else.
  static func message(_ problem: String, help: String) -> [UInt8] {
    Array("flipbook: error: \(problem)\n  help: \(help)\n".utf8)
  }
}
