@testable import Apps
import Synchronization
@testable import TerminalOutput
@testable import TerminalPlay
import TestSupport

/// An app in virtual time and a terminal in one, with a clock that only moves during waits.
///
/// Only one thread uses it.
final class PlayBench<Model: PlayedModel>: TerminalStage, @unchecked Sendable {
  // The setup.
  var now = 0
  var size: TerminalSize
  /// Events from outside, with their times in milliseconds.
  var events: [(time: Int, event: TerminalEvent)] = []
  /// Sizes that the terminal gets, one with each size event.
  var sizes: [TerminalSize] = []
  /// Called before each wait, to change the setup.
  var onWait: (PlayBench) -> Void = { _ in }

  // The outcome.
  private(set) var writes: [(time: Int, text: String, rest: String)] = []
  /// The lengths of waits without a time limit, in milliseconds.
  private(set) var idleTimes: [Int] = []
  private(set) var log: [SessionUpdate<Model>] = []
  private var updates: [SessionUpdate<Model>] = []
  /// When the last event came.
  private var lastEvent = 0
  private let store = BenchStore()
  private var session: VirtualTimeSession<Model>

  init(
    _ size: TerminalSize = .usual,
    _ state: Model,
    environment: (@escaping SaveStore<Model.Save>) -> SessionEnvironment<Model>
  ) {
    self.size = size
    let store = store
    let environment = environment { _ throws(SaveFailure) in try store.keep() }
    session = VirtualTimeSession(state: state, environment: environment)
  }

  /// How long the player is waited for after the last event, in nanoseconds.
  private static var patience: Int { 10_000_000_000 }

  var milliseconds: Int { now / 1_000_000 }

  /// Why saves fail.
  var failure: SaveFailure? {
    get { store.failure.withLock(\.self) }
    set { store.failure.withLock { $0 = newValue } }
  }

  // MARK: The app

  var state: Model { session.state }

  var time: Duration { .nanoseconds(now) }

  func send(_ event: Model.Event) {
    session.skip(to: time)
    take(session.send(event))
  }

  func takeUpdates() -> [SessionUpdate<Model>] {
    defer { updates = [] }
    return updates
  }

  private func take(_ new: [SessionUpdate<Model>]) {
    updates += new
    log += new
  }

  /// When the work in progress is done, in nanoseconds.
  private var due: Int? { session.due.map { Int($0 / .nanoseconds(1)) } }

  // MARK: The terminal

  func wait(until time: Int?) -> TerminalEvent {
    onWait(self)
    if !updates.isEmpty { return .wakeUp }
    let event = events.first.map { $0.time * 1_000_000 }
    let due = due
    if let event, event <= min(due ?? .max, time ?? .max) {
      if time == nil, due == nil { idleTimes.append((event - now) / 1_000_000) }
      now = max(now, event)
      let next = events.removeFirst().event
      lastEvent = now
      if next == .otherSize, !sizes.isEmpty { size = sizes.removeFirst() }
      return next
    }
    if let due, due <= time ?? .max {
      now = max(now, due)
      take(session.step() ?? [])
      return .wakeUp
    }
    // Without input to come, a clock on the screen would tick without end.
    guard let time, due != nil || !events.isEmpty || now < lastEvent + Self.patience else {
      return .endOfInput
    }
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
  func play(opening: [Model.Event], _ view: PlayView<Model>) throws -> String {
    let app = PlaySession<Model>(
      time: { self.time },
      send: { self.send($0) },
      takeUpdates: { self.takeUpdates() },
      wait: { _, _ in .time }
    )
    var game = TerminalGame(
      app,
      opening: opening,
      view,
      GamePicture(palette: Theme.classic.colours, colours: .none, home: "Game"),
      pause: 2_000_000_000,
      on: self
    )
    try game.play()
    return writes.last?.text ?? ""
  }
}

extension PlayBench {
  /// Sets up what a row of a table says: events with their times, which are keys, `end`, `continued` or a new
  /// size; the size of the window; and a failure of saves, until some time if there is one.
  func prepare(_ row: TableCase) {
    func window(_ lengths: [Int]) -> TerminalSize {
      TerminalSize(columns: lengths[0], lines: lengths[1])
    }
    if let lengths: [Int] = row["window"] { size = window(lengths) }
    for event in row["events"] as [[String: Any]]? ?? [] {
      let time = event["at"] as? Int ?? 0
      if let keys = event["keys"] as? String { type(keys, at: time) }
      if let lengths = event["size"] as? [Int] {
        sizes.append(window(lengths))
        events.append((time, .otherSize))
      }
      if event["end"] != nil { events.append((time, .endOfInput)) }
      if event["continued"] != nil { events.append((time, .continued)) }
    }
    guard row["fails"] ?? false else { return }
    failure = SaveFailure("Game: no space left on device")
    guard let end: Int = row["until"] else { return }
    onWait = { if $0.milliseconds == end { $0.failure = nil } }
  }

