package import GameRecords

/// A game whose board is turned.
package struct TurnedGame<Game: DrawableGame>: DrawableGame {
  private var game: Game
  private let orientation: Orientation

  /// Creates the game with its board turned.
  package init(_ game: Game, _ orientation: Orientation) {
    self.game = game
    self.orientation = orientation
  }

  package var record: Game.Record { game.record }
  package var embedded: String? {
    get { game.embedded }
    set { game.embedded = newValue }
  }
  package var plainTitle: String { game.plainTitle }
  package var moveCount: Int { game.moveCount }
  package var thinkingTimes: [Int: Double] { game.thinkingTimes }

  package var numbers: [GridCell: Int] {
    turned(game.numbers, game.parts(RenderingOptions()).size)
  }

  private func turned(_ numbers: [GridCell: Int], _ size: GridSize) -> [GridCell: Int] {
    Dictionary(uniqueKeysWithValues: numbers.map { (orientation.place($0, on: size), $1) })
  }

  package func parts(_ options: RenderingOptions) -> ScreenParts {
    let parts = game.parts(options)
    return ScreenParts(
      orientation.turned(parts.size),
      parts.pieces,
      parts.counts,
      parts.messages,
      alerts: parts.alerts,
      players: parts.players
    )
  }

  package func notes(_ options: RenderingOptions) -> [RenderingNote] { game.notes(options) }
  package func showsSession(_ options: RenderingOptions) -> Bool { game.showsSession(options) }

  package func frames(_ options: RenderingOptions) -> FrameSequence {
    var frames = game.frames(options)
    // During a move the board is often the same.
    var last: (before: PieceBoard, after: PieceBoard)?
    frames.change { frame in
      let before = frame.board
      let known = last.flatMap { $0.before == before ? $0.after : nil }
      frame.turn(orientation, known)
      last = (before, frame.board)
    }
    return frames
  }

  package func moves(_ options: RenderingOptions) -> [DrawnMove] { game.moves(options) }

  package func figures(_ options: RenderingOptions) throws(RenderingError) -> [Figure] {
    try game.figures(options).map(turned)
  }

  package func figure(_ options: RenderingOptions) throws(RenderingError) -> Figure {
    turned(try game.figure(options))
  }

  private func turned(_ figure: Figure) -> Figure {
    let numbers = turned(figure.numbers, figure.board.size)
    return Figure(
      figure.title,
      figure.board.turned(orientation),
      figure.counts,
      numbers,
      marks: figure.marks.map { $0.moved { orientation.place($0, on: figure.board.size) } }
    )
  }

  // Words name cells as the game does.
  package func summary(_ options: RenderingOptions, of frames: FrameSequence) -> String {
    game.summary(options, of: game.frames(options))
  }

  package func summary(of frame: Frame) -> String {
    var frame = frame
    frame.turn(orientation.inverse)
    return game.summary(of: frame)
  }
}

extension Frame {
  /// Turns the board.
  /// - Parameters:
  ///   - orientation: how to turn it.
  ///   - known: the turned board, if it is known.
  fileprivate mutating func turn(_ orientation: Orientation, _ known: PieceBoard? = nil) {
    let size = board.size
    func place(_ cell: GridCell) -> GridCell { orientation.place(cell, on: size) }
    board = known ?? board.turned(orientation)
    changed = changed.map(place)
    lastMove = lastMove.map(place)
    hints = hints.map { $0.map(place).sorted() }
    marks = marks.map { $0.moved(place) }
    slide = slide.map { Slide(from: place($0.start), to: place($0.end)) }
  }
}

extension PieceBoard {
  /// Returns the board as it is seen when it is turned.
  func turned(_ orientation: Orientation) -> PieceBoard {
    var turned = PieceBoard(orientation.turned(size))
    for cell in size.cells { turned[orientation.place(cell, on: size)] = self[cell] }
    return turned
  }
}
