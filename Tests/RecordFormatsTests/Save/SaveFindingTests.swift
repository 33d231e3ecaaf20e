import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `A finding in a save` {
  struct Case: CustomTestStringConvertible {
    let what: String
    let text: String
    let findings: [String]
    let app: String
    let isReadable: Bool

    var testDescription: String { what }

    init(_ what: String, _ text: String, _ findings: [String], _ app: String, readable: Bool) {
      self.what = what
      self.text = text
      self.findings = findings
      self.app = app
      isReadable = readable
    }
  }

  private static func head(_ head: String) -> String { head + newGame.dropFirst(3) }
  /// The save of a new game with another third row, which is the file's fourth line.
  private static func row(_ row: String) -> String {
    newGame.replacing("--------\n---ox---", with: row + "\n---ox---")
  }
  private static let refuses = "; the original app refuses the file"
  private static let rows = newGame.dropFirst(4)

  static let table: [Case] = [
    Case("unknown turn", head("z00"), ["1:1 save-turn"], refuses, readable: false),
    Case("turn in capitals", head("X00"), ["1:1 save-turn"], refuses, readable: false),
    Case("turn of several bytes", head("●00"), ["1:1 save-turn"], refuses, readable: false),
    Case("digit as turn", head("001"), ["1:1 save-turn-digit"], refuses, readable: true),
    Case("no turn", head("01"), ["1:1 save-turn-digit"], refuses, readable: true),
    Case("unknown mode", head("x20"), ["1:2 save-mode"], refuses, readable: true),
    Case("other unknown mode", head("o0大"), ["1:3 save-mode"], refuses, readable: true),
    Case("missing mode", head("x1"), ["1:3 save-mode"], refuses, readable: true),
    Case(
      "missing modes",
      head("x"),
      ["1:2 save-mode", "1:2 save-mode"],
      refuses,
      readable: true
    ),
    Case(
      "digit as turn and missing mode",
      head("0-1"),
      ["1:1 save-turn-digit", "1:2 save-mode"],
      refuses,
      readable: true
    ),
    Case(
      "tail",
      head("x00 大"),
      ["1:4 save-head-tail"],
      "; the original app ignores it",
      readable: true
    ),
    Case(
      "byte order mark",
      "\u{FEFF}" + newGame,
      ["1:1 byte-order-mark"],
      "a byte order mark",
      readable: true
    ),
    Case(
      "CR LF",
      newGame.replacing("\n", with: "\r\n"),
      ["1:4 save-line-end"],
      "; the original app reads the file as a single line and refuses it",
      readable: true
    ),
    Case(
      "a single CR",
      row("--------\r"),
      ["4:9 save-line-end"],
      "; the original app reads the file as a single line and refuses it",
      readable: true
    ),
    Case(
      "no final line feed",
      String(newGame.dropLast()),
      ["9:9 save-final-line-end"],
      "; the original app writes one but does not require it",
      readable: true
    ),
    Case(
      "blank line",
      "\n" + newGame,
      ["1:1 save-blank-line"],
      "a blank line; the original app skips it",
      readable: true
    ),
    Case(
      "blank lines",
      newGame.replacing("x00\n", with: "x00\n\n\n") + "\n",
      ["2:1 save-blank-line"],
      "3 blank lines; the original app skips them",
      readable: true
    ),
    Case(
      "other size",
      "x00\n\(Board.initial(size: .init(width: 4, height: 4) ?? .standard))\n",
      ["2:1 save-board-size"],
      "a board of 4×4, not 8×8; the original app refuses the file",
      readable: true
    ),
    Case(
      "unknown symbol",
      row("--z-----"),
      ["4:3 board-symbol"],
      "; the original app reads it as an empty square",
      readable: false
    ),
    Case(
      "unknown symbols",
      row("--大森----"),
      ["4:3 board-symbol", "4:4 board-symbol"],
      "; the original app reads it as an empty square",
      readable: false
    ),
    Case(
      "a file that ends within a row",
      String(newGame.dropLast(40)),
      ["5:6 row-length"],
      "expected 8",
      readable: false
    ),
    Case("short row", row("-------"), ["4:8 row-length"], refuses, readable: false),
    Case(
      "long row",
      row("---------"),
      ["4:9 row-length"],
      "; the original app crashes on a row that is too long",
      readable: false
    ),
    Case(
      "long row after a short one",
      row("---------").replacing("x00\n--------", with: "x00\n----"),
      ["2:5 row-length", "4:9 row-length"],
      refuses,
      readable: false
    ),
    Case(
      "long rows everywhere",
      newGame.replacing("-\n", with: "--\n"),
      ["2:1 board-size"],
      "; the original app crashes on a row that is too long",
      readable: false
    ),
    Case("missing row", row(""), ["2:1 board-size", "4:1 save-blank-line"], "", readable: false),
    Case("one row too many", newGame + "--------\n", ["10:1 board-size"], refuses, readable: false),
    Case(
      "no board",
      "x00\n",
      ["2:1 board-size"],
      "the board is missing; expected 8 rows of x, o and -; the original app refuses the file",
      readable: false
    ),
    Case("empty file", "", ["1:1 no-record"], refuses, readable: false),
    Case("blank file", "\n\n\n", ["1:1 no-record"], refuses, readable: false),
    Case("mark alone", "\u{FEFF}", ["1:1 no-record"], refuses, readable: false),
  ]

  @Test(arguments: table)
  func `has its place and says what the app does`(example: Case) throws {
    let parsed = SaveFormat().readAll(example.text)
    try #require(parsed.count == 1)
    let findings = parsed[0].findings
    #expect(findings.map(\.placedRule).sorted() == example.findings.sorted())
    let offsets = findings.compactMap(\.place.start?.offset)
    #expect(offsets == offsets.sorted())
    // Reported once, by the first finding at which the app stops.
    #expect(findings.contains { $0.message.hasSuffix(example.app) }, "\(findings)")
    #expect(findings.count { $0.message.contains("; the original app refuses the file") } <= 1)
    #expect((parsed[0].reversi != nil) == example.isReadable)
    for finding in findings { #expect(finding.place.record == 1) }
  }

  @Test func `reports equal symbols once`() {
    let save = newGame.replacing("-", with: ".").replacing("ox", with: "Ox")
    let findings = SaveFormat().readAll(save)[0].findings
    #expect(findings.map(\.placedRule) == ["2:1 board-symbol", "5:4 board-symbol"])
    #expect(
      findings.map(\.message) == [
        "unknown symbol “.” on the board; expected x, o or -, and 59 more like this; "
          + "the original app reads each as an empty square",
        "unknown symbol “O” on the board; expected x, o or -; the original app reads it as an empty square",
      ]
    )
  }

  @Test(arguments: [
    ("--X-----", "disks are written in lower case"),
    ("--O-----", "disks are written in lower case"),
    ("--z-----", nil),
  ])
  func `helps with capitals`(row: String, help: String?) throws {
    let findings = SaveFormat().readAll(Self.row(row))[0].findings
    #expect(findings.map(\.help) == [help])
  }

  @Test func `quotes what it found`() throws {
    func message(_ text: String) -> String? {
      SaveFormat().readAll(text)[0].findings.first?.message
    }
    #expect(
      message(Self.head("\u{1B}00"))
        == "unknown turn “␛”; expected x (dark), o (light) or - (game over); the original app refuses the file"
    )
    #expect(
      message(Self.head("x05"))
        == "unknown mode “5” of light; expected 0 (manual) or 1 (computer); the original app refuses the file"
    )
    #expect(
      message(Self.head("x0"))
        == "the mode of light is missing; expected 0 (manual) or 1 (computer); the original app refuses the file"
    )
    #expect(
      message(Self.head("x00 \u{202E}abc"))
        == "“ \\u{202E}abc” after the modes; the original app ignores it"
    )
    #expect(
      message(Self.head("100"))
        == "the turn is “1” instead of o, as in one fork of the app; the original app refuses the file"
    )
    #expect(
      message(Self.head("11"))
        == "the turn is missing, as one fork of the app writes it if the game is over; "
        + "the original app refuses the file"
    )
  }

  @Test func `is one of few, even in a hostile file`() {
    let lines =
      String(repeating: "\n", count: 100_000) + "x00\n"
      + String(repeating: "z\r", count: 100_000)
    #expect(
      SaveFormat().readAll(lines)[0].findings.map(\.rule.name)
        == ["save-blank-line", "save-line-end", "board-size"]
    )
    let long =
      "x00" + String(repeating: "é", count: 100_000) + "\n"
      + String(repeating: String(repeating: "z", count: 20_000) + "\n", count: 8)
    #expect(
      SaveFormat().readAll(long)[0].findings.map(\.rule.name) == [
        "save-head-tail", "board-size",
      ]
    )
  }
}
