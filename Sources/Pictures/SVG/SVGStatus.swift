import GameRecords

/// The counts with the players' names, the message and the players of a session below the board, and
/// the app's alerts.
struct SVGStatus {
  let page: SVGPage
  private let parts: ScreenParts
  private let names: [PlayerName]

  init(_ document: SVGDocument) {
    page = document.page
    parts = document.parts
    names = document.names
  }

  private var left: Int { Int(SVGPage.x(0)) }
  private var right: Int { Int(SVGPage.x(Double(page.layout.board.width))) }
  private var middle: Int { (left + right) / 2 }
  private var text: String { "fill=\"\(page.colours.text)\"" }

  /// The radius of pieces.
  private static let radius = SVGPage.length(PictureLayout.smallRadius)
  /// The distance of a count's middle from the edge of the board.
  private static let count =
    2 * radius
    + SVGPage.length(PictureLayout.gap + PictureLayout.countWidth / 2)
  /// The distance of a name from the edge of the board.
  private static let name =
    2 * radius
    + SVGPage.length(2 * PictureLayout.gap + PictureLayout.countWidth)
  /// The size of the letters of names, and their width on average.
  private static let (nameSize, nameWidth) = (13, 7)

  /// Returns whether names fit next to the counts.
  static func fits(_ names: [PlayerName], _ layout: PictureLayout) -> Bool {
    let room = SVGPage.length(Double(layout.board.width))
    let widths = names.map { name + nameWidth * TerminalWidth.columns(of: $0.text) }
    return layout.isStacked
      ? widths.allSatisfy { $0 <= room } : widths.reduce(2 * nameWidth, +) <= room
  }

  /// Returns the middle of the line with a count.
  private func y(_ index: Int) -> Int { Int(SVGPage.x(page.layout.countMiddle(index))) }

  /// Whether a count is at the right end of its line.
  private func isAtRight(_ index: Int) -> Bool { index > 0 && !page.layout.isStacked }

  /// Returns a place at some distance from the edge of the board where a count is.
  private func x(_ index: Int, _ distance: Int) -> Int {
    isAtRight(index) ? right - distance : left + distance
  }

  /// The pieces next to the counts, and the names.
  var pieces: String {
    let pieces = parts.counts.enumerated().map { index, count in
      count.piece.map { circle($0, x: x(index, Self.radius), y: y(index)) } ?? ""
    }
    let names = names.enumerated().filter { !$1.text.isEmpty }.map { index, name in
      """
      <text\(page.theme.className("t")) x="\(x(index, Self.name))" y="\(y(index) + 5)" \(text) \
      font-size="\(Self.nameSize)"\(isAtRight(index) ? " text-anchor=\"end\"" : "")>\
      \(SVGOutput.escape(name.isolated))</text>
      """
    }
    return (pieces + names).joined()
  }

  private func circle(_ piece: Piece, x: Int, y: Int, radius: Int = SVGStatus.radius) -> String {
    let fill = SVGPaint(piece.tone).fill(page.suffix)
    return "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\"\(rim) fill=\"\(fill)\"/>"
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
    let counts = parts.counts.indices.map { index in
      let hasPiece = parts.counts[index].piece != nil
      let texts = lines.map { SVGOutput.escape($0[index].text) }
      let place =
        """
        \(text) font-size="18"\(hasPiece ? " text-anchor=\"middle\"" : "") \
        transform="translate(\(hasPiece ? x(index, Self.count) : left) \(y(index) + 6))"
        """
      guard texts.count > 1 else {
        return "<text\(page.theme.className("t")) \(place)>\(texts.joined())</text>"
      }
      let hidden = texts.enumerated().dropFirst().map { "<text y=\"\(-20 * $0)\">\($1)</text>" }
      return """
        <g\(page.theme.className("t")) \(place) clip-path="url(#n\(page.suffix))"><g\(style)>\
        <text>\(texts[0])</text><g\(others)>\(hidden.joined())</g></g></g>
        """
    }
    guard lines.count > 1 else { return counts.joined() }
    return """
      <defs><clipPath id="n\(page.suffix)"><path d="M\(left - right)-16h\(2 * (right - left))v20H\(left - right)z"/></clipPath></defs>\
      \(counts.joined())
      """
  }

  /// The middle of the message.
  private var y: Int { Int(SVGPage.x(page.layout.messageMiddle)) }

  /// Returns a message, at its place.
  func message(_ message: Frame.Message, _ attributes: String = "") -> String {
    let piece = message.piece.map { circle($0, x: left + Self.radius, y: y) } ?? ""
    let start = message.piece == nil ? left : left + 2 * Self.radius + 6
    let words = SVGOutput.escape(SVGOutput.words(of: message))
    return """
      <g\(attributes)>\(piece)<text\(page.theme.className("t")) x="\(start)" y="\(y + 6)" \
      \(text) font-size="18">\(words)</text></g>
      """
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

  /// Returns who plays, at the place of a player, with dots for a computer that is thinking.
  func player(_ index: Int, _ player: Frame.Player, _ attributes: String = "") -> String {
    let (x, y) = playerPlace(index)
    let end = x + 30 + Int(Self.letter * Double(player.words.count))
    let words = SVGOutput.escape(player.words)
    return """
      <g\(attributes)\(page.theme.className("t")) \(text) font-size="14"><text x="\(x + 22)" y="\(y + 5)">\(words)</text>\
      \(player.isThinking ? "<text x=\"\(end)\" y=\"\(y + 5)\">•••</text>" : "")</g>
      """
  }

  private func playerPlace(_ index: Int) -> (x: Int, y: Int) {
    (
      Int(SVGPage.x(page.layout.playerLeft(index))), Int(SVGPage.x(page.layout.playerMiddle(index)))
    )
  }

  /// The line around an alert, which may be as dark or as light as the board.
  private var border: String { " stroke=\"\(page.colours.text)\" stroke-opacity=\".3\"" }

  /// Returns an alert of the app, over the middle of the board.
  func alert(_ alert: Frame.Alert, _ attributes: String = "") -> String {
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
