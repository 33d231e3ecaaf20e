import ArgumentParser
import Flipbook
package import TerminalOutput

/// Runs a command's work, reports a failed output, and ends with the status.
package func reportingOutputFailures(
  _ messages: Messages = Messages(),
  _ work: () async throws -> ExitStatus
) async throws {
  let status: ExitStatus
  do {
    status = try await work()
  } catch let error as FileError {
    messages.show(error.finding(.outputFailed))
    status = .outputFailed
  }
  try status.exit()
}

/// Inspects outputs while the arguments are checked; if that fails, reports it and ends the command.
func inspectingOutputs<Value>(_ work: () throws -> Value) throws -> Value {
  do {
    return try work()
  } catch let error as FileError {
    Messages().show(error.finding(.outputFailed))
    throw ExitCode(ExitStatus.outputFailed.rawValue)
  }
}

extension ExitStatus {
  /// Ends the command, unless the status is clean.
  func exit() throws {
    if self != .clean { throw ExitCode(rawValue) }
  }
}
