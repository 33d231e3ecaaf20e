import Flipbook
import TestSupport
import Testing

/// A text, and the text after all repairs; `nil` if nothing is repaired.
struct RepairCase: CustomTestStringConvertible, Sendable {
  let format: String
  let text: String
  let repaired: String?
  let isGuess: Bool

  var testDescription: String { "\(format): \(text)" }

  init(_ format: String, _ text: String, _ repaired: String?, isGuess: Bool = false) {
    self.format = format
    self.text = text
    self.repaired = repaired
    self.isGuess = isGuess
  }
}

/// What `fix` writes in place of a record, in each format.
@Suite struct `A record is repaired` {
  private static let board =
    "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]"

  private static func game(_ moves: String, _ before: String = "") -> String {
    "(;GM[Othello]\(before)\(board)\(moves);)"
  }

  /// A game as the writer writes it.
  private static func written(_ moves: String, _ before: String = "") -> String {
    game(moves, "TY[8]" + before)
  }

  /// Nine moves, after which light has no disk.
  private static let wipeOut = "B[f5]W[d6]B[c5]W[f6]B[e7]W[f4]B[g5]W[e6]B[e3]"
  private static let squares = "f5d6c5f6e7f4g5e6e3"

  static let ggf: [RepairCase] = [
    RepairCase("ggf", game("b[f5]W[d6]"), written("B[f5]W[d6]")),
    RepairCase("ggf", game("B[ f5 / 1/2 ]"), written("B[f5/1/2]")),
    RepairCase(
      "ggf",
      "1 \(game("B[f5]W[PA]W[d6]"))\n 2 \(game("B[d3]"))\n",
      "1 \(written("B[f5]W[d6]"))\n 2 \(game("B[d3]"))\n"
    ),
    // The evaluation would be lost.
    RepairCase("ggf", game("B[f5]W[PA/1]W[d6]"), nil),
    // The second name is not read.
    RepairCase("ggf", game("b[f5]", "PB[Ada]PB[Ben]"), nil),
    RepairCase("ggf", game("b[f5]", "PB[a] b] c]"), nil),
    RepairCase("ggf", game(wipeOut, "RE[+13.000]"), written(wipeOut, "RE[+64]"), isGuess: true),
    RepairCase("ggf", "(;GM[Othello]\(board)B[f5]\n", written("B[f5]") + "\n", isGuess: true),
  ]

  private static let sgfStart = "(;FF[4]GM[2]SZ[8]CA[UTF-8]\n"
  private static let sgfBoard = "AB[e4][d5]AW[d4][e5]PL[B]\n"

  static let sgf: [RepairCase] = [
    RepairCase("sgf", "(;FF[5]GM[2];B[f5])", sgfStart + sgfBoard + ";B[f5])"),
    RepairCase(
      "sgf",
      "(;FF[4]GM[2]EV[a]EV[a];B[f5])\r\n(;GM[2])",
      sgfStart + "EV[a]\n" + sgfBoard + ";B[f5])\r\n(;GM[2])"
    ),
    // The comment belongs to both moves.
    RepairCase("sgf", "(;FF[4]GM[2];B[f5]C[x]W[d6])", nil),
    RepairCase(
      "sgf",
      "(;FF[5]GM[2]EV[a] b] c];B[f5])",
      sgfStart + "EV[a\\] b\\] c]\n" + sgfBoard + ";B[f5])",
      isGuess: true
    ),
  ]

  private static func pgn(_ site: String, _ moves: String, _ end: String = "\n") -> String {
    [
      "[Event \"?\"]", "[Site \"\(site)\"]", "[Date \"????.??.??\"]", "[Round \"?\"]",
      "[Black \"?\"]", "[White \"?\"]", "[Result \"*\"]", "", moves, "",
    ].joined(separator: end)
  }

  static let pgn: [RepairCase] = [
    RepairCase(
      "pgn",
      "[Site \"the \"big\" hall\"]\n\n1. f5 d6 *\n",
      pgn("the \\\"big\\\" hall", "1. f5 d6 *")
    ),
    RepairCase(
      "pgn",
      "[Site \"x\"]\r\n[Site \"x\"]\r\n\r\n1. f5 d6 *\r\n",
      pgn("x", "1. f5 d6 *", "\r\n")
    ),
    RepairCase("pgn", "[Site \"x\"]\n\n1. f5 c3c3 d6 *\n", pgn("x", "1. f5 d6 *")),
    // A glyph that does not exist is dropped.
    RepairCase("pgn", "[Site \"x\"]\n[Site \"x\"]\n\n1. f5 $300 d6 *\n", nil),
    // The comment on the move would be lost.
    RepairCase("pgn", "[Site \"x\"]\n\n1. f5 -- {x} d6 *\n", nil),
  ]

  private static let rows = [
    "--------", "--------", "--------", "---ox---", "---xo---", "--------", "--------", "--------",
  ]

