import AppTestSupport
import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@testable import ReversiApp

/// The records of the games of a session.
@Suite struct `A record of a session` {
  private func only(_ script: Script) throws -> ReversiRecord {
    #expect(script.records.count == 1)
    return try #require(script.records.first)
  }

  @Test func `has the moves, the time from each turn to its choice, and both modes`() throws {
    var script = Script(AppSave(modes: PlayerModes(dark: .manual, light: .computer)))
    script.play("f5", after: 1_500)
    script.send(.tapped(.named("a1")), after: 100)
    script.compute(after: 1_900)
    let record = try only(script)
    #expect(record.moves.count == 2)
    // An ignored tap does not count.
    #expect(record.annotations.map(\.time) == [1.5, 2.0])
    #expect(record.players.dark.mode == .manual)
    #expect(record.players.light.mode == .computer)
    #expect(record.result == GameResult(ending: .unfinished))
    #expect(record.start == .initial)
    #expect(record.sessionChanges.isEmpty)
  }

  @Test func `has passes, each with the time until it was dismissed`() throws {
    var script = Script(AppSave(position: .darkMustPass))
    script.send(.passDismissed, after: 700)
    script.play("d1", after: 300)
    let record = try only(script)
    #expect(record.start == .darkMustPass)
    #expect(record.moves == [.pass, .placement(.named("d1"))])
    #expect(record.annotations.map(\.time) == [0.7, 0.3])
    #expect(record.result?.ending == .playedOut)
    #expect(record.result?.score == DiskCounts(dark: 0, light: 4))
    #expect(record.result?.winner == .light)
  }

  @Test func `has mode changes at their plies, and the reset that ended the game`() throws {
    var script = Script()
    script.play("f5")
    script.send(.modeChanged(.light, .computer), after: 250)
    script.send(.modeChanged(.light, .computer), after: 1)
    script.send(.computerChose(.named("d6"), work: script.state.work), after: 2_000)
    // While the disks of the second move change.
    script.send(.modeChanged(.dark, .computer), after: 49)
    script.finishMove()
    script.send(.resetPressed, after: 1_000)
    script.send(.resetConfirmed, after: 500)
    script.play("d3", after: 4_000)
    #expect(script.records.count == 2)
    let first = try #require(script.records.first)
    #expect(first.moves.map(\.description) == ["f5", "d6"])
    #expect(
      first.sessionChanges == [
        SessionChange(ply: 1, time: 1.65, .mode(.light, .computer)),
        SessionChange(ply: 1, time: 3.7, .mode(.dark, .computer)),
        SessionChange(ply: 2, time: 5.6, .reset),
      ]
    )
    #expect(first.players.light.mode == .manual)
    #expect(first.result == GameResult(ending: .unfinished))
    let second = try #require(script.records.last)
    #expect(second.moves.map(\.description) == ["d3"])
    #expect(second.annotations.map(\.time) == [4])
    #expect(second.sessionChanges.isEmpty)
  }

  @Test func `has no move whose disks were still changing at a reset`() throws {
    var script = Script()
    script.play("f5")
    script.send(.tapped(.named("f6")), after: 1_000)
    script.send(.resetPressed)
    script.send(.resetConfirmed)
    #expect(try only(script).moves == [.placement(.named("f5"))])
  }

  @Test func `needs a move, and has the modes chosen before the first one`() throws {
    var script = Script()
    script.send(.tapped(.named("a1")))
    script.send(.resetPressed)
    script.send(.resetConfirmed)
    script.send(.resetPressed)
    script.send(.resetCancelled)
    #expect(script.records.isEmpty)
    script.send(.modeChanged(.light, .computer))
    #expect(script.records.isEmpty)
    script.play("f5")
    let record = try only(script)
    #expect(record.players.light.mode == .computer)
    #expect(record.sessionChanges.isEmpty)
  }

  @Test func `keeps its result when the game was over before the reset`() throws {
    var script = Script(AppSave(position: .darkMustPass))
    script.send(.passDismissed)
    script.play("d1")
    script.send(.resetPressed)
    script.send(.resetConfirmed)
    let record = try only(script)
    #expect(record.result?.ending == .playedOut)
    #expect(record.sessionChanges.map(\.action) == [.reset])
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
    let plain = SessionFormat().readAll(script.log, blockSize: blockSize)
    let marked = SessionFormat().readAll(mark + script.log, blockSize: blockSize)
    let first = try #require(marked.first { $0.reversi != nil })
    #expect(first.reversi == plain.first?.reversi)
    #expect(first.source.bytes.elementsEqual(try #require(plain.first).source.bytes))
    #expect(first.source.start.offset == mark.count)
    try expectPlaces(of: first)
    #expect(marked.flatMap(\.findings).map(\.rule.name) == ["byte-order-mark"])
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `is the same game, however often the session is interrupted`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let size = try #require(BoardSize(width: 6, height: 6))
    var script = Script(AppSave(position: .initial(size: size)), SessionHeader(size: size))
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
      script = Script(save, SessionHeader(size: size))
    }
    let record = try #require(earlier)
    #expect(record.start == .initial(size: size))
    #expect(record.moves == moves)
    #expect(record.annotations.map(\.ply) == Array(1...moves.count))
    #expect(record.result?.ending == .playedOut)
    // The record is written and read without a loss.
    let format = JSONFormat(layout: .document)
    #expect(try format.readAll(format.write([record], .single)).first?.reversi == record)
    // The log of all sessions has the same game.
    for blockSize in [1, 64, 100_000] {
      let parsed = SessionFormat().readAll(log, blockSize: blockSize)
      #expect(parsed.compactMap(\.reversi) == [record])
      #expect(parsed.count == 1 && parsed[0].findings.isEmpty)
      try expectPlaces(of: parsed[0])
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
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
