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
    guard status.isSuccess else {
      if !text.isEmpty { messages.put(Array((explained(text, arguments, of: root) + "\n").utf8)) }
      CurrentProcess.exit(status.rawValue)
    }
    do throws(FileError) {
      if !text.isEmpty { try StandardOutput.write((text + "\n").utf8) }
    } catch {
      messages.show(error.finding(.outputFailed))
      CurrentProcess.exit(ExitStatus.outputFailed.rawValue)
    }
    CurrentProcess.exit(status.rawValue)
  }

  /// The message for a refused command line; it reports an unknown argument first.
  private static func explained(
    _ text: String,
    _ arguments: [String],
    of root: any ParsableCommand.Type
  ) -> String {
    UnknownArgument.message(in: arguments, of: root).map { "Error: " + $0 } ?? text
  }
}
