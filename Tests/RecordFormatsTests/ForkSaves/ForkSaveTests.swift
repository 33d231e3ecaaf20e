import Foundation
import GameRecords
import RecordFormats
import RecordText
import ReversiRules
import TestSupport
import Testing

/// The shapes of the forks, as Foundation encodes them.
private enum Shape {
  enum Side: String, Codable {
    case dark, light
    init(_ disk: Disk) { self = disk == .dark ? .dark : .light }
  }
  /// An enumeration without raw values.
  enum Bare: Codable { case dark, light }
  enum Mode: String, Codable { case manual, computer }

  struct ElHoshino: Encodable {
    var turn: [String?]
    /// An enumeration as a key makes an array of the dictionary.
    var playerForSide: [Side: Int]
    var board: [Side?]
  }

  struct Yoshimasa: Encodable {
    struct Colour: Encodable { var color: Int }
    struct Coordinate: Encodable { var x: Int, y: Int }
    struct Cell: Encodable { var coordinate: Coordinate, disc: Colour }
    struct Board: Encodable { var cells: [Cell] }
    var turn: Colour?
    var darkPlayer = 0
    var lightPlayer = 1
    var board: Board
  }

  struct Ohioshirt: Encodable {
    struct Board: Encodable { var disks: [[Bare?]] }
    var board: Board
    var currentTurn: Bare?
    var darkPlayerMode = Mode.manual
    var lightPlayerMode = Mode.computer
  }

  struct Kuniwak: Encodable {
    struct Board: Encodable { var array: [[String?]] }
    var board: Board
    var turn: String
  }

  static func text(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }
}

extension Board {
  /// The value of each square, row by row.
  fileprivate func rows<Value>(_ value: (Disk) -> Value) -> [[Value?]] {
    (0..<8).map { y in (0..<8).map { x in Square(x: x, y: y).flatMap { self[$0] }.map(value) } }
  }
}

