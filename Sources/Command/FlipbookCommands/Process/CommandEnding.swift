import ArgumentParser
import Flipbook
import Platform
import TerminalOutput

/// The end of the command: its last message and its exit status.
enum CommandEnding {
  /// Exits with the message and status of an error, or prints the requested help.
  static func end(
    _ error: any Error,
    _ arguments: [String],
    of root: any ParsableCommand.Type
  ) -> Never {
    let text = root.fullMessage(for: error)
    let status = root.exitCode(for: error)
    let messages = Messages()
    // The parser takes every word with one hyphen and an h in it, such as -watch, for a question.
    let refusal = text.isEmpty ? nil : WrongArgument.message(in: arguments, of: root)
    guard status.isSuccess, refusal == nil else {
      let words = refusal.map { "Error: " + $0 } ?? text
      if !words.isEmpty { messages.put(Array((words + "\n").utf8)) }
      CurrentProcess.exit((status.isSuccess ? ExitCode.validationFailure : status).rawValue)
    }
    do throws(FileError) {
      if !text.isEmpty { try StandardOutput.write((text + "\n").utf8) }
    } catch {
      messages.show(error.finding(.outputFailed))
      CurrentProcess.exit(ExitStatus.outputFailed.rawValue)
    }
    CurrentProcess.exit(status.rawValue)
  }
}
