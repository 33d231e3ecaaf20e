package import ArgumentParser
import Dispatch
import Flipbook
import Platform
import TerminalOutput

/// The process of a command.
package enum CommandProcess {
  /// Runs a command with the process's arguments, and exits; must be called first, while there is
  /// only one thread.
  /// - Parameters:
  ///   - root: the command.
  ///   - catalogue: what it knows, unless it is what `flipbook` does.
  package static func run(
    _ root: (some AsyncParsableCommand).Type,
    knowing catalogue: (any Catalogue.Type)? = nil
  ) -> Never {
    if let catalogue { Known.use(catalogue) }
    SystemLimits.begin()
    MemoryReuse.begin()
    Interruption.begin()
    Task { await parse(root) }
    dispatchMain()
  }

  private static func parse(_ root: (some AsyncParsableCommand).Type) async -> Never {
    guard CommandLine.argc > 0 else {
      // Swift reads them there.
      Messages().show(.unreadableInput, "cannot read the arguments: /proc is not mounted")
      CurrentProcess.exit(ExitStatus.unreadable.rawValue)
    }
    let arguments = arguments
    do {
      var command = try await root.asyncParseAsRoot(arguments)
      if WrongArgument.mayRepeat(arguments),
        let problem = WrongArgument.message(in: arguments, of: root)
      {
        throw ValidationError(problem)
      }
      if let command = command as? any ColouredCommand {
        ColourChoice.choose(command.colour.color.choice)
      }
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      CommandEnding.end(error, arguments, of: root)
    }
    CurrentProcess.exit(0)
  }

  /// The arguments of the process, decoded so that no byte of a path is lost.
  private static var arguments: [String] {
    let texts = (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { argument in
        String(pathText: argument)
      }
    }
    return ArgumentSpelling.respelled(texts)
  }
}
