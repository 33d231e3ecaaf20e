import Flipbook

@testable import TerminalPlay
@testable import ReversiApp

/// The app and a terminal in one, with a clock that only moves during waits.
final class PlayBench: PlayedApp, TerminalStage {
  // The setup.
  var now = 0
  var size: TerminalSize
  /// Events from outside, with their times in milliseconds.
  var events: [(time: Int, event: TerminalEvent)] = []
  /// Sizes that the terminal gets, one with each size event.
  var sizes: [TerminalSize] = []
  /// Why saves fail.
  var failure: SaveFailure?
  /// Called before each wait, to change the setup.
  var onWait: (PlayBench) -> Void = { _ in }
  var flipDelay = 100
  var thinkTime = 2000

  // The outcome.
  private(set) var state = AppState()
  private(set) var writes: [(time: Int, text: String, rest: String)] = []
  /// The lengths of waits without a time limit, in milliseconds.
  private(set) var idleTimes: [Int] = []
  private(set) var log: [AppUpdate] = []
  private var updates: [AppUpdate] = []
  /// The work in progress, and when it is done.
  private var work: (due: Int, event: AppEvent)?

  init(_ size: TerminalSize = .usual) { self.size = size }

  var milliseconds: Int { now / 1_000_000 }

  // MARK: The app

  func send(_ event: AppEvent) {
    var update = AppUpdate(event, at: .nanoseconds(now), in: &state)
    let isSaved = update.effects?.contains { if case .save = $0 { true } else { false } } ?? false
    update.saveFailure = isSaved ? failure : nil
    updates.append(update)
    log.append(update)
    for effect in update.effects ?? [] {
      switch effect {
      case .animate(_, _, let token):
        work = (now + flipDelay * 1_000_000, .diskChanged(work: token))
      case .startThinking(let position, let token):
        let choice = position.legalMoves.first
        work = choice.map { (now + thinkTime * 1_000_000, .computerChose($0, work: token)) }
      case .stopAnimation, .stopThinking: work = nil
      case .save, .showPassAlert, .showResetAlert: break
      }
    }
  }

  func takeUpdates() -> [AppUpdate] {
    defer { updates = [] }
    return updates
  }

  // MARK: The terminal

  func wait(until time: Int?) -> TerminalEvent {
    onWait(self)
    if !updates.isEmpty { return .wakeUp }
    let event = events.first.map { $0.time * 1_000_000 }
    let due = work?.due ?? .max
    if let event, event <= min(due, time ?? .max) {
      if time == nil, work == nil { idleTimes.append((event - now) / 1_000_000) }
      now = max(now, event)
      let next = events.removeFirst().event
      if next == .otherSize, !sizes.isEmpty { size = sizes.removeFirst() }
      return next
    }
    if let work, due <= time ?? .max {
      now = max(now, due)
      self.work = nil
      send(work.event)
      return .wakeUp
    }
    guard let time else { return .endOfInput }
    now = max(now, time)
    return .time
  }

  func write(_ text: String, leaving rest: String) -> Bool {
    if events.first.map({ $0.time <= milliseconds && $0.event.isAboutDisplay }) ?? false {
      return false
    }
    writes.append((milliseconds, text, rest))
    return true
  }

  /// Types some keys at a time, all at once.
  func type(_ keys: String, at time: Int) { events.append((time, .input(Array(keys.utf8)))) }

  /// Plays a game until there are no more events.
  /// - Returns: the last screen.
  @discardableResult
  func play(
    _ save: AppSave? = nil,
    notice: String? = nil,
    showsLegalMoves: Bool = false
  ) throws -> String {
    var game = TerminalGame(
      self,
      opening: [.started(save)],
      GameView(showsLegalMoves: showsLegalMoves, notice: notice),
      GamePicture(palette: Theme.classic.colours, colours: .none, home: "Game"),
      thinkTime: thinkTime * 1_000_000,
      on: self
    )
    try game.play()
    return writes.last?.text ?? ""
  }
}

extension TerminalEvent {
  fileprivate var isAboutDisplay: Bool { self == .otherSize || self == .continued }
}

extension GameView {
  /// Creates the view after some events, without animation and thinking.
  init(_ events: [AppEvent], showsLegalMoves: Bool = false) {
    self.init(showsLegalMoves: showsLegalMoves)
    for event in events { happen(event) }
  }

  /// Handles an event of the app.
  mutating func happen(_ event: AppEvent) {
    var state = state
    take(AppUpdate(event, at: .zero, in: &state))
  }

  /// Changes all disks of a move.
  mutating func finishMove() {
    while state.phase == .placing { happen(.diskChanged(work: state.work)) }
  }

  /// Presses keys one after the other, as a terminal sends them, and handles the events that they
  /// lead to; `|` is a pause between two keys.
  /// - Returns: the orders of the keys.
  @discardableResult
  mutating func type(_ keys: String, _ layout: PlayLayout) -> [PlayOrder] {
    var parser = KeyParser()
    let parts = keys.split(separator: "|", omittingEmptySubsequences: false)
    return parts.flatMap { parser.read($0.utf8) + parser.pause() }.compactMap { key in
      let order = press(key, layout)
      if case .event(let event) = order { happen(event) }
      return order
    }
  }
}
