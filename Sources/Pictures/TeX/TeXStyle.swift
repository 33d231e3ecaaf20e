/// A style of TikZ, by its name: how things of one kind look.
enum TeXStyle: String, CaseIterable {
  case boardLines = "board lines"
  case edge = "edge letter"
  case heading
  case caption
  case darkDisk = "dark disk"
  case lightDisk = "light disk"
  case darkPanel = "dark panel"
  case lightPanel = "light panel"
  case number = "disk number"
  case longNumber = "long disk number"
  case panelNumber = "panel number"
  case longPanelNumber = "long panel number"
  case smallNumber = "small number"
  case legalMove = "legal move"
  case lastMove = "last move"
  case arrow = "marking arrow"
  case arrowEdge = "edge of a marking arrow"
  case outline = "marked cell"
  case letters = "letters on a cell"
  case ring = "last move ring"
  case corner = "last move corner"
  case statusDisk = "status disk"
  case message
  case count = "disk count"
  case name = "player name"
  case nameAtRight = "player name at right"
  case player
  case alert

  /// Returns the style of a piece.
  init(_ piece: Piece) {
    switch (piece.shape, piece.tone) {
    case (.disk, .dark): self = .darkDisk
    case (.disk, .light): self = .lightDisk
    case (.panel, .dark): self = .darkPanel
    case (.panel, .light): self = .lightPanel
    }
  }

  /// Returns the style of a number.
  init(_ number: Int, on shape: Piece.Shape) {
    switch shape {
    case .disk: self = number > 99 ? .longNumber : .number
    case .panel: self = number > 99 ? .longPanelNumber : .panelNumber
    }
  }

  /// Returns the options that the style is short for.
  func options(_ page: TeXPage) -> String {
    func text(_ size: Double, _ more: String = "") -> String { "scale=\(page.scale(size))" + more }
    func line(_ colour: String, _ width: Double) -> String {
      "draw=\(colour), line width=\(page.length(width))"
    }
    let hasDepth = page.colours.hasDepth
    func disk(_ tone: Piece.Tone) -> String {
      (hasDepth ? "shading=\(tone) disk, " : "fill=\(tone), ") + line("outline", 1.2)
    }
    func panel(_ tone: Piece.Tone) -> String {
      (hasDepth ? "top color=\(tone)glow, bottom color=\(tone)shade, " : "fill=\(tone), ")
        + line("outline", 1) + ", rounded corners=\(page.length(4))"
    }
    return switch self {
    case .boardLines: line("lines", 1.5)
    case .edge: text(13, ", anchor=base")
    case .heading: text(16, ", anchor=base")
    case .caption: text(13, ", anchor=base west")
    case .darkDisk: disk(.dark)
    case .lightDisk: disk(.light)
    case .darkPanel: panel(.dark)
    case .lightPanel: panel(.light)
    case .number: text(17)
    case .longNumber: text(13)
    case .panelNumber: text(18, ", font=\\bfseries")
    case .longPanelNumber: text(15, ", font=\\bfseries")
    case .smallNumber: text(8, ", anchor=base east")
    case .legalMove: "fill=legal"
    case .lastMove: "fill=mark, " + line("light", 1.2)
    case .arrowEdge:
      line(page.inkName, 40 * (MarkGeometry.shaft + 2 * MarkGeometry.casing))
        + ", line cap=round, line join=round"
    case .arrow: line("mark", 40 * MarkGeometry.shaft) + ", fill=mark, line cap=round"
    case .outline: "line width=\(page.length(40 * MarkGeometry.line)), line cap=round"
    case .letters: text(18, ", anchor=base, font=\\bfseries")
    case .ring: line("mark", 2.4)
    case .corner: "fill=mark"
    case .statusDisk: line("rim", 1)
    case .message: text(18, ", anchor=base west")
    case .count: text(18, ", anchor=base")
    case .name: text(13, ", anchor=base west")
    case .nameAtRight: text(13, ", anchor=base east")
    case .player: text(14, ", anchor=base west")
    case .alert:
      text(13, ", align=center, inner sep=\(page.length(10)), fill=page, ") + line("rim", 1)
        + ", rounded corners=\(page.length(8))"
    }
  }
}
