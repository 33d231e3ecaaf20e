import GameRecords
import ReversiRules

/// The message, the counts and the players below the board, and the app's alerts.
struct SVGStatus {
  let page: SVGPage

  /// The middle of the message.
  private var y: Int { Int(SVGPage.x(page.layout.messageMiddle)) }
  /// The middle of the counts.
  private var countsY: Int { Int(SVGPage.x(page.layout.countsMiddle)) }
  private var left: Int { Int(SVGPage.x(0)) }
  private var right: Int { Int(SVGPage.x(Double(page.layout.board.width))) }
  private var middle: Int { (left + right) / 2 }
  private var text: String { "fill=\"\(page.colours.text)\"" }

  /// The largest width of the text of both counts.
  private var countsWidth: Int {
    22 + 24 * String(page.layout.board.squareCount).count
  }

  /// The disks next to the counts.
  var disks: String {
    disk(.dark, x: right - countsWidth - 35) + disk(.light, x: right - 11)
  }

  private func disk(_ side: Disk, x: Int) -> String {
    """
    <circle cx="\(x)" cy="\(countsY)" r="11"\(rim) fill="\(SVGPaint(side).fill(page.suffix))"/>
    """
  }

  /// The line around disks, which may be as dark or as light as the page.
  private var rim: String {
    " stroke=\"\(page.colours.text)\" stroke-opacity=\".5\"" + page.theme.className("r")
  }

  /// Returns lines with both counts, the first at the place of the counts and the others above it.
  func counts(_ lines: [DiskCounts], _ style: String = "") -> String {
    let shown = lines.enumerated().map { index, counts in
      "<tspan x=\"0\"\(index == 0 ? "" : " dy=\"-1em\"")>\(counts.dark)–\(counts.light)</tspan>"
    }
    return """
      <svg x="\(right - countsWidth - 23)" y="\(countsY - 10)" width="\(countsWidth)" height="20"><g\(page.theme.className("t")) \
      \(text) font-size="20" text-anchor="middle" transform="translate(\(countsWidth / 2) 17)"><text\(style)>\
      \(shown.joined())</text></g></svg>
      """
  }

  /// Returns the words of a message, at their place.
  func words(_ message: ScreenMessage, _ attributes: String = "") -> String {
    """
    <text\(page.theme.className("t")) x="\(message.side == nil ? left : left + 28)" y="\(y + 6)" \
    \(text) font-size="18"\(attributes)>\(SVGOutput.words(of: message))</text>
    """
  }

  /// Returns the disk of a message, at its place.
  func disk(_ side: Disk, _ attributes: String = "") -> String {
    """
    <circle cx="\(left + 11)" cy="\(y)" r="11"\(rim) fill="\(SVGPaint(side).fill(page.suffix))"\
    \(attributes)/>
    """
  }

  /// The width of a letter of small text, on average.
  private static let letter = 7.0

  /// The disks of the lines that say who plays each side.
  var playerDisks: String {
    Disk.allCases.map { side in
      let (x, y) = playerPlace(side)
      return """
        <circle cx="\(x + 8)" cy="\(y)" r="8"\(rim) fill="\(SVGPaint(side).fill(page.suffix))"/>
        """
    }
    .joined()
  }

  /// Returns who plays a side, at its place.
  /// - Parameters:
  ///   - side: the side.
  ///   - mode: its mode.
  ///   - attributes: further attributes of the words.
  ///   - dots: the attributes of the dots that show that a computer is thinking; without dots `nil`.
  /// - Returns: the words.
  func player(
    _ side: Disk,
    _ mode: PlayerMode,
    _ attributes: String = "",
    dots: String? = nil
  ) -> String {
    let (x, y) = playerPlace(side)
    return """
      <text\(page.theme.className("t")) x="\(x + 22)" y="\(y + 5)" \(text) font-size="14"\(attributes)>\
      \(mode.rawValue)\(dots.map { "<tspan dx=\"5\"\($0)>•••</tspan>" } ?? "")</text>
      """
  }

  private func playerPlace(_ side: Disk) -> (x: Int, y: Int) {
    (
      Int(SVGPage.x(page.layout.playerLeft(side))), Int(SVGPage.x(page.layout.playerMiddle(side)))
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
      "<text x=\"\(x)\" y=\"\(y + 45 + 20 * index)\">\(line)</text>"
    }
    return """
      <g\(attributes)><rect\(page.theme.className("p r"))\(border) x="\(x - width / 2)" y="\(y)" width="\(width)" \
      height="\(height)" rx="8" fill="\(colours.page)"/><g\(page.theme.className("t")) fill="\(colours.text)" \
      text-anchor="middle" font-size="13"><text x="\(x)" y="\(y + 24)" font-weight="bold">\(alert.title)</text>\
      \(message.joined())</g></g>
      """
  }
}
