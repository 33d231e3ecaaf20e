import Apps
import FrameRendering
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

/// The last game of a random session of the app, with alerts, questions, changes of modes and moves
/// that are taken back.
func randomSession(seed: UInt64, size: BoardSize = .standard, events: Int = 60) throws -> PlayedGame
{
  var generator = SeededGenerator(seed: seed)
  let header = LogHeader<AppState>(AppSettings(size: size, seed: seed))
  var state = AppState(size: size)
  var saves: [AppSave] = []
  var time = 0
  var log = SessionLine.header(header).bytes
  func send(_ event: AppEvent, after milliseconds: Int) {
    time += milliseconds
    let update = AppUpdate(event, at: .milliseconds(time), in: &state)
    log += SessionLine.event(LoggedEvent(update)).bytes
    saves.append(state.save)
  }
  send(.started(nil), after: 0)
  while saves.count < events || state.placement != nil {
    let wait = Int.random(in: 20...3_000, using: &generator)
    let legal = Array(state.position.legalMoves)
    switch Int.random(in: 0..<24, using: &generator) {
    case 0, 1: send(.modeChanged(.dark, .random(using: &generator)), after: wait)
    case 2, 3: send(.modeChanged(.light, .random(using: &generator)), after: wait)
    case 4: send(.resetPressed, after: wait)
    case 5: send(.resetCancelled, after: wait)
    case 6 where state.phase == .waiting: send(.undone(saves[saves.count * 2 / 3]), after: wait)
    default:
      switch state.phase {
      case .placing: send(.diskChanged(work: state.work), after: 200)
      case .passAlert where state.question == .closed: send(.passDismissed, after: wait)
      case .thinking:
        if let square = legal.randomElement(using: &generator) {
          send(.computerChose(square, work: state.work), after: wait)
        }
      case .waiting where state.question == .closed:
        if let square = legal.randomElement(using: &generator) {
          send(.tapped(square), after: wait)
        }
      default: send(.resetCancelled, after: wait)
      }
    }
  }
  if Bool.random(using: &generator) { send(.resetPressed, after: 500) }
  log += SessionLine.ended(SessionTime(.milliseconds(time + 1_000))).bytes
  let parsed = LogFormat.session().readAll(log, ReadingOptions(keepsScreens: true))
  let game = try #require(parsed.last { $0.isRecord })
  let record = try #require(game.reversi)
  return PlayedGame(record, try Replay(record), screens: game.screens)
}

extension PlayerMode {
  fileprivate static func random(using generator: inout SeededGenerator) -> PlayerMode {
    Bool.random(using: &generator) ? .manual : .computer
  }
}

extension RenderingOptions {
  /// The default options with the screens of sessions.
  static var session: RenderingOptions {
    var options = RenderingOptions()
    options.showsSession = true
    return options
  }
}
