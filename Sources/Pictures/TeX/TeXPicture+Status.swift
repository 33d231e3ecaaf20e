import GameRecords

/// The message, the counts and the players below the board, and the app's alert.
extension TeXPicture {
  /// Writes the message.
  mutating func add(_ message: Frame.Message) {
    let middle = page.layout.messageMiddle
    let radius = PictureLayout.smallRadius
    if let piece = message.piece { add(piece, radius, at: page.place(radius, middle)) }
    guard !message.words.isEmpty else { return }
    let start = message.piece == nil ? 0 : 2 * radius + PictureLayout.gap
    let words = TeXText.escape(SVGOutput.words(of: message))
    add("\\node[\(messageStyle)] at \(page.place(start, middle + 0.15)) {\(words)};")
  }

  private var messageStyle: String {
    mutating get { use("message", page.text(18), "anchor=base west") }
  }

  /// Writes who plays in a session.
  mutating func add(_ players: [Frame.Player]) {
    for (index, player) in players.enumerated() {
      let (left, middle) = (page.layout.playerLeft(index), page.layout.playerMiddle(index))
      add(player.piece, 0.2, at: page.place(left + 0.2, middle))
      let words = TeXText.escape(player.words) + (player.isThinking ? " \\dots" : "")
      let style = use("player", page.text(14), "anchor=base west")
      add("\\node[\(style)] at \(page.place(left + 0.55, middle + 0.125)) {\(words)};")
    }
  }

  /// Writes the counts with their pieces and the names of the players.
  mutating func addCounts() {
    let radius = PictureLayout.smallRadius
    let (gap, width) = (PictureLayout.gap, PictureLayout.countWidth)
    let right = Double(page.layout.board.width)
    for (index, count) in diagram.frame.counts.enumerated() {
      let middle = page.layout.countMiddle(index)
      let isAtRight = index > 0 && !page.layout.isStacked
      func place(_ distance: Double, _ y: Double) -> String {
        page.place(isAtRight ? right - distance : distance, y)
      }
      let text = TeXText.escape(count.text)
      guard let piece = count.piece else {
        add("\\node[\(messageStyle)] at \(place(0, middle + 0.15)) {\(text)};")
        continue
      }
      add(piece, radius, at: place(radius, middle))
      let number = place(2 * radius + gap + width / 2, middle + 0.15)
      let style = use("disk count", page.text(18), "anchor=base")
      add("\\node[\(style)] at \(number) {\(text)};")
      let name = names[count: index].text
      guard !name.isEmpty else { continue }
      let nameStyle =
        isAtRight
        ? use("player name at right", page.text(13), "anchor=base east")
        : use("player name", page.text(13), "anchor=base west")
      let start = place(2 * (radius + gap) + width, middle + 0.15)
      add("\\node[\(nameStyle)] at \(start) {\(TeXText.escape(name))};")
    }
  }

  /// Draws a disk next to a text.
  private mutating func add(_ piece: Piece, _ radius: Double, at place: String) {
    let styles =
      style(of: Piece(.disk, piece.tone)) + ", " + use("status disk", page.line("rim", 1))
    add("\\path[\(styles)] \(place) circle[radius=\(page.number(radius))];")
  }

  /// Draws an alert over the middle of the board.
  mutating func add(_ alert: Frame.Alert) {
    let layout = page.layout
    let middle = page.place(Double(layout.board.width) / 2, Double(layout.board.height) / 2)
    // A letter is about a sixth of a square wide.
    let lines = DisplayText.wrap(alert.message, width: layout.board.width * 6 - 3)
    let message = lines.map(TeXText.escape).joined(separator: " \\\\ ")
    let title = TeXText.escape(alert.title)
    let style = use(
      "alert",
      page.text(13),
      "align=center, inner sep=\(page.length(10)), fill=page",
      page.line("rim", 1),
      "rounded corners=\(page.length(8))"
    )
    add("\\node[\(style)] at \(middle) {\\textbf{\(title)} \\\\ \(message)};")
  }
}
