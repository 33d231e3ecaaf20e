import GameRecords
import RecordFormats
import RecordValidation
import ReversiRules
import TestSupport
import Testing

@Suite struct `A problem of other programs with a file` {
  struct Case: CustomTestStringConvertible {
    let rule: String
    let format: any RecordFormat
    let text: String
    let findings: [String]
    var testDescription: String { "\(rule): \(text)" }

    init(_ rule: String, _ format: any RecordFormat, _ text: String, _ findings: [String] = []) {
      self.rule = rule
      self.format = format
      self.text = text
      self.findings = findings
    }
  }

  private static let blockedNodes =
    ";B[d3];W[c3];B[f5];W[d2];B[d1];W[e1];B[b2];W[c1]"
  private static let numbered = "1. d3 c3 2. f5 d2 3. d1 e1 4. b2 c1"
  private static let usualSetup = "AB[e4][d5]AW[d4][e5]PL[B]"

  private static func ggf(_ board: String, name: String = "Ann") -> String {
    "(;GM[Othello]PB[\(name)]BO[\(board)];)"
  }

  static let table: [Case] = [
    Case("edax-sgf-pass", SGFFormat(), "(;GM[2]\(blockedNodes);B[pa];W[d6])", ["1:59"]),
    Case("edax-sgf-pass", SGFFormat(), "(;GM[2]\(blockedNodes))"),
    Case("edax-sgf-pass", PGNFormat(), "[Event \"x\"]\n\n\(numbered) 5. -- d6\n"),
    Case("edax-pgn-pass", PGNFormat(), "[Event \"x\"]\n\n\(numbered) 5. -- d6\n", ["3:40"]),
    Case("edax-pgn-pass", PGNFormat(), "[Event \"x\"]\n\n\(numbered) 5. d6\n"),

    Case("edax-sgf-setup", SGFFormat(), "(;GM[2]PL[W];W[d6])", ["1:11"]),
    Case("edax-sgf-setup", SGFFormat(), "(;GM[2];W[d6])"),
    Case("edax-sgf-setup", SGFFormat(), "(;GM[2]\(usualSetup);B[f5])"),
    Case("edax-sgf-setup", SGFFormat(), "(;GM[2]SZ[6];B[d2])"),
    Case(
      "edax-sgf-setup",
      SGFFormat(),
      "(;GM[2]AB[e4][d5][f5]AW[d4][e5]PL[W])",
      ["1:11"]
    ),

    Case("edax-sgf-letters", SGFFormat(), "(;GM[2];B[fe];W[dF])", ["1:11"]),
    Case("edax-sgf-letters", SGFFormat(), "(;GM[2];B[f5];W[ff])", ["1:17"]),
    Case("edax-sgf-letters", SGFFormat(), "(;GM[2];B[f5];W[F6])"),
    Case("edax-sgf-letters", SGFFormat(), "(;GM[2]\(blockedNodes);B[pa];W[d6])"),

    Case("edax-sgf-variation", SGFFormat(), "(;GM[2];B[f5];W[d6])"),

    Case("edax-ggf-board-size", GGFFormat(), ggf("4 ---- -O*- -*O- ---- *"), ["1:24"]),
    Case("edax-ggf-board-size", SGFFormat(), "(;GM[2]SZ[6])"),

    Case("edax-name-length", GGFFormat(), ggf("4 ---- -O*- -*O- ---- *", name: name(31))),
    Case("edax-name-length", GGFFormat(), ggf("4 ---- -O*- -*O- ---- *", name: name(32)), ["1:17"]),
    Case(
      "edax-name-length",
      PGNFormat(),
      "[Black \"\(name(40))\"]\n[White \"ö\(name(30))\"]\n\n1. f5\n",
      ["1:9", "2:9"]
    ),

    Case("edax-move-number", TranscriptFormat(), "1. f5 d6", ["1:1"]),
    Case("edax-move-number", TranscriptFormat(), "f5 d6 12) c5", ["1:7"]),
    Case("edax-move-number", TranscriptFormat(), "f5 1... d6", ["1:4"]),
    Case("edax-move-number", TranscriptFormat(), "f5d6c5"),
    Case("edax-move-number", TranscriptFormat(), "# game 1\nf5d6c5"),
    Case("edax-move-number", TranscriptFormat(), "Ann 40-24 Bob : f5d6c5"),
    Case("edax-move-number", PGNFormat(), "[Event \"x\"]\n\n1. f5 d6\n"),

    Case("othellotk-sgf-line", SGFFormat(), "(;GM[2]\n;B[f5]\n;W[d6]\n)"),
    Case("othellotk-sgf-line", SGFFormat(), "(;GM[2]\r\n;B[f5]\r\n;W[d6])"),
    Case("othellotk-sgf-line", SGFFormat(), "(;GM[2]\n;B[f5]\n; W[d6]\n)", ["3:5"]),
    Case("othellotk-sgf-line", SGFFormat(), "(;GM[2]\n ;B[f5])", ["2:5"]),
    Case("othellotk-sgf-line", SGFFormat(), "(;GM[2]B[f5]\n;W[d6])", ["1:10"]),

    Case("cassio-sgf-pass", SGFFormat(), "(;GM[2]\(blockedNodes);B[@@@@];W[d6])", ["1:59"]),
    Case("cassio-sgf-pass", SGFFormat(), "(;GM[2]\(blockedNodes);B[];W[d6])", ["1:59"]),
    Case("cassio-sgf-pass", SGFFormat(), "(;GM[2]\(blockedNodes);B[tt];W[d6])"),
    Case("cassio-sgf-pass", SGFFormat(), "(;GM[2]\(blockedNodes);B[PA];W[d6])"),

    Case("turned-opening", TranscriptFormat(), "d3c3", ["1:1"]),
    Case("turned-opening", TranscriptFormat(), "C4C3", ["1:1"]),
    Case("turned-opening", SGFFormat(), "(;GM[2];B[e6])", ["1:11"]),
    Case("turned-opening", TranscriptFormat(), "f5d6"),
    Case("turned-opening", SGFFormat(), "(;GM[2]SZ[10];B[e6])"),

    Case(
      "same-player",
      PGNFormat(),
      "[Black \"Ann\"]\n[White \"Ann\"]\n\n1. f5\n",
      ["2:9"]
    ),
    Case("same-player", PGNFormat(), "[Black \"Ann\"]\n[White \"Anne\"]\n\n1. f5\n"),
    Case("same-player", PGNFormat(), "[Black \"???\"]\n[White \"???\"]\n\n1. f5\n"),
    Case("same-player", PGNFormat(), "[Event \"Cup\"]\n\n1. f5\n"),
  ]

