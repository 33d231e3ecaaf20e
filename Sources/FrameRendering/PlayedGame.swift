public import GameRecords
import ReversiRules

/// A game to draw: its record, and its moves as played by the rules.
public struct PlayedGame: Sendable {
  /// The record as read from the file.
  public let record: ReversiRecord
  /// The game as far as it can be played.
  public let replay: Replay
  /// What the app showed, if the game was recorded in a session of it.
  public let screens: [SessionScreen]
  /// The record as one line of JSON, to embed in outputs from which it can be read back; without
  /// the characters `<`, `>` and `&`.
  public let embedded: String?

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

  /// Whether the screens of a session are drawn.
  func showsSession(_ options: RenderingOptions) -> Bool {
    options.showsSession && options.style == .frames && !options.showsNumbers && !screens.isEmpty
  }

  /// Returns the frames to show.
  public func frames(_ options: RenderingOptions) -> FrameSequence {
    guard !showsSession(options) else {
      return FrameSequence(
        screens,
        of: replay,
        plies: options.plies,
        by: options.step,
        pace: options.pace
      )
    }
    return FrameSequence(
      replay,
      plies: options.plies,
      by: options.step,
      pace: options.pace,
      thinkingTimes: options.pace.usesRecordedTimes ? thinkingTimes : [:]
    )
  }

  /// Returns the moves to show.
  func steps(_ options: RenderingOptions) -> [ReplayStep] {
    replay.steps.filter { options.plies?.contains($0.ply) ?? true }
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