@Suite struct `The JSON save of a fork` {
  /// All four saves of a position, and the modes that each has.
  private func texts(_ position: Position) throws -> [String] {
    let board = position.board
    let turn = position.turn
    let cells = board.size.squares.compactMap { square in
      board[square].map { disk in
        Shape.Yoshimasa.Cell(
          coordinate: .init(x: square.x, y: square.y),
          disc: .init(color: disk == .dark ? 0 : 1)
        )
      }
    }
    let state = try Shape.text(
      Shape.Kuniwak(
        board: .init(array: board.rows { String($0.symbol) }),
        turn: turn == .light ? "second" : "first"
      )
    )
    let modes = "{\"second\":\"enabled\",\"first\":\"disabled\"}"
    let quoted = [state, modes].map { "\"" + $0.replacing("\"", with: "\\\"") + "\"" }
    var texts = [
      "{\"turn\":" + (turn.map { "[\"validTurn\",\"\($0)\"]" } ?? "[\"finished\",\"dark\"]")
        + ",\"playerForSide\":[\"light\",1,\"dark\",0],\"board\":"
        + (try Shape.text(board.rows { Shape.Side($0) }.flatMap(\.self))) + "}",
      try Shape.text(
        Shape.Yoshimasa(
          turn: turn.map { .init(color: $0 == .dark ? 0 : 1) },
          board: .init(cells: cells.reversed())
        )
      ),
      try Shape.text(
        Shape.Ohioshirt(
          board: .init(disks: board.rows { $0 == .dark ? .dark : .light }),
          currentTurn: turn.map { $0 == .dark ? .dark : .light }
        )
      ),
    ]
    if turn != nil {
      texts += [
        "{\"REVERSI_GAME_STATE\":\(state),\"REVERSI_GAME_AUTOMATOR_AVAILABILITIES\":\(modes)}",
        "{\"REVERSI_GAME_AUTOMATOR_AVAILABILITIES\":\(quoted[1]),\"REVERSI_GAME_STATE\":\(quoted[0])}",
      ]
    }
    return texts
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `is read for every fork`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var position = Position.initial
    for _ in 0..<Int.random(in: 0...64, using: &generator) where position.turn != nil {
      try position.play(position.randomMove(using: &generator))
    }
    for text in try texts(position) {
      let head = InputHead(of: Array(text.utf8)[...], isWhole: true)
      #expect(ForkSaveFormat().recognise(head) != nil)
      let parsed = ForkSaveFormat().readAll(text)
      #expect(parsed.flatMap(\.findings).map(\.message) == [], "\(text)")
      let record = try #require(parsed.first?.reversi)
      #expect(record.start == position)
      #expect(record.players.dark.mode == .manual)
      #expect(record.players.light.mode == .computer)
      #expect(record.result?.winner == (text.contains("finished") ? .dark : nil))
      #expect(record.origin?.format == "fork-save")
      #expect(record.origin?.range(of: .board) != nil)
      #expect(
        (record.origin?.range(of: .turn) != nil) == (position.turn != nil || text.contains("fin"))
      )
    }
  }

  @Test func `of el-hoshino's types is as Foundation encodes it`() throws {
    let text = try Shape.text(
      Shape.ElHoshino(
        turn: ["finished", nil],
        playerForSide: [.dark: 1, .light: 0],
        board: Board.initial().rows { $0 == .dark ? .dark : .light }.flatMap(\.self)
      )
    )
    // Keys that are enumerations of strings are written as an array of keys and values, or, by newer
    // encoders of the same types, as an object.
    let record = ForkSaveFormat().readAll(text).first?.reversi
    #expect(record?.start == Position(board: .initial(), turn: nil))
    #expect(record?.result?.winner == .tie)
    #expect(record?.players.dark.mode == .computer)
  }

  @Test func `of Kuniwak is read without its modes`() throws {
    let all = try texts(.initial)
    let state = try #require(all[3].split(separator: "\"REVERSI_GAME_STATE\":").last)
      .split(separator: ",\"REVERSI").first
    let parsed = ForkSaveFormat().readAll(String(try #require(state)))
    #expect(parsed.map(\.placedRules) == [[]])
    #expect(parsed.first?.reversi?.start == .initial)
    #expect(parsed.first?.reversi?.players == Players())
  }

  @Test func `has a note if the side to move must pass`() throws {
    let text =
      "{\"turn\":[\"⟦skippingTurn⟧\",\"light\"],\"playerForSide\":[\"light\",1,\"dark\",0],"
      + "\"board\":\(try Shape.text(Board.initial().rows { "\($0)" }.flatMap(\.self)))}"
    let marked = MarkedText(text)
    let parsed = try #require(ForkSaveFormat().readAll(marked.text).first)
    #expect(parsed.placedRules == ["\(marked.places[0]) fork-save-skipping"])
    #expect(parsed.reversi?.start.turn == .light)
  }

  static let row = "[null,null,null,null,null,null,null,null]"
  static let rows = Array(repeating: row, count: 8).joined(separator: ",")
  static let squares = Array(repeating: "null", count: 64).joined(separator: ",")

  static let table: [(String, [String], Bool)] = [
    // el-hoshino
    (
      "{\"turn\":[\"validTurn\",\"dark\"],\"playerForSide\":[\"light\",1,\"dark\",0],\"board\":⟦[null]⟧}",
      ["fork-save-cells"], false
    ),
    (
      "{\"turn\":[\"⟦turn⟧\",\"dark\"],\"playerForSide\":[\"light\",1,\"dark\",0],\"board\":[\(squares)]}",
      ["json-value"], false
    ),
    (
      "{\"turn\":[\"validTurn\",⟦null⟧],\"playerForSide\":[\"light\",1,\"dark\",0],\"board\":[\(squares)]}",
      ["json-type"], false
    ),
    (
      "{\"turn\":⟦[]⟧,\"playerForSide\":[\"light\",1,\"dark\",0],\"board\":[\(squares)]}",
      ["json-value"], false
    ),
    (
      "{\"turn\":[\"validTurn\",\"dark\"],\"playerForSide\":⟦[\"light\",1]⟧,\"board\":[\(squares)]}",
      ["fork-save-modes"], true
    ),
    (
      "{\"turn\":[\"validTurn\",\"dark\"],\"playerForSide\":[\"light\",1,\"⟦light⟧\",0],\"board\":[\(squares)]}",
      ["fork-save-modes"], true
    ),
    (
      "{\"turn\":[\"validTurn\",\"dark\"],\"playerForSide\":[\"light\",1,\"dark\",⟦2⟧],\"board\":[\(squares)]}",
      ["json-value"], true
    ),
    (
      "{\"turn\":[\"validTurn\",\"dark\"],\"playerForSide\":[\"light\",1,\"dark\",0],\"board\":[\"⟦x⟧\",\(squares.dropFirst(5))]}",
      ["json-value"], false
    ),
    // yoshimasa36g
    (
      "{\"darkPlayer\":0,\"lightPlayer\":0,\"board\":{\"cells\":[{\"coordinate\":{\"x\":⟦8⟧,\"y\":0},\"disc\":{\"color\":0}}]}}",
      ["json-value"], false
    ),
    (
      "{\"darkPlayer\":0,\"lightPlayer\":0,\"board\":{\"cells\":[{\"coordinate\":{\"x\":1,\"y\":0},\"disc\":{\"color\":0}},{\"coordinate\":⟦{\"x\":1,\"y\":0}⟧,\"disc\":{\"color\":0}}]}}",
      ["fork-save-square"], false
    ),
    (
      "{\"darkPlayer\":0,\"lightPlayer\":0,\"board\":{\"cells\":[⟦{⟧\"coordinate\":{\"x\":1,\"y\":0}}]}}",
      ["json-missing-key"], false
    ),
    ("⟦{⟧\"darkPlayer\":0,\"board\":{\"cells\":[]}}", ["json-missing-key"], true),
    (
      "{\"darkPlayer\":0,\"lightPlayer\":0,\"turn\":{\"color\":⟦2⟧},\"board\":{\"cells\":[]}}",
      ["json-value"], false
    ),
    // ohioshirt
    (
      "{\"darkPlayerMode\":\"⟦human⟧\",\"lightPlayerMode\":\"manual\",\"board\":{\"disks\":[\(rows)]}}",
      ["json-value"], true
    ),
    (
      "{\"darkPlayerMode\":\"manual\",\"lightPlayerMode\":\"manual\",\"board\":{\"disks\":[⟦[null]⟧]}}",
      ["row-length"], false
    ),
    (
      "{\"darkPlayerMode\":\"manual\",\"lightPlayerMode\":\"manual\",\"board\":{\"disks\":⟦[\(row)]⟧}}",
      ["fork-save-cells"], false
    ),
    (
      "{\"darkPlayerMode\":\"manual\",\"lightPlayerMode\":\"manual\",\"currentTurn\":⟦{\"red\":{}}⟧,\"board\":{\"disks\":[\(rows)]}}",
      ["json-value"], false
    ),
    (
      "{\"darkPlayerMode\":\"manual\",\"lightPlayerMode\":\"manual\",\"currentTurn\":\"dark\",\"⟦more⟧\":1,\"board\":{\"disks\":[\(rows)]}}",
      ["json-ignored-key"], true
    ),
    // Kuniwak
    ("⟦{⟧\"board\":{\"array\":[\(rows)]}}", ["json-missing-key"], false),
    ("{\"turn\":\"⟦third⟧\",\"board\":{\"array\":[\(rows)]}}", ["json-value"], false),
    ("{\"REVERSI_GAME_STATE\":\"⟦{\\\"turn\\\":1}⟧\"}", ["json-type", "json-missing-key"], false),
    ("{\"REVERSI_GAME_STATE\":\"⟦{⟧\"}", ["json-truncated"], false),
    (
      "⟦{⟧\"REVERSI_GAME_AUTOMATOR_AVAILABILITIES\":{\"first\":\"enabled\",\"second\":\"enabled\"}}",
      ["json-missing-key"], false
    ),
    // Of no fork
    ("⟦1⟧", ["json-type"], false),
  ]

  @Test(arguments: table)
  func `has findings`(text: String, rules: [String], isReadable: Bool) throws {
    let marked = MarkedText(text)
    let parsed = try #require(ForkSaveFormat().readAll(marked.text).first)
    #expect(parsed.findings.map(\.rule.name) == rules, "\(parsed.findings.map(\.message))")
    #expect(parsed.findings.first?.place.start?.offset == marked.ranges[0].lowerBound)
    #expect(parsed.findings.first?.place.length == marked.ranges[0].count)
    #expect((parsed.reversi != nil) == isReadable)
  }

  @Test(arguments: Repository.files(below: "Samples/fork-save"))
  func `has samples without errors`(path: String) throws {
    let parsed = ForkSaveFormat().readAll(Repository.bytes(of: path))
    #expect(parsed.count == 1)
    #expect(parsed.flatMap(\.findings).allSatisfy { $0.rule.name == "fork-save-skipping" })
    let record = try #require(parsed.first?.reversi)
    #expect(record.start.turn != nil)
    #expect(record.players.dark.mode != nil)
    #expect(record.start.board.emptyCount < 60)
  }

  @Test func `is only read`() { #expect(!ForkSaveFormat().isWritable) }
}
