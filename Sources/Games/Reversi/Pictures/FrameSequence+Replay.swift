package import FrameRendering
package import GameRecords
import ReversiRules

extension FrameSequence {
  /// Creates the frames of a game, or of some of its moves.
  /// - Parameters:
  ///   - replay: the game.
  ///   - options: what to show and how.
  ///   - marks: what the record points out on the board, by the numbers of the moves; 0 is the start.
  ///   - thinkingTimes: the seconds that the players took, by the numbers of the moves; only asked for
  ///     by a pace that uses them.
  package init(
    _ replay: Replay,
    _ options: RenderingOptions = RenderingOptions(),
    marks: [Int: [BoardMark<GridCell>]] = [:],
    thinkingTimes: @autoclosure () -> [Int: Double] = [:]
  ) {
    let first = Swift.min(
      Swift.max(1, options.plies?.lowerBound ?? 1),
      replay.moveCount + 1
    )
    let last = Swift.min(replay.moveCount, options.plies?.upperBound ?? .max)
    var maker = FrameMaker(options, marks)
    var frames: [Frame] = []
    if first == 1 { frames.append(maker.start(ply: 0, at: replay.start)) }
    for played in replay.steps {
      guard played.ply <= last else { break }
      if case .placement(let square) = played.move { maker.lastMove = GridCell(square) }
      if played.ply >= first {
        maker.append(played, to: &frames)
      } else if played.ply == first - 1 {
        frames.append(maker.start(ply: played.ply, at: played.after))
      }
    }
    if last == replay.moveCount, replay.end.mustPass {
      frames.append(maker.pass(ply: last + 1, of: replay.end.turn, at: replay.end))
    }
    self.init(consume frames, pace: options.pace, thinkingTimes: thinkingTimes())
  }
}

/// Makes the frames of moves.
private struct FrameMaker {
  /// The place of the last placement.
  var lastMove: GridCell?
  /// The frame before the next move, whose pieces its frames take over.
  private var rest: Frame?
  private let step: FrameSequence.Step
  private let showsHints: Bool
  private let marks: [Int: [BoardMark<GridCell>]]

  init(_ options: RenderingOptions, _ marks: [Int: [BoardMark<GridCell>]]) {
    self.marks = marks
    step = options.step
    showsHints = options.marksLegalMoves
  }

  func frame(_ event: Frame.Event, ply: Int, at position: Position) -> Frame {
    var frame = Frame(
      event,
      ply: ply,
      PieceBoard(position.board),
      Frame.Message(ScreenMessage(position)),
      [Frame.Count](position.board.counts)
    )
    frame.lastMove = lastMove
    if showsHints, event != .alert { frame.hints = position.hints }
    if event == .start { frame.marks = marks[ply] ?? [] }
    return frame
  }

  /// Returns the frame of a pass with its alert.
  func pass(ply: Int, of side: Disk?, at position: Position) -> Frame {
    var frame = frame(.alert, ply: ply, at: position)
    frame.player = side.map { Piece($0) }
    frame.move = Move.pass.description
    frame.alert = .pass
    return frame
  }

  /// Returns the frame of a position before the moves shown.
  mutating func start(ply: Int, at position: Position) -> Frame {
    let frame = frame(.start, ply: ply, at: position)
    rest = frame
    return frame
  }

  /// Appends the frames of a move.
  mutating func append(_ played: ReplayStep, to frames: inout [Frame]) {
    // While disks are flipped, the screen still shows the counts and the message from before the
    // move.
    var frame = rest ?? start(ply: played.ply - 1, at: played.before)
    frame.ply = played.ply
    frame.player = Piece(played.side)
    frame.move = played.move.description
    frame.lastMove = lastMove
    (frame.hints, frame.marks) = (nil, [])
    if played.move == .pass {
      frames.append(pass(ply: played.ply, of: played.side, at: played.before))
    } else {
      let changes = played.changes
      for (index, square) in changes.enumerated() {
        let cell = GridCell(square)
        frame.board[cell] = frame.player
        guard step == .disk else { continue }
        frame.changed = cell
        frame.event = index == 0 ? .placed : .flipped(number: index, of: changes.count - 1)
        frames.append(frame)
      }
    }
    var done = Frame(
      .done,
      ply: played.ply,
      frame.board,
      Frame.Message(ScreenMessage(played.after)),
      [Frame.Count](played.after.board.counts)
    )
    (done.player, done.move, done.lastMove) = (frame.player, frame.move, lastMove)
    if showsHints { done.hints = played.after.hints }
    done.marks = marks[played.ply] ?? []
    rest = done
    frames.append(done)
  }
}

extension Position {
  /// The places where the side to move may place a disk; `nil` when the game is over.
  var hints: [GridCell]? { turn.map { side in board.legalMoves(for: side).map { GridCell($0) } } }
}
