import ArgumentParser
import Flipbook
import Platform

/// Finds the first unknown argument of a refused command line.
///
/// The argument parser checks the arguments that it knows first, and reports problems with those.
enum UnknownArgument {
  /// The message about the unknown argument, with a suggestion; `nil` if all arguments are known.
  static func message(in arguments: [String]) -> String? {
    var command: any ParsableCommand.Type = FlipbookCommand.self
    var options = CommandOptions(of: command)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      // Only inputs follow.
      if argument == "--" { return nil }
      let subcommands = command.configuration.subcommands
      if let name = CommandOptions.name(of: argument) {
        if !options.known.contains(name), let usual = command.configuration.defaultSubcommand {
          command = usual
          options = CommandOptions(of: command)
        }
        guard options.known.contains(name) else {
          return message("option", name, of: options.known.filter { $0.hasPrefix("--") })
        }
        if options.taking.contains(name), !argument.contains("=") { rest = rest.dropFirst() }
      } else if !subcommands.isEmpty {
        // This command belongs to the argument parser.
        if argument == "help" { return nil }
        let names = subcommands.map { $0.configuration.commandName ?? "" }
        guard let index = names.firstIndex(of: argument) else {
          return message("command", argument, of: names)
        }
        command = subcommands[index]
        options = CommandOptions(of: command)
      }
    }
    return nil
  }

  private static func message(_ kind: String, _ name: String, of known: [String]) -> String {
    "there is no \(kind) \(DisplayText.quote(name.shownPath))"
      + NearMiss.clause(name, in: known.sorted())
  }
}

/// The options of a command, read from its help.
private struct CommandOptions {
  /// Their names, such as `-o` and `--output`.
  private(set) var known: Set<String> = [
    "-h", "--help", "--help-hidden", "--version", "--generate-completion-script",
    "--experimental-dump-help",
  ]
  /// The names of the options that take a value.
  private(set) var taking: Set<String> = ["--generate-completion-script"]

  init(of command: any ParsableCommand.Type) {
    let help = command.helpMessage(includeHidden: true, columns: 1_000)
    for line in help.split(separator: "\n") where line.hasPrefix("  -") {
      let label = line.dropFirst(2).prefix(upTo: line.firstRange(of: "  ", after: 2))
      let names = label.split { ", /".contains($0) }.map(String.init).filter { $0.hasPrefix("-") }
      known.formUnion(names)
      if label.contains("<") { taking.formUnion(names) }
    }
  }

  /// The option's name in an argument, without its value; `nil` for a value or a hyphen.
  static func name(of argument: String) -> String? {
    guard argument.hasPrefix("-"), argument.contains(where: \.isLetter) else { return nil }
    return argument.split(separator: "=", maxSplits: 1).first.map(String.init)
  }
}

extension Substring {
  /// The start of a text after the first `count` characters, or the end.
  fileprivate func firstRange(of text: String, after count: Int) -> Index {
    dropFirst(count).firstRange(of: text)?.lowerBound ?? endIndex
  }
}
