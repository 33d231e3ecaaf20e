import GameRecords

/// The message, the counts and the players below the board, and the app's alerts.
struct SVGStatus {
  let page: SVGPage
  private let parts: ScreenParts

  init(page: SVGPage, _ parts: ScreenParts) {
    self.page = page
    self.parts = parts
  }

  /// The middle of the message.
  private var y: Int { Int(SVGPage.x(page.layout.messageMiddle)) }
  /// The middle of the counts.
  private var countsY: Int { Int(SVGPage.x(page.layout.countsMiddle)) }
  private var left: Int { Int(SVGPage.x(0)) }
  private var right: Int { Int(SVGPage.x(Double(page.layout.board.width))) }
  private var middle: Int { (left + right) / 2 }
  private var text: String { "fill=\"\(page.colours.text)\"" }

  /// The largest width of the text of all counts.
  private var countsWidth: Int {
    22 + 12 * parts.counts.map(\.text.count).reduce(0, +)
  }

  /// Whether pieces are counted, which are at both ends of the numbers.
  private var countsPieces: Bool { parts.counts.contains { $0.piece != nil } }

  /// The pieces next to the counts.
  var pieces: String {
    zip(parts.counts, [right - countsWidth - 35, right - 11]).map { count, x in
      count.piece.map { circle($0, x: x, y: countsY) } ?? ""
    }
    .joined()
  }

  private func circle(_ piece: Piece, x: Int, y: Int, radius: Int = 11, _ attributes: String = "")
    -> String
  {
    let fill = SVGPaint(piece.tone).fill(page.suffix)
    return "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\"\(rim) fill=\"\(fill)\"\(attributes)/>"
  }

  /// The line around pieces, which may be as dark or as light as the page.
  private var rim: String {
    " stroke=\"\(page.colours.text)\" stroke-opacity=\".5\"" + page.theme.className("r")
  }

  /// Returns lines with all counts: the first at the place of the counts, the others above it and cut
  /// off.
  /// - Parameters:
  ///   - lines: the counts, beginning with the last ones.
  ///   - style: an attribute of all lines.
  ///   - others: the attributes of the lines above the first one.
  /// - Returns: the lines.
  func counts(_ lines: [[Frame.Count]], _ style: String = "", others: String = "") -> String {
    let texts = lines.map { SVGOutput.escape($0.map(\.text).joined(separator: "–")) }
    let place =
      """
      \(text) font-size="20" text-anchor="\(countsPieces ? "middle" : "end")" \
      transform="translate(\(countsPieces ? right - 23 - countsWidth / 2 : right) \(countsY + 7))"
      """
    guard texts.count > 1 else {
      return "<text\(page.theme.className("t")) \(place)>\(texts.joined())</text>"
    }
    let hidden = texts.enumerated().dropFirst().map { "<text y=\"\(-20 * $0)\">\($1)</text>" }
    return """
      <defs><clipPath id="n\(page.suffix)"><path d="M\(-countsWidth)-17h\(2 * countsWidth)v20h\(-2 * countsWidth)z"/></clipPath></defs>\
      <g\(page.theme.className("t")) \(place) clip-path="url(#n\(page.suffix))"><g\(style)>\
      <text>\(texts[0])</text><g\(others)>\(hidden.joined())</g></g></g>
      """
  }

  /// Returns the words of a message, at their place.
  func words(_ message: Frame.Message, _ attributes: String = "") -> String {
    guard !message.words.isEmpty else { return "" }
    return """
      <text\(page.theme.className("t")) x="\(message.piece == nil ? left : left + 28)" y="\(y + 6)" \
      \(text) font-size="18"\(attributes)>\(SVGOutput.escape(SVGOutput.words(of: message)))</text>
      """
  }

  /// Returns the piece of a message, at its place.
  func piece(_ piece: Piece, _ attributes: String = "") -> String {
    circle(piece, x: left + 11, y: y, attributes)
  }

  /// The width of a letter of small text, on average.
  private static let letter = 7.0

  /// Returns the pieces of the lines that say who plays.
  func players(_ players: [Frame.Player]) -> String {
    players.enumerated().map { index, player in
      let (x, y) = playerPlace(index)
      return circle(player.piece, x: x + 8, y: y, radius: 8)
    }
    .joined()
  }

  /// Returns who plays, at the place of a player.
  /// - Parameters:
  ///   - index: the number of the player, from 0.
  ///   - name: who it is.
  ///   - attributes: further attributes of the words.
  ///   - dots: the attributes of the dots that show that a computer is thinking; without dots `nil`.
  /// - Returns: the words.
  func player(
    _ index: Int,
    _ name: String,
    _ attributes: String = "",
    dots: String? = nil
  ) -> String {
    let (x, y) = playerPlace(index)
    func text(_ text: String, _ distance: Int, _ attributes: String) -> String {
      """
      <text\(page.theme.className("t")) x="\(x + 22 + distance)" y="\(y + 5)" \(self.text) \
      font-size="14"\(attributes)>\(SVGOutput.escape(text))</text>
      """
    }
    let end = 8 + Int(Self.letter * Double(name.count))
    return text(name, 0, attributes) + (dots.map { text("•••", end, $0) } ?? "")
  }

  private func playerPlace(_ index: Int) -> (x: Int, y: Int) {
    (
      Int(SVGPage.x(page.layout.playerLeft(index))), Int(SVGPage.x(page.layout.playerMiddle(index)))
    )
  }

  /// The line around an alert, which may be as dark or as light as the board.
  private var border: String { " stroke=\"\(page.colours.text)\" stroke-opacity=\".3\"" }

  /// Returns an alert of the app, over the middle of the board.
  func alert(_ alert: AppAlert, _ attributes: String = "") -> String {
    let widest = Double(right - left - 12)
    let lines = DisplayText.wrap(alert.message, width: Int(widest / Self.letter))
    let width = 12 + Int(Self.letter * Double(lines.map(\.count).max() ?? 0))
    let height = 38 + 20 * lines.count
    let x = middle
    let y = Int(SVGPage.x(Double(page.layout.board.height) / 2)) - height / 2
    let colours = page.colours
    let message = lines.enumerated().map { index, line in
      "<text x=\"\(x)\" y=\"\(y + 45 + 20 * index)\">\(SVGOutput.escape(line))</text>"
    }
    return """
      <g\(attributes)><rect\(page.theme.className("p r"))\(border) x="\(x - width / 2)" y="\(y)" width="\(width)" \
      height="\(height)" rx="8" fill="\(colours.page)"/><g\(page.theme.className("t")) fill="\(colours.text)" \
      text-anchor="middle" font-size="13"><text x="\(x)" y="\(y + 24)" font-weight="bold">\(SVGOutput.escape(alert.title))</text>\
      \(message.joined())</g></g>
      """
  }
}
