import GameRecords

/// The board of a page: a picture, and a table with the same contents for screen readers.
///
/// Both show the last frame until the script shows another one. The picture may be turned: its parts are
/// in the order of the cells, each at its place on the turned board.
struct HTMLBoard {
  private let diagram: Diagram
  private let numbers: [GridCell: Int]
  private let parts: ScreenParts
  private let options: RenderingOptions
  private let page: SVGPage
  private let size: GridSize
  /// The position that is shown.
  private let ply: Int
  private let label: String

  init(_ game: some DrawableGame, _ frame: Frame, _ options: RenderingOptions) {
    diagram = game.diagram(of: frame, options)
    parts = game.parts(options)
    let lettered = options.marks.letteredCells
    numbers = options.showsNumbers ? game.numbers.filter { !lettered.contains($0.key) } : [:]
    self.options = options
    size = frame.board.size
    ply = frame.ply
    let layout = PictureLayout(
      options.orientation.turned(size),
      options.showsCoordinates ? [.frame, .coordinates] : [.frame],
      options.orientation
    )
    // The page has only one board, so its identifiers need no suffix.
    page = SVGPage(layout: layout, theme: options.theme, suffix: "")
    label = frame.ply == 0 ? "Start" : "Position after move \(frame.ply)"
  }

  /// The number of cells in a row.
  var columns: Int { page.layout.board.width }

  /// The width divided by the height.
  var ratio: String { SVGOutput.number(page.width / page.height) }

  /// The paints that the board refers to.
  var paints: Set<SVGPaint> {
    Set(parts.pieces.map { SVGPaint($0) }).union(options.marksLegalMoves ? [.hint] : [])
  }

  /// Returns the board.
  /// - Parameters:
  ///   - definesPaints: whether the paints are defined here, and not elsewhere in the page.
  ///   - notes: what the record points out.
  /// - Returns: the board and its table.
  func markup(definesPaints: Bool, _ notes: [Note]) -> String {
    let paints = definesPaints ? paints : []
    let definitions = SVGPaints(theme: options.theme, suffix: "").playerDefinitions(paints)
    return """
      <div class="board">
      <svg viewBox="\(page.viewBox)" role="img" aria-label="Board. \(label)" \
      font-family="system-ui,sans-serif">
      <defs>\(definitions)</defs>
      \(page.board)
      \(options.showsCoordinates ? page.coordinates : "")
      <g class="pieces" \(SVGPage.scale)>\(pieces)</g>\(labels)\(numberTexts)\(mark)\(marks(notes))
      </svg>
      \(alerts)
      </div>
      \(table)
      """
  }

  /// What is pointed out on the board after a move.
  struct Note {
    /// The number of the move, as the script counts: those of variations are negative.
    let ply: Int
    let marks: [BoardMark<GridCell>]
    /// The position, if it is known.
    let board: PieceBoard?
  }

  /// The marks that were asked for, and those of the record, of which the script shows some.
  private func marks(_ notes: [Note]) -> String {
    let notes = notes.map { note in
      let hidden = note.ply == ply ? "" : " display=\"none\""
      return "<g data-ply=\"\(note.ply)\"\(Self.cells(note.marks))\(hidden)>"
        + page.marks(
          note.marks.map { $0.moved(place) },
          on: note.board?.turned(options.orientation)
        ) + "</g>"
    }
    guard !notes.isEmpty || !options.marks.isEmpty else { return "" }
    let asked = page.marks(options.marks.map { $0.moved(place) }, on: nil)
    return notes.joined() + "<g\(Self.cells(options.marks))>\(asked)</g>"
  }

  /// Returns the cells on which marks hide that of the last move, as an attribute.
  private static func cells(_ marks: [BoardMark<GridCell>]) -> String {
    let cells = marks.markedCells.sorted().map(\.description).joined()
    return cells.isEmpty ? "" : " data-cells=\"\(cells)\""
  }

  /// Returns the place of a cell on the turned board.
  private func place(_ cell: GridCell) -> GridCell { options.orientation.place(cell, on: size) }

  /// Whether the screen of a session is shown.
  var isOfSession: Bool { diagram.frame.players != nil }

  /// The alerts that may be open.
  private var alerts: String {
    parts.alerts.map { alert in
      """
      <div class="alert"\(diagram.frame.alert == alert ? "" : " hidden")><p><b>\(SVGOutput.escape(alert.title))</b></p>\
      <p>\(SVGOutput.escape(alert.message))</p></div>
      """
    }
    .joined()
  }

  /// A shape on every cell, including empty ones; the size of disks is in the style.
  private var pieces: String {
    diagram.frame.board.size.cells.map { cell in
      let isHint = diagram.frame.hints?.contains(cell) ?? false
      let paint = diagram.frame.board[cell].map { SVGPaint($0) } ?? (isHint ? .hint : .empty)
      let fill = paint.fill("")
      switch parts.shape {
      case .disk: return "<circle cx=\(place(cell).x) cy=\(place(cell).y) fill=\(fill) />"
      case .panel: return SVGPage.shape(.panel, place(cell), " fill=\"\(fill)\"")
      }
    }
    .joined()
  }

  /// A text for the number of the piece on every cell, if pieces have numbers.
  private var labels: String {
    guard let numbered = parts.pieces.first(where: { $0.number != nil }) else { return "" }
    let texts = diagram.frame.board.size.cells.map { cell in
      let isHint = diagram.frame.hints?.contains(cell) ?? false
      let number = diagram.frame.board[cell]?.number.map(String.init) ?? ""
      return SVGPage.text(number, on: place(cell), isHint ? " class=\"movable\"" : "")
    }
    let ink = page.colours.ink(on: numbered.tone)
    let rule = "<style>.movable{text-decoration:underline}</style>"
    return (options.marksLegalMoves ? rule : "")
      + SVGPage.pieces(
        texts.joined(),
        size: parts.cellWidth > 2 ? 15 : 18,
        " class=\"labels\" fill=\"\(ink)\""
      )
  }

  /// The numbers of all placements in order; those on empty cells are invisible.
  private var numberTexts: String {
    guard !numbers.isEmpty else { return "" }
    let texts = numbers.sorted { $0.value < $1.value }.map { cell, number in
      SVGPage.number(number, on: place(cell), " class=\(diagram.frame.board[cell]?.symbol ?? "-")")
        .replacing("\"", with: "")
    }
    return SVGPage.numbers(texts, " class=\"numbers\"")
  }

  private var mark: String {
    guard options.marksLastMove else { return "" }
    let mark = page.mark(
      diagram.frame.lastMove.map(place),
      on: parts.shape,
      isRing: options.showsNumbers
    )
    return "<g class=\"mark\">\(mark)</g>"
  }

  /// The cells in rows, without the end tags that HTML does not require.
  private var table: String {
    let size = diagram.frame.board.size
    let letters = (0..<size.width).map { "<th scope=\"col\">\(GridCell(x: $0, y: 0).letter)" }
    let rows = (0..<size.height).map { y in
      let cells = (0..<size.width).map { x in
        "<td>" + (diagram.frame.board[GridCell(x: x, y: y)]?.description ?? "")
      }
      return "<tr><th scope=\"row\">\(y + 1)\(cells.joined())"
    }
    return """
      <div class="vh"><table class="squares"><caption>Squares</caption><tr><td>\(letters.joined())\
      \(rows.joined())</table></div>
      """
  }
}
