import GameRecords

/// A picture of a board as commands of TikZ.
struct TeXPicture {
  let page: TeXPage
  let diagram: Diagram
  /// The line of text above the board.
  let heading: String?
  /// The names next to the counts, if they are shown.
  let names: [PlayerName]
  /// The styles that the commands use, each with the options that it is short for.
  private var styles: [(name: String, options: String)] = []
  /// The commands.
  private var commands: [String] = []

  init(_ game: any DrawableGame, _ options: RenderingOptions, _ diagram: Diagram) {
    let page = TeXPage(game, options, hasMessage: diagram.hasMessage)
    self.page = page
    self.diagram = diagram
    let parts = page.layout.parts
    heading = parts.contains(.heading) ? game.heading(options, columns: page.headingColumns) : nil
    names =
      parts.contains(.names) ? game.names(options) { SVGStatus.fits($0, page.layout) } ?? [] : []
    addBoard()
    if let heading { add(heading: heading) }
    addCaption()
    addPieces()
    addMarks()
    addNotes()
    if parts.contains(.counts) { addCounts() }
    if parts.contains(.message) { add(diagram.frame.message) }
    if parts.contains(.players) { add(diagram.frame.players ?? []) }
    if let alert = diagram.frame.alert { add(alert) }
  }

  /// Returns the only picture of a game, or one for each figure.
  /// - Throws: ``RenderingError`` if there is nothing to draw.
  static func all(
    _ game: some DrawableGame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [TeXPicture] {
    let figures = options.style == .frames ? [] : try game.figures(options)
    guard figures.count > 1 else { return [TeXPicture(game, options, try game.diagram(options))] }
    return figures.map { figure in
      var options = options
      options.title = options.title ?? figure.title.capitalizedFirst
      return TeXPicture(game, options, Diagram(figure, options))
    }
  }

  /// The lines of the picture's environment.
  var lines: [String] {
    let contents = palette + shadings + styleDefinitions + commands
    return ["\\begin{tikzpicture}[\(page.units)]"] + contents.map { "  " + $0 }
      + ["\\end{tikzpicture}"]
  }

  /// Returns the name of a style, which is then defined: how things of one kind look.
  mutating func use(_ name: String, _ options: String...) -> String {
    if !styles.contains(where: { $0.name == name }) {
      styles.append((name, options.joined(separator: ", ")))
    }
    return name
  }

  /// Appends a command.
  mutating func add(_ command: String) { commands.append(command) }

  /// Appends a command for each item of a list.
  mutating func add(for variables: String, in items: [String], _ command: String) {
    guard !items.isEmpty else { return }
    let list = "\\foreach \(variables) in {" + items.joined(separator: ", ") + "}"
    let lines = DisplayText.wrap(list, width: TeXDocument.width - 6)
    commands.append(lines[0])
    commands += (lines.dropFirst() + [command]).map { "  " + $0 }
  }

  // MARK: Definitions

  /// The colours, under short names that are only known in the picture.
  private var palette: [String] {
    let colours = page.colours
    var named: [(String, Colour)] = [
      ("page", colours.page), ("ink", colours.text), ("rim", colours.rim),
      ("board", colours.board), ("lines", colours.lines), ("outline", colours.outline),
      ("mark", colours.mark), ("legal", colours.legal),
    ]
    for tone in Piece.Tone.allCases {
      named += [("\(tone)", colours.disk(tone)), ("on\(tone)", colours.ink(on: tone))]
      guard colours.hasDepth else { continue }
      named += [
        ("\(tone)glow", colours.highlight(tone)), ("\(tone)shade", colours.shade(tone)),
      ]
    }
    return named.map { "\\definecolor{\($0)}{HTML}{\(Self.hexadecimal($1))}" }
  }

  private static func hexadecimal(_ colour: Colour) -> String {
    [colour.red, colour.green, colour.blue]
      .map { NumberText.hexadecimal(UInt64($0), digits: 2) }.joined()
  }

  /// The shadings of disks, with light from the upper left.
  private var shadings: [String] {
    guard page.colours.hasDepth else { return [] }
    return Piece.Tone.allCases.filter { tone in styles.contains { $0.name == "\(tone) disk" } }
      .flatMap { tone in
        let (glow, shade) = ("\(tone)glow", "\(tone)shade")
        return [
          "\\pgfdeclareradialshading[\(glow),\(shade)]{\(tone) disk}{\\pgfpoint{-7bp}{10bp}}",
          "  {color(0bp)=(\(glow)); color(23.25bp)=(\(shade)); color(25bp)=(\(shade))}",
        ]
      }
  }

  private var styleDefinitions: [String] {
    [
      "\\tikzset{", "  every node/.style={inner sep=0pt, text=ink,",
      "    node font=\\normalfont\\sffamily\\fontsize{10}{12}\\selectfont},",
    ] + styles.map { "  \($0.name)/.style={\($0.options)}," } + ["}"]
  }
}