  /// What happened: the events, what was written and when, and what is left on the terminal.
  var story: String {
    let events = log.map { update in
      let name = ["AppEvent.", "PuzzleEvent.", "Apps.", "GameRecords."]
        .reduce("\(update.event)") { $0.replacing($1, with: "") }
      return
        "\(Int(update.time / .milliseconds(1))) \(name.hasPrefix("started") ? "started" : name)"
        + (update.effects == nil ? " ignored" : "")
    }
    let written = writes.map { write in
      // Lines of boxes say nothing.
      let words = write.text.replacing(#/\u{1B}\[[0-9;?]*[A-Za-z]/#, with: " ")
        .split(whereSeparator: \.isWhitespace)
        .filter { $0.contains { $0.isLetter || $0.isNumber || "●○◐◑◒◓".contains($0) } }
        .joined(separator: " ")
      guard write.text.hasPrefix("\u{1B}[?2026h\u{1B}[H\u{1B}[2J") else {
        return "\(write.time): \(words.isEmpty ? "-" : words)"
      }
      // A whole screen is too much, except for a short text and the clock.
      let clock = words.firstMatch(of: #/time \d+:\d\d/#).map { " with \($0.0)" } ?? ""
      return "\(write.time): redrawn" + (words.count < 120 ? " as \(words)" : clock)
    }
    let rest = writes.last?.rest.split(whereSeparator: \.isNewline).last ?? "nothing"
    return (events + written + ["idle \(idleTimes)", "at \(milliseconds): \(rest)"])
      .joined(separator: "\n")
  }
}

/// A store that keeps nothing, and may fail.
final class BenchStore: Sendable {
  let failure = Mutex<SaveFailure?>(nil)

  func keep() throws(SaveFailure) {
    if let failure = failure.withLock(\.self) { throw failure }
  }
}

extension PlayBench where Model == AppState {
  /// Creates the app of Reversi, whose computer chooses the first legal square.
  convenience init(_ size: TerminalSize = .usual, flipDelay: Duration = .milliseconds(100)) {
    let settings = AppSettings(
      thinkTime: SessionTime(.seconds(2)),
      flipDelay: SessionTime(flipDelay)
    )
    let computer = ComputerPlayer { position, _ in
      position.legalMoves.first ?? Square(rawValue: 0)
    }
    self.init(size, AppState()) { settings.environment(computer: computer, store: $0) }
  }

  /// Plays a game until there are no more events.
  /// - Returns: the last screen.
  @discardableResult
  func play(
    _ save: AppSave? = nil,
    notice: String? = nil,
    showsLegalMoves: Bool = false
  ) throws -> String {
    let input = PlayInput(notice: notice, showsMoves: showsLegalMoves, dismissesAlerts: true)
    return try play(opening: [.started(save)], ReversiView(input))
  }
}

extension TerminalEvent {
  fileprivate var isAboutDisplay: Bool { self == .otherSize || self == .continued }
}

extension PlayView where Model == AppState {
  /// Creates the view after some events, without animation and thinking.
  init(_ events: [AppEvent], showsLegalMoves: Bool = false) {
    self.init(PlayInput(showsMoves: showsLegalMoves))
    for event in events { happen(event) }
  }

  /// Changes all disks of a move.
  mutating func finishMove() {
    while state.phase == .placing { happen(.diskChanged(work: state.work)) }
  }
}

extension PlayView {
  /// Handles an event of the app.
  mutating func happen(_ event: Model.Event) {
    var state = state
    take(SessionUpdate(event, at: .zero, in: &state))
  }

  /// Presses keys one after the other, as a terminal sends them, and handles the events that they
  /// lead to; `|` is a pause between two keys.
  /// - Returns: the orders of the keys.
  @discardableResult
  mutating func type(_ keys: String, _ layout: PlayLayout) -> [PlayOrder<Model>] {
    var parser = KeyParser()
    let parts = keys.split(separator: "|", omittingEmptySubsequences: false)
    return parts.flatMap { parser.read($0.utf8) + parser.pause() }.compactMap { key in
      let order = press(key, layout)
      if case .event(let event) = order { happen(event) }
      return order
    }
  }
}

extension GamePicture {
  /// A picture without colours.
  static let plain = GamePicture(palette: Theme.classic.colours, colours: .none, home: "Game")

  /// Returns the text of a window, without spaces at the ends of lines.
  func text(_ scene: PlayScene, in window: TerminalSize) -> String {
    let lines = screen(scene, in: window)?.lines.map { cells in
      var line = cells.map(\.text).joined()[...]
      while line.last == " " { line.removeLast() }
      return String(line)
    }
    return (lines ?? []).joined(separator: "\n")
  }
}