  private static func name(_ length: Int) -> String { String(repeating: "n", count: length) }

  private static func findings(_ test: Case, _ settings: RuleSettings) -> [Finding] {
    test.format.readAll(test.text).flatMap { Validator(settings).validate($0).findings }
      .filter { $0.rule.name == test.rule }
  }

  @Test(arguments: table)
  func `is reported if its rule is enabled`(test: Case) throws {
    let rule = try #require(Validator.allRules.first { $0.name == test.rule })
    #expect(rule.isOptional)
    #expect(Self.findings(test, RuleSettings()).isEmpty)
    var settings = RuleSettings()
    settings.enable(rule)
    #expect(
      Self.findings(test, settings).map(\.placedRule) == test.findings.map { "\($0) \(rule.name)" }
    )
  }

  @Test func `is reported for a variation, at its place or at the move that it replaces`() throws {
    var settings = RuleSettings()
    settings.enable(try #require(Validator.allRules.first { $0.name == "edax-sgf-variation" }))
    var record = ReversiRecord(moves: Move.list("f5d6"))
    record.variations = [Variation(ply: 2, moves: Move.list("f4"))]
    let parsed = placed(record, format: "sgf")
    let places = { (parsed: ParsedRecord) in
      Validator(settings).validate(parsed).findings.map(\.placedRule)
    }
    #expect(places(parsed) == ["5:3 edax-sgf-variation"])
    record.variations[0].places = [SourceRange(1..<3)]
    var other = parsed
    other.reversi?.variations = record.variations
    #expect(places(other) == ["1:2 edax-sgf-variation"])
    #expect(places(placed(record, format: "pgn")).isEmpty)
  }
}
