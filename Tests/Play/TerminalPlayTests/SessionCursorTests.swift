import Apps
@testable import TerminalPlay
import TestSupport
import Testing

/// Going back and forth in a log.
@Suite struct `A place in a session log` {
  static let twoGames = "Samples/session/two-games.log"

  /// Logs with one session, with two games, with three sessions, and without events.
  static let logs: [SessionLog] = [
    [twoGames], ["Samples/session/computers.log"],
    [twoGames, "Samples/session/computers.log", twoGames], [],
  ]
  .map { paths in SessionLog(paths.flatMap { Repository.bytes(of: $0) }) }

  private static let window = TerminalSize(columns: 80, lines: 40)
  private static let picture = GamePicture(palette: Theme.classic.colours, colours: .none)

  private static func screen(_ view: ReversiView) -> TerminalScreen? {
    picture.screen(view.scene, in: window)
  }

  /// The screens on the way through a log, without the event next to them.
  private static func screens(_ log: SessionLog) -> [TerminalScreen?] {
    let blank = ReversiView(watching: WatchedEvent())
    var view = blank
    return [screen(view)]
      + log.entries.map { entry in
        switch entry {
        case .header: view = blank
        case .update(let update): view.take(update)
        case .ended: break
        }
        return screen(view)
      }
  }

  private static let allScreens = logs.map { screens($0) }

  @Test(arguments: logs.indices, Effort.seeds(1, all: 5))
  func `has the same screen on every way to it`(number: Int, seed: UInt64) {
    let log = Self.logs[number]
    let screens = Self.allScreens[number]
    var generator = SeededGenerator(seed: seed)
    var cursor = SessionCursor(log)
    for _ in 0..<200 {
      let step = [1, -1, 10, -10, 1_000, -1_000].randomElement(using: &generator) ?? 0
      let jump = Int.random(in: 0...log.entries.count, using: &generator)
      let goal = Bool.random(using: &generator) ? cursor.place + step : jump
      cursor.go(to: goal)
      #expect(cursor.place == min(max(0, goal), log.entries.count))
      var view = cursor.view
      view.input.watched = WatchedEvent()
      #expect(Self.screen(view) == screens[cursor.place])
    }
  }

  @Test func `counts moves without one that a session broke off`() throws {
    func entries(_ script: String, _ save: AppSave?) -> [SessionLog.Entry] {
      ScriptRun(Array(script.utf8), from: "test", .init(save: save)).entries
    }
    let save = AppSave(position: try ReversiRecord(moves: Move.list("f5")).snapshot().start)
    let tap = #"{"event":"tapped","square":"\#("f5")"}"# + "\n"
    var first = entries(tap + #"{"event":"tapped","square":"d6"}"# + "\n", nil)
    // The program ended before the disks of the second move had flipped.
    first.removeAll { if case .ended = $0 { true } else { false } }
    while case .update(let update)? = first.last, update.state.placement == nil {
      first.removeLast()
    }
    let second = entries(#"{"event":"tapped","square":"f4"}"# + "\n", save)
    let log = SessionLog((first + second).flatMap { SessionLine($0).bytes })
    let stops = SessionCursor(log).stops
    #expect(stops.places(named: .move(1)).count == 1)
    #expect(stops.places(named: .move(2)).count == 1)
    #expect(stops.places(named: .move(3)).isEmpty)
  }

  @Test func `is the end of a move once, also if the game goes on in another session`() throws {
    func run(_ squares: [String], _ save: AppSave?) -> [SessionLog.Entry] {
      let lines = squares.map { "{\"event\":\"tapped\",\"square\":\"\($0)\"}\n" }
      return ScriptRun(Array(lines.joined().utf8), from: "test", .init(save: save)).entries
    }
    var entries: [SessionLog.Entry] = []
    var save: AppSave?
    for squares in [["f5"], ["d6", "c3"], [], ["d3"]] {
      entries += run(squares, save)
      save =
        entries.compactMap { entry in
          if case .update(let update) = entry { update.state.save } else { nil }
        }
        .last
    }
    let log = SessionLog(entries.flatMap { SessionLine($0).bytes })
    #expect(log.findings == [])
    let stops = SessionCursor(log).stops
    let places = (0...5).map { stops.places(named: .move($0)).count }
    #expect(places == [1, 1, 1, 1, 1, 0])
  }

  @Test(arguments: logs)
  func `is reached step by step in both directions`(log: SessionLog) {
    let stops = SessionCursor(log).stops
    for isMove in [false, true] {
      let places = sequence(
        state: 0,
        next: { (place: inout Int) -> Int? in
          guard let next = stops.next(after: place, isMove: isMove) else { return nil }
          place = next
          return next
        }
      )
      let forth = Array(places)
      var back: [Int] = []
      var place = log.entries.count + 1
      while let previous = stops.previous(before: place, isMove: isMove) {
        back.append(previous)
        place = previous
      }
      #expect(forth == back.reversed())
      #expect(forth.isEmpty == log.entries.isEmpty)
      guard !isMove else { continue }
      #expect(forth.first == stops.first && forth.last == stops.last)
      #expect(Set(forth.map { stops.event(at: $0) }).count == stops.eventCount)
    }
  }

  @Test(arguments: logs)
  func `is found by the number of its event and by its time`(log: SessionLog) throws {
    let stops = SessionCursor(log).stops
    #expect(stops.eventCount == log.updates.count)
    for (index, update) in Array(log.updates.enumerated()).sample(25) {
      let place = try #require(stops.places(named: .event(index + 1)).first)
      #expect(stops.event(at: place) == index + 1)
      guard case .update(let found) = log.entries[place - 1] else {
        Issue.record("no event at \(place)")
        return
      }
      #expect(found.state == update.state)
      let time = SessionTime(update.time)
      let latest = try #require(stops.place(named: .time(time), near: place))
      #expect(latest >= place && stops.time(at: latest) == time)
    }
    #expect(stops.places(named: .event(0)).isEmpty)
    #expect(stops.places(named: .event(stops.eventCount + 1)).isEmpty)
  }

  @Test func `has a name`() throws {
    let stops = SessionCursor(Self.logs[0]).stops
    let differences = try Answers.differences("play/places") { row in
      guard let place = SessionPlace(row.text, number: SessionPlace.event) else {
        return "no place"
      }
      let events = stops.places(named: place).map { "\(stops.event(at: $0))" }
      return "\(place): " + (events.isEmpty ? "nowhere" : "at " + events.joined(separator: ", "))
    }
    #expect(differences == [])
  }
}
