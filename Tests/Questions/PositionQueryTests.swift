import Flipbook
@testable import RecordQueries
import TestSupport
import Testing

@Suite struct `A position in a query` {
  private static let games: [ReversiRecord] = (0..<60).map { seed in
    var generator = SeededGenerator(seed: UInt64(seed))
    return ReversiRecord(moves: Position.initial.randomGame(using: &generator))
  }

  private static func parsed(_ record: ReversiRecord) -> ParsedRecord {
    ParsedRecord(number: 1, record: record, source: SourceText(name: "test", bytes: []))
  }

  /// A position as text in one of the formats of positions.
  private static func text(_ position: Position, as format: String) throws -> String {
    let record = ReversiRecord(start: position)
    let bytes = try FormatRegistry.standard.write([record], as: format).bytes
    return String(decoding: bytes, as: UTF8.self).replacing("\"", with: "\\\"")
  }

  @Test(arguments: ["obf", "board", "edax-fen", "json", "save"])
  func `is found after its move, in any orientation and format`(format: String) throws {
    var generator = SeededGenerator(seed: 7)
    for record in Self.games.sample(20) {
      let replay = try Replay(record)
      let ply = Int.random(in: 0..<replay.moveCount, using: &generator)
      let position = replay.position(afterPly: ply)
      // After a move that ends in a pass, both sides of the pass are one position.
      guard !position.mustPass, ply == 0 || replay.moves[ply - 1] != .pass else { continue }
      let image = Symmetry.all.randomElement(using: &generator)?.image(of: position) ?? position
      let text = try Self.text(image, as: format)
      let match = try Query("position = \"\(text)\"").match(Self.parsed(record))
      #expect(match?.ply == ply)
      #expect(match?.position == image)
      #expect(try Query("position = \"\(text)\" at \(ply)").match(Self.parsed(record)) != nil)
      #expect(try Query("position = \"\(text)\" at \(ply + 1)..").match(Self.parsed(record)) == nil)
      let exact = try Query("position == \"\(text)\"").match(Self.parsed(record)) != nil
      #expect(exact == (image == position))
    }
  }

  @Test func `is found where looking at every position finds it`() throws {
    let lines = ["f5", "f5 d6 c3", "f5 f6", "f5 f6 e6 f4", "c4 e3 f6 e6 f5", "f5 d6 c5 f4 e3"]
    for line in lines {
      let moves = try [Move](text: line)
      let target = try Replay(ReversiRecord(moves: moves)).end
      let images = Set(Symmetry.all.map { $0.image(of: target) })
      let query = try Query("position = \(line)")
      let starts = try Query("starts \(line)")
      let exact = try Query("starts == \(line)")
      for record in Self.games {
        let positions = try Replay(record).positions.dropFirst().map(\.self)
        let isFound = positions.contains { images.contains($0) }
        #expect((query.match(Self.parsed(record)) != nil) == isFound)
        // The moves lead through the same positions, and not just to the same one.
        let way = (1...moves.count).allSatisfy { count in
          let after = try? Replay(ReversiRecord(moves: Array(moves.prefix(count)))).end
          return Symmetry.all.contains { after.map($0.image) == positions[count - 1] }
        }
        #expect((starts.match(Self.parsed(record)) != nil) == way)
        #expect((exact.match(Self.parsed(record)) != nil) == record.moves.starts(with: moves))
      }
    }
  }

  @Test func `counts the mirror image of a move in a symmetric position as the same move`() throws {
    let record = ReversiRecord(moves: try [Move](text: "f5 f6 e6 d6"))
    #expect(try Query("starts f5 f6 e6 f4").match(Self.parsed(record)) != nil)
    #expect(try Query("starts == f5 f6 e6 f4").match(Self.parsed(record)) == nil)
  }

  @Test(arguments: [
    ("xo*/x*", "x o - - - - - - / x - - - - - - -"), ("-o*", "- o"), ("#*", "o"), ("??x*", "- - x"),
  ])
  func `as a pattern fits every position with these squares`(pattern: String, rows: String) throws {
    let cells = rows.split(separator: "/").map { $0.split(separator: " ") }
    func fits(_ board: Board) -> Bool {
      Symmetry.all.contains { symmetry in
        let board = symmetry.image(of: board)
        let written = pattern.split(separator: "/")
        return written.indices.allSatisfy { y in
          written[y].prefix { $0 != "*" }.enumerated().allSatisfy { x, symbol in
            let disk = Square(x: x, y: y).flatMap { board[$0] }
            return switch symbol {
            case "x": disk == .dark
            case "o": disk == .light
            case "-": disk == nil
            case "#": disk != nil
            default: true
            }
          }
        }
      }
    }
    #expect(!cells.isEmpty)
    let query = try Query("pattern = \(pattern)")
    var found = 0
    for record in Self.games {
      let replay = try Replay(record)
      let boards = replay.positions.map(\.board)
      let match = query.match(Self.parsed(record))
      #expect(match?.ply == boards.firstIndex(where: fits))
      found += match == nil ? 0 : 1
    }
    #expect(found > 0)
  }

  @Test func `has numbers of disks, moves and corners as the board shows`() throws {
    for record in Self.games {
      let replay = try Replay(record)
      let positions = replay.positions
      let parsed = Self.parsed(record)
      for ply in stride(from: 0, to: positions.count, by: Effort.count(21, all: 7)) {
        let position = positions[ply]
        let counts = position.board.counts
        for (field, number) in [
          ("dark-disks", counts.dark), ("light-disks", counts.light),
          ("empties", position.board.emptyCount), ("mobility", position.legalMoves.count),
        ] {
          #expect(try Query("\(field) = \(number) at \(ply)").match(parsed)?.ply == ply)
          #expect(try Query("\(field) != \(number) at \(ply)").match(parsed) == nil)
          #expect(try Query("\(field) > \(number) at \(ply)").match(parsed) == nil)
        }
      }
      let corners = ["a1", "a8", "h1", "h8"]
      let first = replay.moves.firstIndex { corners.contains($0.description) }
      #expect(try Query("corner").match(parsed)?.ply == first.map { $0 + 1 })
      #expect(try (Query("corner by 40").match(parsed) != nil) == ((first ?? 99) < 40))
    }
  }
}

extension Replay {
  /// The start and the position after each move.
  fileprivate var positions: [Position] { (0...moveCount).map(position) }
}
