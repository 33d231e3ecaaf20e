import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// A game with a dark player.
private func named(_ name: String) -> String { game("PB[\(name)]", "B[f5]") }

/// The dark players of the records of a text, or the numbers of records without one, and the
/// findings, in their order.
private func outline(_ text: String, blockSize: Int = 1 << 16) -> [String] {
  GGFFormat().readAll(text, blockSize: blockSize).flatMap { parsed in
    (parsed.isRecord ? [parsed.reversi?.players.dark.name ?? "\(parsed.number)"] : [])
      + parsed.placedRules
  }
}

/// A game whose last value is not closed.
private let open = String(named("open").dropLast(3))

@Suite struct `Games in a GGF file` {
  static let texts: [(String, [String])] = [
    (named("a"), ["a"]), ("1 \(named("a"))\n", ["a"]),
    ("\n\n1\t\(named("a"))\r\n1 \(named("b"))\r\n\r\n", ["a", "b"]),
    (named("a") + named("b") + "\n" + named("c"), ["a", "b", "c"]),
    ("2 \(named("a"))\(named("b"))\n1 \(named("c"))", ["1:1 ggf-games-together", "a", "b", "c"]),
    // Text in a value that looks like an end or a beginning.
    (named(";)") + named("(;") + named("x;) (;y"), [";)", "(;", "x;) (;y"]),
    (named("[") + named("a[;)"), ["[", "a[;)"]),
    // Empty inputs.
    ("", ["1:1 no-record"]), (" \n", ["1:1 no-record"]), ("1\n", ["1:1 no-record"]),
    ("hello", ["1:1 ggf-outside", "1:6 no-record"]),
    (";)", ["1:1 ggf-outside", "1:3 no-record"]), ("(", ["1:1 ggf-outside", "1:2 no-record"]),
    ("\u{FEFF}", ["1:1 byte-order-mark", "1:2 no-record"]),
    // Text between games.
    (
      "\(named("a"))\nx y\n\n;) z\n1 \(named("b")) !",
      ["a", "2:1 ggf-outside", "b", "5:\(named("b").count + 4) ggf-outside"]
    ),
    // A game that is not closed hides no other.
    (
      "\(named("a").dropLast(2))\n1 \(named("b"))",
      ["a", "1:\(named("a").count - 1) ggf-not-closed", "b"]
    ),
    (
      "\(named("a").dropLast(2))\(named("b"))",
      ["a", "1:\(named("a").count - 1) ggf-not-closed", "b"]
    ),
    // Nor does a value that is not closed.
    (
      "\(open);)\n1 \(named("b"))\n",
      ["open", "1:\(open.count - 3) ggf-value-not-closed", "b"]
    ),
    (
      "\(open);)\(named("b"))",
      ["open", "1:\(open.count - 3) ggf-value-not-closed", "b"]
    ),
    (
      "\(open)\n(;BO[\(newBoard)]PB[b];)",
      [
        "open", "1:\(open.count + 1) ggf-not-closed",
        "b", "2:1 ggf-no-game-name",
      ]
    ),
    (
      "(;(;GM[(;GM[Othello]",
      [
        "1", "1:3 ggf-not-closed", "2", "1:8 ggf-not-closed", "3", "1:21 ggf-not-closed",
      ]
    ),
    // A bad record between two good ones.
    (
      "\(named("a"))\n(;GM[Go]\(named("x").dropFirst(2))\n\(named("c"))",
      ["a", "2", "2:6 ggf-other-game", "c"]
    ),
  ]

  @Test(arguments: texts)
  func `are found with blocks of any size`(text: String, expected: [String]) {
    for size in [1, 2, 3, 7, 64, 1 << 16] {
      #expect(outline(text, blockSize: size) == expected, "in blocks of \(size)")
    }
  }

  @Test func `begin one in another twenty thousand times`() {
    let parsed = GGFFormat().readAll(String(repeating: "(;", count: 20_000))
    #expect(parsed.count == 20_000)
    #expect(parsed.allSatisfy { $0.reversi == nil && $0.hasErrors })
  }

  @Test(arguments: ["(", "[", ";", ";)", "PB[", "B[", "x", " ", "]", "(;B["])
  func `do not hang on a text that never ends`(piece: String) {
    for head in ["", "(;GM[Othello]", "(;GM[Othello]PB["] {
      let text = head + String(repeating: piece, count: 200_000 / piece.utf8.count)
      let parsed = GGFFormat().readAll(text)
      #expect(!parsed.isEmpty)
      #expect(parsed.allSatisfy { $0.findings.count <= 10 })
    }
  }

  @Test func `are refused when they are too long`() {
    let bytes =
      Array("(;GM[Othello]PB[".utf8)
      + [UInt8](repeating: 0x61, count: Limits.recordBytes)
    let parsed = GGFFormat().readAll(bytes, blockSize: 1 << 20)
    #expect(parsed.flatMap(\.placedRules) == ["1:1 record-too-long"])
  }
}
