import ArgumentParser
import Flipbook
import Platform

/// Finds the first argument of a command line that is unknown, or an option that appears twice.
///
/// The argument parser checks the arguments that it knows first, and reports problems with those. Of
/// those that it does not know, it lets some pass, and of an option that appears twice the first one.
enum WrongArgument {
  /// Whether an option may appear twice, which is found out quickly.
  static func mayRepeat(_ arguments: [String]) -> Bool {
    var initials: Set<Character> = []
    return arguments.prefix { $0 != "--" }.compactMap(KnownCommand.option)
      .contains { !initials.insert($0.drop { $0 == "-" }.first ?? "-").inserted }
  }

  /// The message about the argument, perhaps with a suggestion, and with the usage of the command; `nil`
  /// if there is none.
  static func message(in arguments: [String], of root: any ParsableCommand.Type) -> String? {
    var command = KnownCommand(root)
    var given: Set<[String]> = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      // Only inputs follow.
      if argument == "--" { return nil }
      if let name = KnownCommand.option(in: argument) {
        if !command.options.contains(name), let usual = command.usual { command = usual }
        guard command.options.contains(name) else {
          return command.message(
            refusing: "option",
            name,
            of: command.options.filter { $0.hasPrefix("--") }
          )
        }
        let option = command.taking.first { $0.names.contains(name) }
        guard let option else { continue }
        guard given.insert(option.names).inserted || option.isRepeatable else {
          return command.message("the option \(DisplayText.quote(name)) can be given only once")
        }
        if !argument.contains("=") { rest = rest.dropFirst() }
      } else if !command.subcommands.isEmpty {
        // This command belongs to the argument parser.
        if argument == "help" { continue }
        guard let next = command.subcommand(argument) else {
          return command.message(refusing: "command", argument, of: command.subcommands)
        }
        command = next
      }
    }
    return nil
  }
}

/// A command with what it knows: its subcommands, and its options, read from its help.
private struct KnownCommand {
  private let type: any ParsableCommand.Type
  private let root: any ParsableCommand.Type
  /// The words that run it.
  private let words: String
  /// The names of the options, such as `-o` and `--output`.
  private(set) var options: Set<String> = [
    "-h", "--help", "--help-hidden", "--version", "--generate-completion-script",
    "--experimental-dump-help",
  ]
  /// The options that take a value, with all their names; the help of some says that they may be
  /// repeated.
  private(set) var taking: [(names: [String], isRepeatable: Bool)] = [
    (["--generate-completion-script"], false)
  ]

  init(_ type: any ParsableCommand.Type, of parent: KnownCommand? = nil) {
    self.type = type
    root = parent?.root ?? type
    words = [parent?.words, type.configuration.commandName].compactMap(\.self)
      .joined(separator: " ")
    let help = type.helpMessage(includeHidden: true, columns: 1_000)
    for entry in help.split(separator: "\n  -").dropFirst() {
      // What the option does follows after two spaces.
      let label = "-" + entry.prefix(upTo: entry.firstRange(of: "  ")?.lowerBound ?? entry.endIndex)
      let names = label.split { ", /\n".contains($0) }.map(String.init)
        .filter { $0.hasPrefix("-") }
      options.formUnion(names)
      if label.contains("<") { taking.append((names, entry.contains("repeated"))) }
    }
  }

  /// The names of the subcommands.
  var subcommands: [String] {
    type.configuration.subcommands.map { $0.configuration.commandName ?? "" }
  }

  /// The subcommand that runs if none is named; `nil` if one must be named.
  var usual: KnownCommand? {
    type.configuration.defaultSubcommand.map { KnownCommand($0, of: self) }
  }

  /// Returns a subcommand; `nil` if there is none of that name.
  func subcommand(_ name: String) -> KnownCommand? {
    type.configuration.subcommands.first { $0.configuration.commandName == name }
      .map { KnownCommand($0, of: self) }
  }

  /// Returns the message about an argument that it does not know.
  func message(refusing kind: String, _ name: String, of known: some Sequence<String>) -> String {
    let hint = NearMiss.clause(name, in: known.sorted())
    let isWord = hint.isEmpty && kind == "option" && !name.hasPrefix("--") && name.count > 2
    return message(
      "there is no \(kind) \(DisplayText.quote(name.shownPath))\(hint)"
        + (isWord ? "; a file of that name is \(DisplayText.shellWord(name.shownPath))" : "")
    )
  }

  /// Returns a message with the usage of the command.
  func message(_ problem: String) -> String {
    """
    \(problem)
    Usage: \(root.usageString(for: type))
      See '\(words) --help' for more information.
    """
  }

  /// The option's name in an argument, without its value; `nil` for a value or a hyphen.
  static func option(in argument: String) -> String? {
    guard argument.hasPrefix("-"), argument.contains(where: \.isLetter) else { return nil }
    return argument.split(separator: "=", maxSplits: 1).first.map(String.init)
  }
}
