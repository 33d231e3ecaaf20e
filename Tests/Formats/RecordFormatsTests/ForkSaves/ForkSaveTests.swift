import Foundation
import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// The shapes of the forks, as Foundation encodes them.
private enum Shape {
  enum Side: String, Encodable {
    case dark, light
    init(_ disk: Disk) { self = disk == .dark ? .dark : .light }
  }
  /// An enumeration without raw values.
  enum Bare: Encodable { case dark, light }
  enum Mode: String, Encodable { case manual, computer }

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
}
