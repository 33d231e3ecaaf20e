import ArgumentParser
import Flipbook

/// What pictures are to look like, as said on the command line.
struct LooksArguments: ParsableArguments {
  @OptionGroup var theme: ThemeOption

  @Option(
    help: ArgumentHelp("The width of the picture in pixels.", valueName: "pixels"),
    transform: ArgumentNumber.whole(as: 480)
  )
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

  @Option(
    help: ArgumentHelp("The version of asciicast, 2 or 3.", valueName: "version"),
    transform: ArgumentNumber.whole(as: 2)
  )
  var castVersion: Int?

  /// Sets what was said, but for the theme, which may be in a file.
  func set(_ options: inout RenderingOptions) {
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
      (.theme, "--theme", theme.isGiven), (.size, "--size", size != nil),
      (.title, "--title", title != nil), (.castVersion, "--cast-version", castVersion != nil),
    ]
    let flags: [(RenderingFeature, String, Bool?)] = [
      (.coordinates, "coordinates", coordinates), (.lastMove, "last-move", lastMove),
      (.legalMoves, "legal-moves", legalMoves), (.numbers, "numbers", numbers),
    ]
    return given.filter(\.2).map { ($0.0, $0.1) }
      + flags.compactMap { feature, name, choice in
        choice.map { (feature, $0 ? "--\(name)" : "--no-\(name)") }
      }
  }

  func validate() throws {
    if let castVersion, ![2, 3].contains(castVersion) {
      throw ValidationError("--cast-version is 2 or 3, but \(castVersion) was given")
    }
  }
}
