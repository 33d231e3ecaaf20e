public import GameRecords
import ReversiRules

/// A game to draw: what its record tells and what the rules made of its moves.
public struct PlayedGame: Sendable {
  /// What the file tells.
  public let record: GameRecord
  /// The game as far as it can be played.
  public let replay: Replay
  /// The record as one line of JSON, for outputs from which it can be read again; without any of
  /// the characters `<`, `>` and `&`.
  public let embedded: String?

  /// A game.
  /// - Parameters:
  ///   - record: what the file tells.
  ///   - replay: its moves as far as they can be played.
  ///   - embedded: the record as a line of JSON, if it is to be embedded.
  public init(_ record: GameRecord, _ replay: Replay, embedded: String? = nil) {
    self.record = record
    self.replay = replay
    self.embedded = embedded
  }

  /// The frames that options ask for.
  public func frames(_ options: RenderingOptions) -> FrameSequence {
    FrameSequence(
      replay,
      plies: options.plies,
      by: options.step,
      pace: options.pace,
      thoughts: options.pace.usesRecordedTimes ? thoughts : [:]
    )
  }

  /// The moves that options ask for.
  func steps(_ options: RenderingOptions) -> [ReplayStep] {
    replay.steps.filter { options.plies?.contains($0.ply) ?? true }
  }

  /// The seconds that the record tells for moves, by the moves' numbers with passes.
  public var thoughts: [Int: Double] {
    let times = Dictionary(
      record.annotations.compactMap { note in note.time.map { (note.ply, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
    guard !times.isEmpty, replay.moveCount > 0 else { return [:] }
    var thoughts: [Int: Double] = [:]
    for ply in 1...replay.moveCount {
      guard let recordPly = replay.recordPly(ofPly: ply), let time = times[recordPly] else {
        continue
      }
      thoughts[ply] = time
    }
    return thoughts
  }

  /// The placements' numbers from 1, without passes, by their squares.
  var numbers: [Square: Int] {
    var numbers: [Square: Int] = [:]
    replay.forEachMove { move in
      if case .placement(let square) = move { numbers[square] = numbers.count + 1 }
      return true
    }
    return numbers
  }
}
