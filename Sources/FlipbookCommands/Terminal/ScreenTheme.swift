internal import ArgumentParser
internal import Flipbook

/// The colours of what is drawn on a terminal, as said on the command line.
struct ScreenTheme: ParsableArguments {
  @Option(help: ThemeArgument.help, completion: .list(Theme.standard.map(\.name)))
  var theme: String?

  /// Whether the user has said something.
  var isGiven: Bool { theme != nil }

  /// The theme that was named, or else the usual one.
  /// - Returns: the theme; `nil` when there is none in the file that was named, which has been told.
  func chosen(_ messages: Messages) throws -> Theme? { try argument.theme(messages) }

  func validate() throws { _ = try argument }

  private var argument: ThemeArgument {
    get throws(ValidationError) { try ThemeArgument(theme ?? Theme.classic.name) }
  }
}
