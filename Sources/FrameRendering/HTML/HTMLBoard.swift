import GameRecords
import ReversiRules

/// The board of a page: a picture, and a table with the same contents for screen readers.
///
/// Both show the last frame until the script shows another one.
struct HTMLBoard {
  private let diagram: Diagram
  private let numbers: [Square: Int]
  private let options: RenderingOptions
  private let page: SVGPage
  private let label: String

  init(_ game: PlayedGame, _ frame: Frame, _ options: RenderingOptions) {
    diagram = game.diagram(of: frame, options)
    numbers = options.showsNumbers ? game.numbers : [:]
    self.options = options
    let layout = PictureLayout(
      frame.board.size,
      hasCoordinates: options.showsCoordinates,
      hasCaption: false,
      hasStatus: false
    )
    // The page has only one board, so its identifiers need no suffix.
    page = SVGPage(layout: layout, theme: options.theme, suffix: "")
    label = frame.ply == 0 ? "Start" : "Position after move \(frame.ply)"
  }

  /// The rules for readers who prefer dark pages, in CSS.
  var darkScheme: String { page.darkScheme }

  /// The number of squares in a row.
  var columns: Int { diagram.board.size.width }

  /// The width divided by the height.
  var ratio: String { SVGOutput.number(page.width / page.height) }

  var markup: String {
    var paints: Set<SVGPaint> = [.dark, .light]
    if options.marksLegalMoves { paints.insert(.hint) }
    let definitions = SVGPaints(theme: options.theme, suffix: "").definitions(paints)
    return """
      <div id="board">
      <svg id="g" viewBox="\(page.viewBox)" role="img" aria-label="Board. \(label)" \
      font-family="system-ui,sans-serif">
      <defs>\(definitions)</defs>
      \(page.board)
      \(options.showsCoordinates ? page.coordinates : "")
      <g id="disks" \(SVGPage.scale)>\(disks)</g>\(numberTexts)\(mark)
      </svg>
      \(alerts)
      </div>
      \(table)
      """
  }

  /// Whether the screen of a session is shown.
  var isOfSession: Bool { diagram.players != nil }

  /// The alerts that may be open; only sessions have the question before a reset.
  private var alerts: String {
    HTMLFrames.alerts.prefix(isOfSession ? .max : 1).map { alert in
      """
      <div class="alert"\(diagram.alert == alert ? "" : " hidden")><p><b>\(alert.title)</b></p>\
      <p>\(alert.message)</p></div>
      """
    }
    .joined()
  }

  /// A circle on every square, including empty ones.
  private var disks: String {
    diagram.board.size.squares.map { square in
      let paint =
        diagram.board[square].map { SVGPaint($0) }
        ?? (diagram.legalMoves?.contains(square) ?? false ? .hint : .empty)
      return SVGPage.circle(square, " fill=\"\(paint.fill(""))\"")
    }
    .joined()
  }

  /// The numbers of all placements in order; those on empty squares are invisible.
  private var numberTexts: String {
    guard options.showsNumbers else { return "" }
    let texts = numbers.sorted { $0.value < $1.value }.map { square, number in
      SVGPage.number(number, on: square, " class=\"\(diagram.board[square]?.symbol ?? "-")\"")
    }
    return SVGPage.numbers(texts, " id=\"numbers\"")
  }

  private var mark: String {
    guard options.marksLastMove else { return "" }
    return page.mark(diagram.lastMove, isRing: options.showsNumbers, " id=\"mark\"")
  }

  /// The squares in rows, without the end tags that HTML does not require.
  private var table: String {
    let size = diagram.board.size
    let letters = (0..<size.width).compactMap { Square(x: $0, y: 0)?.description.first }
      .map { "<th scope=\"col\">\($0)" }
    let rows = (0..<size.height).map { y in
      let cells = (0..<size.width).map { x in
        "<td>" + (Square(x: x, y: y).flatMap { diagram.board[$0]?.description } ?? "")
      }
      return "<tr><th scope=\"row\">\(y + 1)\(cells.joined())"
    }
    return """
      <div class="vh"><table id="squares"><caption>Squares</caption><tr><td>\(letters.joined())\
      \(rows.joined())</table></div>
      """
  }
}
