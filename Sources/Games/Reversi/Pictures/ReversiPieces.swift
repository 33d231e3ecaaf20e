package import FrameRendering
package import GameRecords
package import ReversiRules

extension Piece {
  /// Creates the disk of a side.
  package init(_ side: Disk) { self.init(.disk, Tone(side)) }
}

extension Piece.Tone {
  /// Creates the colour of a side.
  package init(_ side: Disk) { self = side == .dark ? .dark : .light }
}

extension GridCell {
  /// Creates the place of a square.
  package init(_ square: Square) { self.init(x: square.x, y: square.y) }
}

extension Square {
  /// Creates the square at a place.
  package init?(_ cell: GridCell) { self.init(x: cell.x, y: cell.y) }
}

extension GridSize {
  /// Creates the size of a board.
  package init(_ size: BoardSize) { self.init(width: size.width, height: size.height) }
}

extension PieceBoard {
  /// Creates a board with disks.
  package init(_ board: Board) {
    self.init(GridSize(board.size), board.size.squares.map { board[$0].map { Piece($0) } })
  }
}

extension [Frame.Count] {
  /// Creates the counts of both sides.
  package init(_ counts: DiskCounts) {
    self = Disk.allCases.map { Frame.Count(String(counts[$0]), of: Piece($0)) }
  }
}

extension Frame.Message {
  /// Creates the message of the app's screen.
  package init(_ message: ScreenMessage) {
    switch message {
    case .turn(.dark): self = .dark
    case .turn(.light): self = .light
    case .won(.dark): self = .darkWon
    case .won(.light): self = .lightWon
    case .tied: self = .tied
    }
  }

  private static let dark = Self(ScreenMessage.turn(.dark), "is to move", isFinal: false)
  private static let light = Self(ScreenMessage.turn(.light), "is to move", isFinal: false)
  private static let darkWon = Self(ScreenMessage.won(.dark), "has won", isFinal: true)
  private static let lightWon = Self(ScreenMessage.won(.light), "has won", isFinal: true)
  private static let tied = Self(.tied, "The game is tied", isFinal: true)

  private init(_ message: ScreenMessage, _ words: String, isFinal: Bool) {
    let side = message.side.map { "\($0.description.capitalizedFirst) " } ?? ""
    self.init(
      message.words,
      of: message.side.map { Piece($0) },
      sentence: "\(side)\(words).",
      isFinal: isFinal
    )
  }
}

extension [Frame.Player] {
  /// Creates the players of both sides.
  package init(_ modes: PlayerModes, thinking: Disk?) {
    self = Disk.allCases.map {
      Frame.Player(Piece($0), modes[$0].rawValue, isThinking: thinking == $0)
    }
  }
}

extension ScreenParts {
  /// Creates the parts of the app's screen; a session also shows who plays, and the question.
  package init(_ size: BoardSize, isSession: Bool = false) {
    self.init(
      GridSize(size),
      Disk.allCases.map { Piece($0) },
      Disk.allCases.map { Frame.Count(String(size.squareCount), of: Piece($0)) },
      [Frame.Message(.turn(.dark))],
      alerts: isSession ? [.pass, .reset] : [.pass],
      players: isSession
        ? [Frame.Player](PlayerModes(dark: .computer, light: .computer), thinking: .dark) : []
    )
  }
}
