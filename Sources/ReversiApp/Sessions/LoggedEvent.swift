public import GameRecords
public import ReversiRules

/// What a log says of one event: what has happened, when, and what came of it.
public struct LoggedEvent: Hashable, Sendable {
  /// When the app took the event.
  public var time: SessionTime
  /// What has happened.
  public var event: AppEvent
  /// Whether it made no sense then.
  public var isIgnored: Bool
  /// What stands for the state after it: ``AppState/digest``.
  public var digest: UInt64

  /// An event of a log.
  public init(time: SessionTime, event: AppEvent, isIgnored: Bool, digest: UInt64) {
    self.time = time
    self.event = event
    self.isIgnored = isIgnored
    self.digest = digest
  }

  /// What a session has told of an event.
  public init(_ update: AppUpdate) {
    self.init(
      time: SessionTime(update.time),
      event: update.event,
      isIgnored: update.effects == nil,
      digest: update.state.digest
    )
  }
}

/// What a log says of its session as a whole.
public struct SessionHeader: Hashable, Sendable {
  /// The program that ran the app, with its version.
  public var program: String?
  /// When the session began.
  public var date: GameDate?
  /// The board of new games.
  public var size: BoardSize
  /// The number on which the computer's choices depended.
  public var seed: UInt64?
  /// How long the computer thought about each move.
  public var thinkTime: SessionTime?
  /// How long each disk was shown before the next one changed.
  public var flipDelay: SessionTime?

  /// What is known of a session.
  public init(
    program: String? = nil,
    date: GameDate? = nil,
    size: BoardSize = .standard,
    seed: UInt64? = nil,
    thinkTime: SessionTime? = nil,
    flipDelay: SessionTime? = nil
  ) {
    self.program = program
    self.date = date
    self.size = size
    self.seed = seed
    self.thinkTime = thinkTime
    self.flipDelay = flipDelay
  }
}

/// What a line of a log says.
public enum SessionLine: Hashable, Sendable {
  /// A session begins.
  case header(SessionHeader)
  /// Something has happened.
  case event(LoggedEvent)
  /// The session has ended in an orderly way.
  case ended(SessionTime)
}
