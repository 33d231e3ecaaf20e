import ArgumentParser
import Flipbook

/// The options for the look of pictures.
struct LooksArguments: ParsableArguments {
  @OptionGroup var theme: ThemeOption

  @Option(
    help: ArgumentHelp("Width of the picture in pixels.", valueName: "pixels"),
    transform: ArgumentNumber.whole(as: 480)
  )
  var size: Int?

  @Option(
    help: ArgumentHelp(
      "Pixels for each one of the width: 2 for sharp pictures on most screens (default: 1).",
      valueName: "factor"
    ),
    transform: ArgumentNumber.whole(as: 2)
  )
  var scale: Int?

  @Flag(help: "Draw only the board, without a page around it.")
  var noFrame = false

  @Flag(
    inversion: .prefixedNo,
    help: "Show the players' names next to the counts (default: shown)."
  )
  var names: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Show letters and numbers next to the board (default: shown)."
  )
  var coordinates: Bool?

  @Option(
    help: ArgumentHelp(
      "Mark a cell with letters or a circle, square, triangle or cross; may be repeated.",
      valueName: "cell=mark"
    ),
    transform: BoardMark<GridCell>.mark
  )
  var mark: [BoardMark<GridCell>] = []

  @Option(
    help: ArgumentHelp("Draw an arrow between two cells; may be repeated.", valueName: "cell:cell"),
    transform: BoardMark<GridCell>.arrow
  )
  var arrow: [BoardMark<GridCell>] = []

  @Option(
    help: ArgumentHelp(
      "Turn the board clockwise by 90, 180 or 270 degrees (default: 0).",
      valueName: "degrees"
    ),
    transform: Orientation.angle
  )
  var orientation: Orientation?

  @Flag(inversion: .prefixedNo, help: "Mark the disk placed last (default: marked).")
  var lastMove: Bool?

  @Flag(inversion: .prefixedNo, help: "Mark the legal moves.")
  var legalMoves: Bool?

  @Flag(inversion: .prefixedNo, help: "Number the disks in the order they were placed.")
  var numbers: Bool?

  @Option(
    help: ArgumentHelp("Title of the picture, above the board.", valueName: "text")
  )
  var title: String?

  @Flag(help: "Write the name of the opening after the title.")
  var opening = false

  @Option(help: ArgumentHelp("Text below the picture.", valueName: "text"))
  var caption: String?

  @Flag(help: "Write the record's comment on the position below a still.")
  var comment = false

  @Flag(help: "Write only the picture, to \\input into a LaTeX document.")
  var fragment = false

  @Option(
    help: ArgumentHelp("Version of asciicast, 2 or 3 (default: 2).", valueName: "version"),
    transform: ArgumentNumber.whole(as: 2)
  )
  var castVersion: Int?

  @Option(
    help: ArgumentHelp(
      "Columns of the terminal that a recording is for (default: \(TerminalSize.usual.columns)).",
      valueName: "number"
    ),
    transform: ArgumentNumber.whole(as: TerminalSize.usual.columns)
  )
  var columns: Int?

  @Option(
    help: ArgumentHelp(
      "Rows of the terminal that a recording is for (default: \(TerminalSize.usual.lines)).",
      valueName: "number"
    ),
    transform: ArgumentNumber.whole(as: TerminalSize.usual.lines)
  )
  var rows: Int?

  /// Sets the given options, except the theme, which may be in a file.
  func set(_ options: inout RenderingOptions) {
    options.size = size
    options.scale = scale ?? options.scale
    options.marks = mark + arrow
    options.orientation = orientation ?? options.orientation
    options.hasFrame = !noFrame
    options.showsNames = names ?? options.showsNames
    options.showsCoordinates = coordinates ?? options.showsCoordinates
    options.marksLastMove = lastMove ?? options.marksLastMove
    options.marksLegalMoves = legalMoves ?? options.marksLegalMoves
    options.showsNumbers = numbers ?? options.showsNumbers
    options.title = title
    options.showsOpening = opening
    options.caption = caption
    options.showsComment = comment
    options.isFragment = fragment
    options.castVersion = castVersion ?? options.castVersion
    options.terminalSize = TerminalSize(
      columns: columns ?? options.terminalSize.columns,
      lines: rows ?? options.terminalSize.lines
    )
  }

  /// The requested features, each with its option.
  var features: [(feature: RenderingFeature, option: String)] {
    let given: [(RenderingFeature, String, Bool)] = [
      (.theme, "--theme", theme.isGiven), (.size, "--size", size != nil),
      (.scale, "--scale", scale != nil), (.frame, "--no-frame", noFrame),
      (.marks, "--mark", !mark.isEmpty),
      (.marks, "--arrow", !arrow.isEmpty), (.orientation, "--orientation", orientation != nil),
      (.title, "--title", title != nil),
      (.title, "--opening", opening), (.caption, "--caption", caption != nil),
      (.caption, "--comment", comment), (.fragment, "--fragment", fragment),
      (.castVersion, "--cast-version", castVersion != nil),
      (.terminalSize, "--columns", columns != nil), (.terminalSize, "--rows", rows != nil),
    ]
    let flags: [(RenderingFeature, String, Bool?)] = [
      (.names, "names", names),
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
      throw ValidationError("--cast-version must be 2 or 3, but is \(castVersion)")
    }
    if let scale, !(1...4).contains(scale) {
      throw ValidationError("--scale must be 1 to 4, but is \(scale)")
    }
    for (option, number) in [("--columns", columns), ("--rows", rows)] {
      guard let number, number < 1 else { continue }
      throw ValidationError("\(option) must be at least 1, but is \(number)")
    }
  }
}
