import ArgumentParser
import TerminalPlay

/// Whether a command writes in colours.
struct ColourOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "When to use colours: on a terminal by default, always, or never.",
      valueName: "when"
    )
  )
  var color = ColourChoice.auto
}

/// A command that writes in colours.
protocol ColouredCommand {
  /// What the user wants.
  var colour: ColourOption { get }
}

extension ColourChoice: ExpressibleByArgument {
  package init?(argument: String) {
    guard let choice = Self.allCases.first(where: { "\($0)" == argument }) else { return nil }
    self = choice
  }

  package var defaultValueDescription: String { "\(self)" }
  package static var allValueStrings: [String] { allCases.map { "\($0)" } }
}
