import Synchronization

/// When colours are used.
package enum ColourChoice: UInt8, CaseIterable {
  /// As the environment and the terminal decide.
  case auto
  /// Everywhere.
  case always
  /// Nowhere.
  case never

  private static let chosen = Atomic<UInt8>(auto.rawValue)

  /// The choice for this run: the user's, or the one of the environment.
  package static var current: ColourChoice {
    let choice = ColourChoice(rawValue: chosen.load(ordering: .relaxed)) ?? .auto
    return choice == .auto ? ofEnvironment : choice
  }

  /// Sets the choice for this run; call it before anything is written.
  package static func choose(_ choice: ColourChoice) {
    chosen.store(choice.rawValue, ordering: .relaxed)
  }

  /// The choice of the environment: `NO_COLOR` (no-color.org) comes first, then `FORCE_COLOR` and
  /// `CLICOLOR_FORCE` (bixense.com/clicolors), which have no effect if they are empty or 0.
  private static var ofEnvironment: ColourChoice {
    if !Terminal.setting("NO_COLOR").isEmpty { return .never }
    let forces = ["FORCE_COLOR", "CLICOLOR_FORCE"].contains { name in
      !["", "0"].contains(Terminal.setting(name))
    }
    return forces ? .always : .auto
  }
}
