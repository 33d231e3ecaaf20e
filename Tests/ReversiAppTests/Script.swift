import GameRecords
import ReversiRules
import TestSupport

@testable import ReversiApp

/// A session that is simulated without waiting: each event gets the time at which it would have
/// happened.
struct Script {
  let header: SessionHeader
  private(set) var updates: [AppUpdate] = []
  private(set) var state: AppState
  private var time = SessionTime.zero
  private let flipDelay: Int

  init(_ save: AppSave? = nil, _ header: SessionHeader = SessionHeader(), flipDelay: Int = 200) {
    self.header = header
    self.flipDelay = flipDelay
    state = AppState(size: header.size)
    send(.started(save))
  }

  /// Sends an event some milliseconds after the previous one.
  mutating func send(_ event: AppEvent, after milliseconds: Int = 0) {
    time = SessionTime(milliseconds: time.milliseconds + milliseconds)
    updates.append(AppUpdate(event, at: time.duration, in: &state))
  }

  /// Reports disks as changed until the move is done.
  mutating func finishMove() {
    while state.phase == .placing { send(.diskChanged(work: state.work), after: flipDelay) }
  }

  /// Plays moves of a person.
  mutating func play(_ squares: String, after milliseconds: Int = 1_000) {
    for square in Square.list(squares) {
      send(.tapped(square), after: milliseconds)
      finishMove()
    }
  }

  /// Makes the computer move, to the first legal square or another one.
  mutating func compute(_ index: Int = 0, after milliseconds: Int = 2_000) {
    let legal = Array(state.position.legalMoves)
    send(.computerChose(legal[index % legal.count], work: state.work), after: milliseconds)
    finishMove()
  }

  /// The complete log, including its end.
  var log: [UInt8] { lines.flatMap { $0 } }

  /// The lines of the log.
  var lines: [[UInt8]] {
    [SessionLogWriter.line(header)] + updates.map { SessionLogWriter.line(LoggedEvent($0)) }
      + [SessionLogWriter.line(endedAt: time)]
  }

  /// The records that a recorder makes of the session.
  var records: [ReversiRecord] { records() }

  /// Returns the records of a recorder that continues an earlier one.
  func records(continuing earlierPart: ReversiRecord? = nil) -> [ReversiRecord] {
    var recorder = SessionRecorder(date: header.date, continuing: earlierPart)
    let ended = updates.compactMap { recorder.take($0) }
    return ended + [recorder.finish()].compactMap(\.self)
  }

  /// Returns a session of random events, some of which make no sense.
  static func random(
    _ size: BoardSize,
    count: Int,
    using generator: inout SeededGenerator
  ) -> Script {
    var script = Script(nil, SessionHeader(size: size, seed: generator.next()))
    for _ in 0..<count {
      let event = AppEvent.random(in: script.state, using: &generator)
      script.send(event, after: .random(in: 0...3_000, using: &generator))
    }
    return script
  }
}

extension AppEvent {
  /// Returns a random event in a state, mostly one that continues the game.
  static func random(in state: AppState, using generator: inout SeededGenerator) -> AppEvent {
    let isLate = Int.random(in: 0...9, using: &generator) == 0
    let work = WorkToken(max(0, state.work.number - (isLate ? 1 : 0)))
    let squares = Array(state.position.board.size.squares)
    let legal = Array(state.position.legalMoves)
    let square =
      (Bool.random(using: &generator) ? legal.randomElement(using: &generator) : nil)
      ?? squares.randomElement(using: &generator) ?? squares[0]
    switch Int.random(in: 0..<40, using: &generator) {
    case 0: return .started(nil)
    case 1: return .started(AppSave(position: state.position))
    case 2...4:
      return .modeChanged(
        Bool.random(using: &generator) ? .dark : .light,
        Bool.random(using: &generator) ? .manual : .computer
      )
    case 5: return .resetPressed
    case 6: return .resetConfirmed
    case 7...8: return .resetCancelled
    case 9: return .undone(AppSave(position: .initial(size: state.position.board.size)))
    case 10...13: return .passDismissed
    case 14...20: return .tapped(square)
    case 21...27: return .computerChose(square, work: work)
    default: return .diskChanged(work: work)
    }
  }
}
