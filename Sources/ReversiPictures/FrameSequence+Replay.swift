package import FrameRendering
package import GameRecords
import ReversiRules

extension FrameSequence {
  /// Creates the frames of a game, or of some of its moves.
  /// - Parameters:
  ///   - replay: the game.
  ///   - options: what to show and how.
  ///   - thinkingTimes: the seconds that the players took, by the numbers of the moves; only asked for
  ///     by a pace that uses them.
  package init(
    _ replay: Replay,
    _ options: RenderingOptions = RenderingOptions(),
    thinkingTimes: @autoclosure () -> [Int: Double] = [:]
  ) {
    let first = Swift.min(
      Swift.max(1, options.plies?.lowerBound ?? 1),
      replay.moveCount + 1
    )
    let last = Swift.min(replay.moveCount, options.plies?.upperBound ?? .max)
    var maker = FrameMaker(options)
    var frames: [Frame] = []
    if first == 1 { frames.append(maker.frame(.start, ply: 0, at: replay.start)) }
    for played in replay.steps {
      guard played.ply <= last else { break }
      if case .placement(let square) = played.move { maker.lastMove = GridCell(square) }
      if played.ply >= first {
        maker.append(played, to: &frames)
      } else if played.ply == first - 1 {
        frames.append(maker.frame(.start, ply: played.ply, at: played.after))
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
  private let step: FrameSequence.Step
  private let showsHints: Bool

  init(_ options: RenderingOptions) {
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

  /// Appends the frames of a move.
  func append(_ played: ReplayStep, to frames: inout [Frame]) {
    var done = frame(.done, ply: played.ply, at: played.after)
    done.player = Piece(played.side)
    done.move = played.move.description
    guard case .placement = played.move else {
      frames.append(pass(ply: played.ply, of: played.side, at: played.before))
      frames.append(done)
      return
    }
    guard step == .disk else { return frames.append(done) }
    // While disks are flipped, the screen still shows the counts and the message from before the
    // move.
    var frame = done
    frame.board = PieceBoard(played.before.board)
    frame.message = Frame.Message(.turn(played.side))
    frame.counts = [Frame.Count](played.before.board.counts)
    frame.hints = nil
    let changes = played.changes
    for (index, square) in changes.enumerated() {
      let cell = GridCell(square)
      frame.board[cell] = frame.player
      frame.changed = cell
      frame.event = index == 0 ? .placed : .flipped(number: index, of: changes.count - 1)
      frames.append(frame)
    }
    frames.append(done)
  }
}

extension Position {
  /// The places where the side to move may place a disk; `nil` when the game is over.
  var hints: [GridCell]? { turn.map { side in board.legalMoves(for: side).map { GridCell($0) } } }
}
