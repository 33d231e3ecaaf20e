import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// Games as Egaroucid writes them.
private enum Game {
  /// The bits of one side's disks: bit 63 is a1.
  static func bits(_ board: Board, _ side: Disk) -> UInt64 {
    board.size.squares.reduce(0) { bits, square in
      board[square] == side ? bits | 1 << UInt64(63 - number(square)) : bits
    }
  }

  /// The number of a square, counted from a1.
  static func number(_ square: Square) -> Int { square.y * 8 + square.x }

  /// The members for the positions of a game, in another order than that of the game.
  static func positions(_ start: Position, _ moves: [Move]) throws -> [String] {
    var position = start
    var members: [String] = []
    var last = -1
    for (index, move) in (moves.map(Optional.some) + [nil]).enumerated() {
      if move == .pass {
        try position.play(.pass)
        continue
      }
      var next = -1
      if case .placement(let square) = move { next = 63 - number(square) }
      let side = position.turn ?? (position.board.emptyCount.isMultiple(of: 2) ? .dark : .light)
      members.append(
        """
        "\(64 - position.board.emptyCount)":{"board_player":\(bits(position.board, side)),\
        "board_opponent":\(bits(position.board, side.opponent)),"player":\(side == .dark ? 0 : 1),\
        "policy":\(last),"next_policy":\(next),"value":\(index == 0 ? 100_000_000 : index % 5),\
        "level":-1}
        """
      )
      last = next
      if let move { try position.play(move) }
    }
    return members.sorted()
  }

  /// The positions of a legal game.
  static func opening(_ start: Position, _ moves: [Move]) -> [String] {
    guard let members = try? positions(start, moves) else { fatalError("the moves are legal") }
    return members
  }

  static func text(_ members: [String]) -> String { "{" + members.joined(separator: ",") + "}" }
}

@Suite struct `A game of Egaroucid` {
  private func parse(_ text: String) -> ParsedRecord { EgaroucidFormat().readAll(text)[0] }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `has its moves and passes`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var start = Position.initial
    if seed % 3 == 0 {
      for _ in 0..<8 { try start.play(start.randomMove(using: &generator)) }
    }
    if start.mustPass { return }
    var moves = start.randomGame(using: &generator)
    if seed % 2 == 0 {
      moves = Array(moves.prefix(Int.random(in: 0...moves.count, using: &generator)))
    }
    // Egaroucid passes at once.
    while moves.last == .pass { moves.removeLast() }
    var end = start
    #expect(end.play(contentsOf: moves) == moves.count)
    guard !end.mustPass else { return }
    let members = try Game.positions(start, moves)
    let parsed = parse(Game.text(members))
    // After the end of a game the side to move has no meaning.
    #expect(parsed.placedRules == [])
    let record = try #require(parsed.reversi)
    #expect(record.start == start)
    let played = record.moves.last == .pass ? record.moves.dropLast() : record.moves[...]
    #expect(Array(played) == moves)
    #expect(record.passMarks == .written)
    if !end.isOver { #expect(ReplayAttempt(record).problems.isEmpty) }
  }

