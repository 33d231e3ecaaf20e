internal import ArgumentParser
internal import Flipbook

/// What pictures are to look like, as said on the command line.
struct LooksArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A theme (\(Theme.standard.map(\.name).joined(separator: ", "))), or a JSON file with one.",
      valueName: "theme"
    ),
    completion: .list(Theme.standard.map(\.name))
  )
  var theme: String?

  @Option(help: ArgumentHelp("The width of the picture in pixels.", valueName: "pixels"))
  var size: Int?

  @Flag(inversion: .prefixedNo, help: "Letters and numbers beside the board (default: shown).")
  var coordinates: Bool?

  @Flag(inversion: .prefixedNo, help: "Mark the disk that was placed last (default: marked).")
  var lastMove: Bool?

  @Flag(inversion: .prefixedNo, help: "Mark where the side to move may place a disk.")
  var legalMoves: Bool?

  @Flag(inversion: .prefixedNo, help: "Number the disks in the order of their placement.")
  var numbers: Bool?

  @Option(
    help: ArgumentHelp("What the picture is called, instead of who played.", valueName: "text")
  )
  var title: String?

  @Option(help: ArgumentHelp("The version of asciicast, 2 or 3.", valueName: "version"))
  var castVersion: Int?

  /// Sets what was said.
  func set(_ options: inout RenderingOptions) throws {
    if let theme { options.theme = try ThemeArgument.theme(theme) }
    options.size = size
    options.showsCoordinates = coordinates ?? options.showsCoordinates
    options.marksLastMove = lastMove ?? options.marksLastMove
    options.marksLegalMoves = legalMoves ?? options.marksLegalMoves
    options.showsNumbers = numbers ?? options.showsNumbers
    options.title = title
    options.castVersion = castVersion ?? options.castVersion
  }

  /// The features that were asked for, each with its option.
  var features: [(feature: RenderingFeature, option: String)] {
    let given: [(RenderingFeature, String, Bool)] = [
      (.theme, "--theme", theme != nil), (.size, "--size", size != nil),
      (.coordinates, "--coordinates", coordinates != nil),
      (.lastMove, "--last-move", lastMove != nil),
      (.legalMoves, "--legal-moves", legalMoves != nil), (.numbers, "--numbers", numbers != nil),
      (.title, "--title", title != nil), (.castVersion, "--cast-version", castVersion != nil),
    ]
    return given.filter(\.2).map { ($0.0, $0.1) }
  }

  func validate() throws {
    if let castVersion, ![2, 3].contains(castVersion) {
      throw ValidationError("--cast-version is 2 or 3, but \(castVersion) was given")
    }
  }
}

/// A theme named on the command line.
enum ThemeArgument {
  /// The theme with a name.
  static func theme(_ argument: String) throws -> Theme {
    if let theme = Theme.standard.first(where: { $0.name == argument }) { return theme }
    let names = Theme.standard.map(\.name).joined(separator: ", ")
    throw ValidationError("there is no theme \(DisplayText.quote(argument)); known are \(names)")
  }
}
