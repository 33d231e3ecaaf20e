internal import ArgumentParser
internal import Synchronization

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

/// When colours are used.
enum ColourChoice: UInt8, CaseIterable, ExpressibleByArgument {
  /// As the environment and the terminal say.
  case auto
  /// Everywhere.
  case always
  /// Nowhere.
  case never

  init?(argument: String) {
    guard let choice = Self.allCases.first(where: { "\($0)" == argument }) else { return nil }
    self = choice
  }

  var defaultValueDescription: String { "\(self)" }
  static var allValueStrings: [String] { allCases.map { "\($0)" } }

  private static let chosen = Atomic<UInt8>(auto.rawValue)

  /// What holds for this run: the user's choice, or what the environment asks for.
  static var current: ColourChoice {
    let choice = ColourChoice(rawValue: chosen.load(ordering: .relaxed)) ?? .auto
    return choice == .auto ? ofEnvironment : choice
  }

  /// Has a choice hold for this run, before anything is written.
  static func choose(_ choice: ColourChoice) {
    chosen.store(choice.rawValue, ordering: .relaxed)
  }

  /// What the environment asks for: `NO_COLOR` (no-color.org) comes first, then `FORCE_COLOR` and
  /// `CLICOLOR_FORCE` (bixense.com/clicolors), which count unless they are empty or 0.
  private static var ofEnvironment: ColourChoice {
    if !Terminal.setting("NO_COLOR").isEmpty { return .never }
    let forces = ["FORCE_COLOR", "CLICOLOR_FORCE"].contains { name in
      !["", "0"].contains(Terminal.setting(name))
    }
    return forces ? .always : .auto
  }
}

/// A command that writes in colours.
protocol ColouredCommand {
  /// What the user wants.
  var colour: ColourOption { get }
}