  @Test func `has every fact`() throws {
    let members = try Game.positions(.initial, Move.list("f5d6"))
      .map {
        $0.replacing("\"level\":-1", with: "\"level\":21,\"black_time_msec\":60000")
      }
    let text = Game.text(
      members + [
        #""date":"2026_02_14_10_20_30","black_player":"Anne","white_player":"""#,
        #""memo":"one\ntwo","black_discs":3,"white_discs":3,"more":"x""#,
      ]
    )
    let parsed = parse(text)
    #expect(parsed.placedRules == [])
    let record = try #require(parsed.reversi)
    #expect(record.date == GameDate("2026-02-14T10:20:30"))
    #expect(record.players == Players(dark: Player(name: "Anne")))
    #expect(record.comment == "one\ntwo")
    #expect(record.result == GameResult(score: DiskCounts(dark: 3, light: 3)))
    #expect(
      record.annotations == [
        MoveAnnotation(ply: 1, time: 0, evaluation: 1), MoveAnnotation(ply: 2, evaluation: -2),
      ]
    )
    #expect(
      record.tags == [
        Tag(name: "4.level", value: "21"), Tag(name: "5.level", value: "21"),
        Tag(name: "6.level", value: "21"), Tag(name: "more", value: "x"),
      ]
    )
    let origin = try #require(record.origin)
    let move = try #require(origin.range(of: .move(1))).bytes
    #expect(String(decoding: Array(text.utf8)[move], as: UTF8.self) == "26")
    #expect(origin.range(of: .start) != nil)
    func part(_ part: RecordPart) -> String? {
      origin.range(of: part).map { String(decoding: Array(text.utf8)[$0.bytes], as: UTF8.self) }
    }
    #expect(part(.score) == #"3,"white_discs":3"#)
    #expect(part(.turn) == "0")
    #expect(part(.board) == #"34628173824,"board_opponent":68853694464"#)
  }

  @Test func `has the change of a clock as the time of a move`() throws {
    let members = try Game.positions(.initial, Move.list("f5d6")).enumerated().map {
      index,
      member in
      String(member.dropLast())
        + ",\"black_time_msec\":\(60_000 - 1_500 * index),\"white_time_msec\":"
        + "\(index == 2 ? 250 : -1)}"
    }
    let record = try #require(parse(Game.text(members)).reversi)
    #expect(record.annotations.map(\.time) == [1.5, nil])
  }

  static let opening = Game.opening(.initial, Move.list("f5d6c3"))

  private static func changed(_ index: Int, _ old: String, _ new: String) -> String {
    var members = opening
    members[index] = members[index].replacing(old, with: new)
    return Game.text(members)
  }

  static let table: [(String, [String], Int?)] = [
    (
      Game.text([opening[0], opening[1], opening[3]]).replacing("\"7\"", with: "\"⟦7⟧\""),
      ["egaroucid-gap"], 1
    ),
    (
      changed(1, "\"next_policy\":20", "\"next_policy\":-1").replacing(
        "\"policy\":20",
        with: "\"policy\":-1"
      ),
      ["egaroucid-gap"], 1
    ),
    (changed(1, "\"next_policy\":20", "\"next_policy\":-1"), [], 3),
    (changed(2, "\"policy\":20", "\"policy\":⟦0⟧"), ["egaroucid-policy"], 3),
    (
      changed(1, "\"5\"", "\"⟦5⟧\"").replacing(
        "\"board_opponent\":34628173824",
        with: "\"board_opponent\":9223372071482949632"
      ),
      [], nil
    ),
    (changed(0, "\"player\":0", "\"player\":⟦2⟧"), ["json-value"], nil),
    (changed(0, "\"board_player\":", "\"board_player\":⟦-1⟧,\"x\":"), ["json-value"], nil),
    (changed(0, "\"next_policy\":26", "\"next_policy\":⟦64⟧"), ["json-value"], 3),
    (changed(0, "{\"board_player\"", "⟦{⟧\"board_players\""), ["json-missing-key"], nil),
    ("⟦{⟧\"black_player\":\"a\"}", ["json-missing-key"], nil),
    ("{\"4\":⟦[]⟧}", ["json-type"], nil),
    ("[⟦1⟧]", ["json-type"], nil),
  ]

  @Test(arguments: table)
  func `has findings`(text: String, rules: [String], moves: Int?) throws {
    let marked = MarkedText(text)
    let parsed = try #require(EgaroucidFormat().readAll(marked.text).first)
    if rules.isEmpty, moves == nil { return }
    #expect(parsed.findings.map(\.rule.name) == rules)
    if let range = marked.ranges.first {
      #expect(parsed.findings.first?.place.start?.offset == range.lowerBound)
    }
    #expect(parsed.reversi?.moves.count == moves)
  }

  @Test func `cannot have two disks on a square`() {
    let marked = MarkedText(
      #"{"4":{"board_player":⟦9223372036854775809⟧,"player":0,"board_opponent":9223372036854775808}}"#
    )
    let parsed = parse(marked.text)
    #expect(parsed.placedRules == marked.places.map { "\($0) egaroucid-board" })
    #expect(
      parsed.findings.map(\.message)
        == ["the position with 4 disks has disks of both sides on a1"]
    )
    #expect(parsed.reversi == nil)
  }

  @Test func `has a finding about a position under a wrong key`() {
    let parsed = parse(#"{"7":{"board_player":1,"board_opponent":2,"player":1}}"#)
    #expect(parsed.placedRules == ["1:3 egaroucid-disks"])
    #expect(parsed.reversi?.start.board[.named("h8")] == .light)
    #expect(parsed.reversi?.start.board[.named("g8")] == .dark)
    #expect(parsed.reversi?.start.turn == .light)
  }

  @Test(arguments: Repository.files(below: "Samples/egaroucid"))
  func `of the samples is a legal game`(path: String) throws {
    let bytes = Repository.bytes(of: path)
    let parsed = EgaroucidFormat().readAll(bytes)
    #expect(parsed.map(\.placedRules) == [[]])
    let record = try #require(parsed.first?.reversi)
    let attempt = ReplayAttempt(record)
    #expect(attempt.problems.isEmpty)
    #expect(record.start == .initial)
    if let score = record.result?.score { #expect(attempt.replay.end.board.counts == score) }
    for size in [1, 7, 4_096] {
      #expect(EgaroucidFormat().readAll(bytes, blockSize: size).map(\.reversi) == [record])
    }
  }

  @Test func `is only read`() { #expect(!EgaroucidFormat().isWritable) }
}
