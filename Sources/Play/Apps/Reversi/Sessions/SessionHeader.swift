public import GameRecords
public import ReversiRules

/// What a log stores about its session as a whole.
public struct SessionHeader: LogHeader {
  /// The program that ran the app, with its version.
  public var program: String?
  /// When the session began.
  public var date: GameDate?
  /// The board size of new games.
  public var size: BoardSize
  /// The variant of the app's behaviour.
  public var policy: AppPolicy
  /// How well the computer plays; `nil` for the app's random moves.
  public var strength: GameSearch.Strength?
  /// The seed of the computer's choices.
  public var seed: UInt64?
  /// How long the computer thought about each move.
  public var thinkTime: SessionTime?
  /// How long each disk was shown before the next one changed.
  public var flipDelay: SessionTime?

  /// Creates a header from what is known about a session.
  public init(
    program: String? = nil,
    date: GameDate? = nil,
    size: BoardSize = .standard,
    policy: AppPolicy = .app,
    strength: GameSearch.Strength? = nil,
    seed: UInt64? = nil,
    thinkTime: SessionTime? = nil,
    flipDelay: SessionTime? = nil
  ) {
    self.program = program
    self.date = date
    self.size = size
    self.policy = policy
    self.strength = strength
    self.seed = seed
    self.thinkTime = thinkTime
    self.flipDelay = flipDelay
  }
}
