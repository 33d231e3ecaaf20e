import AppTestSupport
import Apps
import GameRecords
import TestSupport
import Testing

/// The records of the games in a log, as its format reads them.
@Suite struct `The records in a log of any app` {
  @Test(arguments: testedApps, Effort.seeds(1, all: 30))
  func `are those that its recorder makes`(app: any TestedApp, seed: UInt64) throws {
    try areRecorded(app, seed)
  }

  private func areRecorded<App: TestedApp>(_ app: App, _ seed: UInt64) throws {
    for header in app.headers {
      var generator = SeededGenerator(seed: seed)
      let session = app.random(header, count: 500, using: &generator)
      let records = session.records
      let log = session.log
      #expect(records.allSatisfy { $0.attempt().isComplete && $0.attempt().moveCount > 0 })
      #expect(records.allSatisfy { app.format.stores.isSuperset(of: $0.facts) })
      for blockSize in [1, 64, 100_000] {
        let parsed = app.format.readAll(log, blockSize: blockSize)
        #expect(parsed.compactMap { $0.record(as: App.Model.Record.self) } == records)
        #expect(parsed.flatMap(\.findings).allSatisfy { $0.rule == .noRecord })
        for parsed in parsed where parsed.hasRecord { try expectPlaces(of: parsed, app) }
      }
    }
  }

  @Test(arguments: testedApps, Effort.seeds(2, all: 30))
  func `of several sessions are those of the sessions`(app: any TestedApp, seed: UInt64) throws {
    try areOfSessions(app, seed)
  }

  private func areOfSessions<App: TestedApp>(_ app: App, _ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var expected: [App.Model.Record] = []
    var last: App.Model.Record?
    var log: [UInt8] = []
    var states: [App.Model] = []
    var state: App.Model?
    for number in 0..<6 {
      var header = app.headers[0]
      header.date = GameDate(year: 2026, month: 1, day: number + 1)
      let session = app.random(
        header,
        in: state,
        count: .random(in: 0...60, using: &generator),
        using: &generator
      )
      let isCut = Bool.random(using: &generator)
      log += isCut ? session.lines.dropLast().flatMap { $0 } : session.log
      let games = session.games(continuing: last)
      expected += games.ended
      last = games.last
      // The state as it was saved, one of an earlier session, or a new game.
      states.append(session.state)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: state = nil
      case 1: state = states.randomElement(using: &generator)
      default: state = session.state
      }
    }
    expected += [last].compactMap(\.self)
    for blockSize in [1, 100_000] {
      let parsed = app.format.readAll(log, blockSize: blockSize)
      #expect(parsed.compactMap { $0.record(as: App.Model.Record.self) } == expected)
      for parsed in parsed where parsed.hasRecord { try expectPlaces(of: parsed, app) }
      #expect(parsed.flatMap(\.findings).allSatisfy { $0.severity < .error })
      #expect(parsed.filter(\.isRecord).map(\.number) == Array(0..<expected.count).map { $0 + 1 })
      // Every line is part of one record.
      let text = parsed.map { String(decoding: $0.source.bytes, as: UTF8.self) }.joined(
        separator: "\n"
      )
      let lines = text.split(separator: "\n")
      #expect(String(decoding: log, as: UTF8.self).hasPrefix(lines.joined(separator: "\n")))
    }
  }

  /// Expects that the place of each move is a line that names moves.
  private func expectPlaces(of parsed: ParsedRecord, _ app: some TestedApp) throws {
    let record = try #require(parsed.record)
    let places = try #require(record.origin).moves
    #expect(places.count == record.attempt().moveCount)
    for place in places {
      let line = parsed.source.bytes.dropFirst(place.bytes.lowerBound).prefix(place.bytes.count)
      let text = String(decoding: line, as: UTF8.self)
      #expect(app.namesOfMoves.contains { text.contains("\"event\":\"\($0)\"") })
      #expect(text.first == "{" && text.last == "}")
    }
  }
}
