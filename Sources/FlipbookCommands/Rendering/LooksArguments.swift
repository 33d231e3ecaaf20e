internal import ArgumentParser
internal import Flipbook

/// What pictures are to look like, as said on the command line.
struct LooksArguments: ParsableArguments {
  @Option(help: ThemeArgument.help, completion: .list(Theme.standard.map(\.name)))
  var theme: String?

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

  /// Sets what was said.
  func set(_ options: inout RenderingOptions) throws {
    if let theme, let standard = try ThemeArgument(theme).standard { options.theme = standard }
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

/// A theme named on the command line: a standard one, or a file with one.
struct ThemeArgument {
  /// What `--theme` takes.
  static let help = ArgumentHelp(
    "A theme (\(Theme.standard.map(\.name).joined(separator: ", "))), or a JSON file with one.",
    valueName: "theme"
  )

  /// The theme, if the argument is its name.
  let standard: Theme?
  private let path: String

  /// - Throws: a sentence when there is neither such a theme nor such a file.
  init(_ argument: String) throws(ValidationError) {
    path = argument
    standard = Theme.standard.first { $0.name == argument }
    guard standard == nil, !InputPath(argument).isThere else { return }
    throw ValidationError(
      "there is no theme and no file \(DisplayText.quote(argument.shownPath)); \(ThemeFile.guide)"
    )
  }

  /// The theme, which is read if it is a file.
  /// - Returns: the theme; `nil` when the file has none, which has been told.
  func theme(_ messages: Messages) -> Theme? {
    if let standard { return standard }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.contents(of: InputPath(path), limit: Limits.recordBytes)
    } catch {
      var finding = error.diagnostic(.theme)
      finding.message = "the theme cannot be read: \(finding.message)"
      finding.help = ThemeFile.guide
      messages.show(finding)
      return nil
    }
    do throws(ThemeError) {
      let file = try ThemeFile(bytes, from: path.shownPath)
      for warning in file.warnings { messages.show(warning) }
      return file.theme
    } catch {
      for finding in error.findings { messages.show(finding) }
      return nil
    }
  }
}
