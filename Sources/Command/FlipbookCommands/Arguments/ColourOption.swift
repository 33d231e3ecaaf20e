import ArgumentParser
import TerminalOutput

/// The option that decides whether a command writes in colours.
package struct ColourOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "When to use colours; auto uses them on a terminal that supports them.",
      valueName: "when"
    )
  )
  var color = ColourChoiceName(.auto)

  package init() {}
}

/// A command that can write in colours.
package protocol ColouredCommand {
  /// The user's choice.
  var colour: ColourOption { get }
}

/// When to use colours, named on the command line.
///
/// ``ColourChoice`` itself has numbers as raw values, which help would show as its default.
struct ColourChoiceName: ExpressibleByArgument, CustomStringConvertible {
  let choice: ColourChoice

  init(_ choice: ColourChoice) { self.choice = choice }

  init?(argument: String) {
    guard let choice = ColourChoice.allCases.first(where: { "\($0)" == argument }) else {
      return nil
    }
    self.choice = choice
  }

  var description: String { "\(choice)" }

  static var allValueStrings: [String] { ColourChoice.allCases.map { "\($0)" } }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