  static let others: [RepairCase] = [
    RepairCase("transcript", "f5 -- d6\n", "f5d6\n"),
    // One pass alone cannot be removed.
    RepairCase("transcript", "f5 -- d6 c3 d3 c4 -- -- f4\n", "f5d6c3d3c4f4\n"),
    // It may be the rest of a name.
    RepairCase("transcript", "f5 P d6\n", nil),
    RepairCase("transcript", "\(squares)a1\nf5  d6\n", "\(squares)\nf5  d6\n", isGuess: true),
    RepairCase(
      "json",
      """
      [
        {"moves": ["F5"]},
        {"moves":  ["f5"] },
        {
          "moves": [
            "f5", "pass", "d6"
          ]
        }
      ]

      """,
      """
      [
        {"flipbook":1,"moves":["f5"]},
        {"moves":  ["f5"] },
        {
          "flipbook": 1,
          "moves": [
            "f5", "d6"
          ]
        }
      ]

      """
    ),
    RepairCase("jsonl", "{\"moves\": [\"F5\"], \"x\": 1}\n", nil),
    RepairCase("jsonl", "{'moves': ['f5']}\n", nil),
    RepairCase(
      "save",
      (["x00"] + rows).joined(separator: "\r\n"),
      // A save that came without a line feed at its end stays so.
      (["x00"] + rows).joined(separator: "\n")
    ),
  ]

  private static let xml = "urn:flipbook:game-record"

  static let elements: [RepairCase] = [
    RepairCase(
      "xml",
      "<games xmlns=\"\(xml)\" version=\"1\">\n\t<game><moves><move at=\"F5\"/></moves></game> <!-- x -->\n</games>\n",
      "<games xmlns=\"\(xml)\" version=\"1\">\n\t<game>\n  <moves>\n    <move at=\"f5\"/>\n  </moves>\n</game> <!-- x -->\n</games>\n"
    ),
    // The comment would be lost.
    RepairCase(
      "xml",
      "<game xmlns=\"\(xml)\" version=\"1\"><!-- x --><moves><move at=\"F5\"/></moves></game>\n",
      nil
    ),
    RepairCase(
      "xml",
      "<f:game xmlns:f=\"\(xml)\" version=\"1\"><f:moves><f:move at=\"F5\"/></f:moves></f:game>\n",
      nil
    ),
  ]

  @Test(arguments: ggf + sgf + pgn + others + elements)
  func `by writing it`(test: RepairCase) async throws {
    let repaired = try await RecordRepair(appliesGuesses: true)
      .repair(Array(test.text.utf8), as: test.format)
    #expect(String(decoding: repaired.bytes, as: UTF8.self) == test.repaired ?? test.text)
    let safe = try await RecordRepair().repair(Array(test.text.utf8), as: test.format)
    #expect(safe.isChanged == (repaired.isChanged && !test.isGuess))
    if test.isGuess { #expect(safe.guesses > 0) }
  }

  @Test func `of WTHOR in its bytes, with the numbers of its names`() async throws {
    let bytes = Repository.bytes(of: "Samples/broken/edax-padding.wtb")
    let repaired = try await RecordRepair().repair(bytes)
    #expect(repaired.bytes.count == bytes.count)
    let changed = bytes.indices.filter { bytes[$0] != repaired.bytes[$0] }
    #expect(changed.allSatisfy { bytes[$0] == 92 && repaired.bytes[$0] == 0 } && !changed.isEmpty)
  }

  @Test func `in Latin-1 only by guessing`() async throws {
    let text = Array("[Black \"Jos".utf8) + [0xE9] + Array("\"]\n\n1. f5 *\n".utf8)
    let safe = try await RecordRepair().repair(text, as: "pgn")
    #expect(!safe.isChanged && safe.guesses == 1)
    let bold = try await RecordRepair(appliesGuesses: true).repair(text, as: "pgn")
    #expect(String(decoding: bold.bytes, as: UTF8.self).contains("[Black \"José\"]\n"))
  }

  /// Why a finding stays, for the user.
  @Test(arguments: [
    ("pgn", "[Site \"x\"]\n[Site \"x\"]\n\n1. f5 $300 d6 *\n", "“$300” is not a glyph"),
    ("othello-quest", #"{"moves": [{"m": "f5"}, {"m": "-"}, {"m": "d6"}]}"#, "is only read"),
    ("jsonl", #"{"moves": ["f5", {"move": "pass", "comment": "x"}, "d6"]}"#, "a comment"),
  ])
  func `unless something would be lost`(format: String, text: String, reason: String) async throws {
    let repaired = try await RecordRepair().repair(Array(text.utf8), as: format)
    #expect(!repaired.isChanged)
    let helps = repaired.findings.compactMap(\.help)
    #expect(helps.contains { $0.contains(reason) }, "\(helps)")
  }
}
