public import FrameRendering
public import GameRecords
import ReversiRules

/// A game of Reversi to draw: its record, and its moves as played by the rules.
public struct PlayedGame: DrawableGame {
  /// The record as read from the file.
  public let record: ReversiRecord
  /// The game as far as it can be played.
  public let replay: Replay
  /// What the app showed, if the game was recorded in a session of it.
  public let screens: [SessionScreen]
  /// The record as one line of JSON, to embed it in pictures.
  public var embedded: String?

  /// Creates a game.
  /// - Parameters:
  ///   - record: the record as read from the file.
  ///   - replay: the game as far as it can be played.
  ///   - embedded: the record as one line of JSON, to embed it.
  ///   - screens: what the app showed, if the game was recorded in a session of it.
  public init(
    _ record: ReversiRecord,
    _ replay: Replay,
    embedded: String? = nil,
    screens: [SessionScreen] = []
  ) {
    self.record = record
    self.replay = replay
    self.embedded = embedded
    self.screens = screens
  }

  /// The title of a picture if nothing else is known.
  public var plainTitle: String { "Reversi game" }

  /// The longest name of the opening, or else the declared one.
  public var openingName: String? { replay.opening?.name ?? record.opening }

  /// The number of moves.
  public var moveCount: Int { replay.moveCount }

  /// Returns what can be on the screen.
  public func parts(_ options: RenderingOptions) -> ScreenParts {
    ScreenParts(replay.start.board.size, isSession: showsSession(options))
  }

  /// Whether the screens of a session are drawn.
  public func showsSession(_ options: RenderingOptions) -> Bool {
    options.showsSession && options.style == .frames && !options.showsNumbers && !screens.isEmpty
  }

  /// Returns the frames to show.
  ///
  /// By disk, each placement has a frame for the placed disk, one for each flip in flip order, and one
  /// when counts and message change; by move, only the last of these. A pass has a frame with the alert
  /// and one after it.
  public func frames(_ options: RenderingOptions) -> FrameSequence {
    guard !showsSession(options) else { return FrameSequence(screens, of: replay, options) }
    var frames = FrameSequence(replay, options, marks: marks, thinkingTimes: thinkingTimes)
    if let message = frames.last.flatMap(recordedEnding) { frames.end(with: message) }
    return frames
  }

  /// Returns the moves to show, with what the record says about each.
  public func moves(_ options: RenderingOptions) -> [DrawnMove] {
    mainLine.moves.filter { options.shows(ply: $0.ply) }
  }

  /// Returns the lines that continue the game after its last move, if that is shown.
  public func continuations(_ options: RenderingOptions) -> [[DrawnMove]] {
    let last = options.plies?.upperBound ?? moveCount
    return last < moveCount ? [] : mainLine.continuations
  }

  /// Returns the moves to show.
  func steps(_ options: RenderingOptions) -> [ReplayStep] {
    replay.steps.filter { options.shows(ply: $0.ply) }
  }

  /// The seconds recorded for moves, by the numbers of the moves, passes included.
  public var thinkingTimes: [Int: Double] {
    let times = Dictionary(
      record.annotations.compactMap { note in note.time.map { (note.ply, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
    guard !times.isEmpty, replay.moveCount > 0 else { return [:] }
    var thinkingTimes: [Int: Double] = [:]
    for ply in 1...replay.moveCount {
      guard let recordPly = replay.recordPly(ofPly: ply), let time = times[recordPly] else {
        continue
      }
      thinkingTimes[ply] = time
    }
    return thinkingTimes
  }

  /// What the record points out on the board, by the numbers of the moves, passes included; 0 is the
  /// start.
  var marks: [Int: [BoardMark<GridCell>]] {
    let isMarked = !record.marks.isEmpty || record.annotations.contains { !$0.marks.isEmpty }
    guard isMarked else { return [:] }
    let plies = 0...replay.moveCount
    return Dictionary(uniqueKeysWithValues: plies.map { ($0, marks(afterPly: $0)) })
  }

  /// Returns what the record points out on the board after a move; 0 is the start.
  func marks(afterPly ply: Int) -> [BoardMark<GridCell>] {
    let recordPly = ply > 0 && ply <= moveCount ? replay.recordPly(ofPly: ply) : nil
    let said = ply == 0 ? record.marks : recordPly.flatMap(record.annotation)?.marks
    return [BoardMark<GridCell>](said ?? [], on: replay.start.board.size)
  }

  /// The placements' numbers from 1, without passes, by their places.
  public var numbers: [GridCell: Int] {
    var numbers: [GridCell: Int] = [:]
    replay.forEachMove { move in
      if case .placement(let square) = move { numbers[GridCell(square)] = numbers.count + 1 }
      return true
    }
    return numbers
  }
}

extension [BoardMark<GridCell>] {
  /// Creates the marks of a record in order, without those that are not on the board.
  init(_ marks: Set<BoardMark<Square>>, on size: BoardSize) {
    self = marks.filter { $0.cells.allSatisfy(size.contains) }.sorted()
      .map { $0.moved { GridCell($0) } }
  }
}

extension ReplayStep {
  /// The square of the placed disk and those of the flipped ones in flip order; empty for a pass.
  var changes: [Square] {
    guard case .placement(let square) = move else { return [] }
    return [square] + (flips.map(Array.init) ?? [])
  }
}

extension ReversiRecord: DrawableRecord {
  /// Returns what is drawn of a record; `nil` if not even its start can be drawn.
  public func drawable(_ attempt: ReplayAttempt, _ parsed: ParsedRecord) -> PlayedGame? {
    PlayedGame(self, attempt.replay, screens: parsed.screens)
  }

  /// Returns the record with only some of its moves.
  public func keepingMoves(_ count: Int) -> ReversiRecord {
    var record = self
    record.moves.removeSubrange(min(count, moves.count)...)
    return record
  }
}
