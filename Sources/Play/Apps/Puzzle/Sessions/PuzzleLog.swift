public import GameRecords
public import PuzzleRules

/// The log of one or more sessions, read as a whole and run again.
public typealias PuzzleLog = ReplayedLog<PuzzleState>

/// The content of one line of a log.
public typealias PuzzleLogLine = LogLine<PuzzleState>

/// One event as a log stores it.
public typealias LoggedPuzzleEvent = LoggedStep<PuzzleState>

/// What a log stores about a session as a whole.
public struct PuzzleHeader: LogHeader {
  /// The program that ran the app, with its version.
  public var program: String?
  /// When the session began.
  public var date: GameDate?
  /// The size of the puzzle that the app starts with, unless it resumes a game.
  public var size: PuzzleSize
  /// The goal of that puzzle.
  public var goal: PuzzleGoal
  /// How long a panel slides.
  public var slideTime: SessionTime?

  /// Creates a header from what is known about a session.
  public init(
    program: String? = nil,
    date: GameDate? = nil,
    size: PuzzleSize = .standard,
    goal: PuzzleGoal = .openLast,
    slideTime: SessionTime? = nil
  ) {
    (self.program, self.date, self.size, self.goal) = (program, date, size, goal)
    self.slideTime = slideTime
  }
}

extension PuzzleState: LoggedModel {
  /// What a log stores about a session as a whole.
  public typealias Header = PuzzleHeader

  /// Creates the state in which a session begins, before the app has started.
  public init(_ header: PuzzleHeader) { self.init(size: header.size, goal: header.goal) }

  /// A hash of the complete state: the same for the same state, in every run and on every platform,
  /// and almost certainly different for any other state.
  ///
  /// Logs contain it, so its inputs and their order must not change.
  public var digest: UInt64 {
    var hash = StableHash()
    hash.add(UInt8(save.start.size.columns))
    hash.add(UInt8(save.start.size.rows))
    for number in save.start.layout.numbers { hash.add(number) }
    hash.add(save.goal == .openLast ? 0 : 1)
    hash.add(number: save.slideCount)
    hash.add(number: Int(truncatingIfNeeded: save.slideDigest))
    hash.add(phase.code)
    hash.add(question == .closed ? 0 : 1)
    hash.add(number: work.number)
    for panel in running { hash.add(number: panel) }
    return hash.value
  }
}

extension PuzzlePhase {
  /// A number that does not depend on names or their order.
  fileprivate var code: UInt8 {
    switch self {
    case .start: 0
    case .nextSlide: 1
    case .waiting: 2
    case .sliding: 3
    case .solved: 4
    }
  }
}

extension PuzzleLog {
  /// Reads a log and runs it again.
  /// - Parameters:
  ///   - bytes: the log.
  ///   - source: its name, for findings.
  public init(_ bytes: [UInt8], from source: String = "log") {
    self.init(reading: bytes, from: source)
  }
}
