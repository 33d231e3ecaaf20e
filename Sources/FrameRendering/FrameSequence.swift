public import GameRecords
internal import ReversiRules

/// The frames of a replay in order, made one by one.
///
/// The first frame is the position before the first move that is shown. Then each placement gives a
/// frame for the placed disk, one for each flip in flip order, and one when counts and message
/// change. A pass gives a frame with the alert and one after it.
public struct FrameSequence: Sequence, Sendable {
  private let replay: Replay
  private let plies: ClosedRange<Int>?

  /// The frames of a replay, or of some of its moves.
  /// - Parameters:
  ///   - replay: the game.
  ///   - plies: the moves to show, counted from 1 with passes; by default all.
  public init(_ replay: Replay, plies: ClosedRange<Int>? = nil) {
    self.replay = replay
    self.plies = plies
  }

  /// An iterator over the frames.
  public func makeIterator() -> Iterator { Iterator(replay, plies: plies) }

  /// Makes the frames of one move after the other.
  public struct Iterator: IteratorProtocol, Sendable {
    private var steps: Replay.Steps
    private let last: Int
    /// The frames of the current move, last first.
    private var pending: [Frame]
    private let alertAtEnd: Frame?
    private var isDone = false

    fileprivate init(_ replay: Replay, plies: ClosedRange<Int>?) {
      steps = replay.steps
      let first = Swift.min(Swift.max(1, plies?.lowerBound ?? 1), replay.moveCount + 1)
      last = Swift.min(replay.moveCount, plies?.upperBound ?? .max)
      for _ in 1..<first { _ = steps.next() }
      let start = replay.position(afterPly: first - 1)
      pending = [Frame(.start, ply: first - 1, at: start)]
      alertAtEnd =
        last == replay.moveCount && replay.end.mustPass
        ? Frame(.passAlert, ply: last + 1, side: replay.end.turn, move: .pass, at: replay.end) : nil
      shown = first - 1
    }

    private var shown: Int

    /// The next frame.
    public mutating func next() -> Frame? {
      while pending.isEmpty {
        if shown < last, let step = steps.next() {
          shown += 1
          pending = Array(Frame.frames(of: step).reversed())
        } else if let alertAtEnd, !isDone {
          isDone = true
          return alertAtEnd
        } else {
          return nil
        }
      }
      return pending.removeLast()
    }
  }
}

extension Frame {
  fileprivate init(
    _ event: Event,
    ply: Int,
    side: Disk? = nil,
    move: Move? = nil,
    at position: Position
  ) {
    self.init(
      event: event,
      ply: ply,
      side: side,
      move: move,
      board: position.board,
      changed: nil,
      message: Message(position),
      counts: position.board.counts
    )
  }

  fileprivate static func frames(of step: ReplayStep) -> [Frame] {
    let done = Frame(.done, ply: step.ply, side: step.side, move: step.move, at: step.after)
    guard case .placement(let square) = step.move, let flips = step.flips else {
      let alert = Frame(
        .passAlert,
        ply: step.ply,
        side: step.side,
        move: step.move,
        at: step.before
      )
      return [alert, done]
    }
    // While disks turn, the screen still shows the counts and the message from before the move.
    let counts = step.before.board.counts
    var board = step.before.board
    func change(_ event: Event, at square: Square) -> Frame {
      board[square] = step.side
      return Frame(
        event: event,
        ply: step.ply,
        side: step.side,
        move: step.move,
        board: board,
        changed: square,
        message: .turn(step.side),
        counts: counts
      )
    }
    var frames = [change(.placed, at: square)]
    for (index, flip) in flips.enumerated() {
      frames.append(change(.flipped(number: index + 1, of: flips.count), at: flip))
    }
    return frames + [done]
  }
}
