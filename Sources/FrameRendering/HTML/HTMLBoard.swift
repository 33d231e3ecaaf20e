import GameRecords

/// The board of a page: a picture, and a table with the same contents for screen readers.
///
/// Both show the last frame until the script shows another one.
struct HTMLBoard {
  private let diagram: Diagram
  private let numbers: [GridCell: Int]
  private let parts: ScreenParts
  private let options: RenderingOptions
  private let page: SVGPage
  private let label: String

  init(_ game: some DrawableGame, _ frame: Frame, _ options: RenderingOptions) {
    diagram = game.diagram(of: frame, options)
    parts = game.parts(options)
    numbers = options.showsNumbers ? game.numbers : [:]
    self.options = options
    let layout = PictureLayout(
      frame.board.size,
      options.showsCoordinates ? [.frame, .coordinates] : [.frame]
    )
    // The page has only one board, so its identifiers need no suffix.
    page = SVGPage(layout: layout, theme: options.theme, suffix: "")
    label = frame.ply == 0 ? "Start" : "Position after move \(frame.ply)"
  }

  /// The rules for readers who prefer dark pages, and for what is drawn, in CSS.
  var rules: [String] {
    let radius = SVGOutput.number(PictureLayout.diskRadius - PictureLayout.rim / 2, decimals: 3)
    let hasMovable = options.marksLegalMoves && parts.pieces.contains { $0.number != nil }
    return [page.darkScheme, ".pieces circle{r:\(radius)px}"]
      + (hasMovable ? [".movable{text-decoration:underline}"] : [])
  }

  /// The number of cells in a row.
  var columns: Int { diagram.board.size.width }

  /// The width divided by the height.
  var ratio: String { SVGOutput.number(page.width / page.height) }

  /// The paints that the board refers to.
  var paints: Set<SVGPaint> {
    Set(parts.pieces.map { SVGPaint($0) }).union(options.marksLegalMoves ? [.hint] : [])
  }

  /// Returns the board.
  /// - Parameter definesPaints: whether the paints are defined here, and not elsewhere in the page.
  /// - Returns: the board and its table.
  func markup(definesPaints: Bool) -> String {
    let paints = definesPaints ? paints : []
    let definitions = SVGPaints(theme: options.theme, suffix: "").playerDefinitions(paints)
    return """
      <div class="board">
      <svg viewBox="\(page.viewBox)" role="img" aria-label="Board. \(label)" \
      font-family="system-ui,sans-serif">
      <defs>\(definitions)</defs>
      \(page.board)
      \(options.showsCoordinates ? page.coordinates : "")
      <g class="pieces" \(SVGPage.scale)>\(pieces)</g>\(labels)\(numberTexts)\(mark)
      </svg>
      \(alerts)
      </div>
      \(table)
      """
  }

  /// Whether the screen of a session is shown.
  var isOfSession: Bool { diagram.players != nil }

  /// The alerts that may be open.
  private var alerts: String {
    parts.alerts.map { alert in
      """
      <div class="alert"\(diagram.alert == alert ? "" : " hidden")><p><b>\(SVGOutput.escape(alert.title))</b></p>\
      <p>\(SVGOutput.escape(alert.message))</p></div>
      """
    }
    .joined()
  }

  /// A shape on every cell, including empty ones; the size of disks is in the style.
  private var pieces: String {
    diagram.board.size.cells.map { cell in
      let isHint = diagram.hints?.contains(cell) ?? false
      let paint = diagram.board[cell].map { SVGPaint($0) } ?? (isHint ? .hint : .empty)
      let fill = paint.fill("")
      switch parts.shape {
      case .disk: return "<circle cx=\(cell.x) cy=\(cell.y) fill=\(fill) />"
      case .panel: return SVGPage.shape(.panel, cell, " fill=\"\(fill)\"")
      }
    }
    .joined()
  }

  /// A text for the number of the piece on every cell, if pieces have numbers.
  private var labels: String {
    guard let numbered = parts.pieces.first(where: { $0.number != nil }) else { return "" }
    let texts = diagram.board.size.cells.map { cell in
      let isHint = diagram.hints?.contains(cell) ?? false
      let number = diagram.board[cell]?.number.map(String.init) ?? ""
      return SVGPage.text(number, on: cell, isHint ? " class=\"movable\"" : "")
    }
    let ink = page.colours.ink(on: numbered.tone)
    return SVGPage.pieces(
      texts.joined(),
      size: parts.cellWidth > 2 ? 15 : 18,
      " class=\"labels\" fill=\"\(ink)\""
    )
  }

  /// The numbers of all placements in order; those on empty cells are invisible.
  private var numberTexts: String {
    guard !numbers.isEmpty else { return "" }
    let texts = numbers.sorted { $0.value < $1.value }.map { cell, number in
      SVGPage.number(number, on: cell, " class=\(diagram.board[cell]?.symbol ?? "-")")
        .replacing("\"", with: "")
    }
    return SVGPage.numbers(texts, " class=\"numbers\"")
  }

  private var mark: String {
    guard options.marksLastMove else { return "" }
    let mark = page.mark(diagram.lastMove, on: parts.shape, isRing: options.showsNumbers)
    return "<g class=\"mark\">\(mark)</g>"
  }

  /// The cells in rows, without the end tags that HTML does not require.
  private var table: String {
    let size = diagram.board.size
    let letters = (0..<size.width).map { "<th scope=\"col\">\(GridCell(x: $0, y: 0).letter)" }
    let rows = (0..<size.height).map { y in
      let cells = (0..<size.width).map { x in
        "<td>" + (diagram.board[GridCell(x: x, y: y)]?.description ?? "")
      }
      return "<tr><th scope=\"row\">\(y + 1)\(cells.joined())"
    }
    return """
      <div class="vh"><table class="squares"><caption>Squares</caption><tr><td>\(letters.joined())\
      \(rows.joined())</table></div>
      """
  }
}
