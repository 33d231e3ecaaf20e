import ArgumentParser
import Flipbook
import Glibc
import TerminalPlay

/// How the command ends: what is said last, and the status.
enum CommandEnding {
  /// Ends the process as an error of the command line, of a command, or a wish for help has it.
  static func end(_ error: any Error, _ arguments: [String]) -> Never {
    let text = FlipbookCommand.fullMessage(for: error)
    let status = FlipbookCommand.exitCode(for: error)
    let messages = Messages()
    guard status.isSuccess else {
      if !text.isEmpty { messages.put(Array((explained(text, arguments) + "\n").utf8)) }
      exit(status.rawValue)
    }
    do throws(FileError) {
      if !text.isEmpty { try StandardOutput.write((text + "\n").utf8) }
    } catch {
      messages.show(error.finding(.outputFailed))
      exit(ExitStatus.outputFailed.rawValue)
    }
    exit(status.rawValue)
  }

  /// A refusal of the command line, which tells first what is unknown in it.
  private static func explained(_ text: String, _ arguments: [String]) -> String {
    guard let unknown = UnknownArgument.message(in: arguments) else { return text }
    let usage = text.firstRange(of: "Usage:").map { "\n" + text[$0.lowerBound...] } ?? ""
    return "Error: " + unknown + usage
  }
}
