import AppTestSupport
@testable import Apps
import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// The records of the games of a session.
@Suite struct `A record of a session` {
  private func only(_ script: Script) throws -> ReversiRecord {
    #expect(script.records.count == 1)
    return try #require(script.records.first)
  }

  @Test func `continues an earlier one that breaks off where the session begins`() throws {
    var first = Script()
    first.play("f5", after: 1_500)
    first.send(.modeChanged(.light, .computer), after: 500)
    first.compute()
    var earlier = try only(first)
    earlier.event = "Club night"
    let save = AppSave(position: first.state.position, modes: PlayerModes(light: .manual))
    var second = Script(save)
    second.play("c3", after: 3_000)
    second.send(.modeChanged(.dark, .computer), after: 250)
    let records = second.records(continuing: earlier)
    #expect(records.count == 1)
    let record = try #require(records.first)
    #expect(record.event == "Club night")
    #expect(record.start == .initial)
    #expect(record.moves.map(\.description) == ["f5", "f4", "c3"])
    #expect(record.annotations.map(\.time) == [1.5, 2.5, 3])
    #expect(
      record.sessionChanges == [
        SessionChange(ply: 1, time: 2.4, .mode(.light, .computer)),
        // The mode in the save differs from that in the record.
        SessionChange(ply: 2, time: 4, .mode(.light, .manual)),
        SessionChange(ply: 3, time: 7.65, .mode(.dark, .computer)),
      ]
    )
  }

  @Test func `follows an earlier one that the session does not continue`() throws {
    var first = Script()
    first.play("f5 d6")
    let earlier = try only(first)
    var given = earlier
    given.sessionChanges = [SessionChange(ply: 2, .reset)]
    var elsewhere = Script()
    elsewhere.play("f5")
    var there = Script(AppSave(position: first.state.position))
    there.play("c3")
    for (script, earlier) in [(elsewhere, earlier), (there, given)] {
      #expect(script.records(continuing: earlier) == [earlier] + script.records)
    }
    // A session without events does not lose the earlier record.
    #expect(Script().records(continuing: earlier) == [earlier])
    #expect(
      Script(AppSave(position: first.state.position)).records(continuing: earlier) == [earlier]
    )
  }

  @Test(arguments: [1, 5, 100_000])
  func `has the same lines after a byte order mark`(blockSize: Int) throws {
    var script = Script()
    script.play("f5 d6")
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let plain = LogFormat.session().readAll(script.log, blockSize: blockSize)
    let marked = LogFormat.session().readAll(mark + script.log, blockSize: blockSize)
    let first = try #require(marked.first { $0.reversi != nil })
    #expect(first.reversi == plain.first?.reversi)
    #expect(first.source.bytes.elementsEqual(try #require(plain.first).source.bytes))
    #expect(first.source.start.offset == mark.count)
    try expectPlaces(of: first)
    #expect(marked.flatMap(\.findings).map(\.rule.name) == ["byte-order-mark"])
  }

  @Test(arguments: Effort.seeds(8, all: 30))
  func `is the same game, however often the session is interrupted`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let size = try #require(BoardSize(width: 6, height: 6))
    var script = Script(AppSave(position: .initial(size: size)), LogHeader(AppSettings(size: size)))
    var earlier: ReversiRecord?
    var moves: [Move] = []
    var log: [UInt8] = []
    while script.state.position.turn != nil {
      for _ in 0..<Int.random(in: 0...5, using: &generator) {
        guard script.state.position.turn != nil else { break }
        let legal = Array(script.state.position.legalMoves)
        guard let square = legal.randomElement(using: &generator) else {
          script.send(.passDismissed, after: 70)
          moves.append(.pass)
          continue
        }
        if script.state.phase == .thinking {
          script.send(.computerChose(square, work: script.state.work), after: 1_234)
        } else {
          script.send(.tapped(square), after: 1_234)
        }
        script.finishMove()
        moves.append(.placement(square))
        if Bool.random(using: &generator) {
          script.send(.modeChanged(.dark, Bool.random(using: &generator) ? .computer : .manual))
        }
      }
      earlier = script.records(continuing: earlier).last
      log += script.log
      let save = AppSave(position: script.state.position, modes: script.state.modes)
      script = Script(save, LogHeader(AppSettings(size: size)))
    }
    let record = try #require(earlier)
    #expect(record.start == .initial(size: size))
    #expect(record.moves == moves)
    #expect(record.annotations.map(\.ply) == Array(1...moves.count))
    #expect(record.result?.ending == .playedOut)
    // The record is written and read without a loss.
    let format = JSONFormat(layout: .document, games: .reversi)
    #expect(try format.readAll(format.write([record], .single)).first?.reversi == record)
    // The log of all sessions has the same game.
    for blockSize in [1, 64, 100_000] {
      let parsed = LogFormat.session().readAll(log, blockSize: blockSize)
      #expect(parsed.compactMap(\.reversi) == [record])
      #expect(parsed.count == 1 && parsed[0].findings.isEmpty)
      try expectPlaces(of: parsed[0])
    }
  }

  @Test(arguments: Effort.seeds(9, all: 30))
  func `of random events follows the rules`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let size =
      seed.isMultiple(of: 3) ? BoardSize.standard : try #require(BoardSize(width: 4, height: 4))
    let script = Script.random(size, count: 600, using: &generator)
    let records = script.records
    for record in records {
      var position = record.start
      #expect(position.play(contentsOf: record.moves) == record.moves.count)
      #expect((position.turn == nil) == (record.result?.ending == .playedOut))
      #expect(record.annotations.count == record.moves.count)
      #expect(record.sessionChanges.allSatisfy { (0...record.moves.count).contains($0.ply) })
    }
    if let last = records.last {
      var position = last.start
      _ = position.play(contentsOf: last.moves)
      let isLast = script.updates.last { $0.event == .resetConfirmed && $0.effects != nil } == nil
      if isLast { #expect(position == script.state.position) }
    }
  }

  /// Expects that the place of each move is the line that names it.
  private func expectPlaces(of parsed: ParsedRecord) throws {
    let record = try #require(parsed.reversi)
    let places = try #require(record.origin).moves
    try #require(places.count == record.moves.count)
    for (move, place) in zip(record.moves, places) {
      let line = parsed.source.bytes.dropFirst(place.bytes.lowerBound).prefix(place.bytes.count)
      let text = String(decoding: line, as: UTF8.self)
      #expect(text.contains(move == .pass ? "\"passDismissed\"" : "\"square\":\"\(move)\""))
      #expect(text.first == "{" && text.last == "}")
    }
  }
}
