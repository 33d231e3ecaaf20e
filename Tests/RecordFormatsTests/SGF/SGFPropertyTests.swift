import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// What FF[4] says about properties, their names and their values.
@Suite struct `A property in an SGF file` {
  /// The spelling of a name, and the name that it means.
  static let names: [(written: String, meant: String)] = [
    ("EV", "EV"), ("EVent", "EV"), ("EeVent", "EV"), ("eEV", "EV"), ("XYZ", "XYZ"),
    ("Annotator", "A"), ("PlaCe", "PC"), ("TeamMatch", "TM"),
  ]

  @Test(arguments: names)
  func `has a name in which lower-case letters do not count`(written: String, meant: String) throws
  {
    let record = try readSGF("(;GM[2]\(written)[x])")
    switch meant {
    case "EV": #expect(record == ReversiRecord(event: "x"))
    case "PC": #expect(record == ReversiRecord(site: "x"))
    default: #expect(record == ReversiRecord(tags: [Tag(name: meant, value: "x")]))
    }
  }

  @Test(arguments: ["gm", "gM", "Gm"])
  func `in lower case does not name the game silently`(name: String) {
    let findings = SGFFormat().readAll("(;\(name)[2])").flatMap(\.findings)
    #expect(!findings.isEmpty, "\(name)")
  }

  @Test func `that is unknown is kept, with all its values`() throws {
    let record = try readSGF("(;GM[2]KO[]XX[1][2] [3]\n[4]AP[a:1]YY[])")
    let tags = ["KO": [""], "XX": ["1", "2", "3", "4"], "AP": ["a:1"], "YY": [""]]
    for (name, values) in tags {
      #expect(record.tags.filter { $0.name == name }.map(\.value) == values, "\(name)")
    }
    #expect(record.tags.count == 7)
  }

  @Test func `may be anywhere in its node, with any white space`() throws {
    let expected = ReversiRecord(
      event: "x",
      players: Players(dark: Player(name: "A"), light: Player()),
      moves: Move.list("f5d6")
    )
    for text in [
      "(;GM[2]EV[x]PB[A];B[f5];W[d6])", "(;PB[A]EV[x]GM[2];B[f5];W[d6])",
      " ( ; GM [2]\tEV\n[x] PB [A] ; B [f5] ; W [d6] ) ",
      "(\r\n;\r\nPB\r\n[A]\r\nGM\r\n[2]\r\nEV[x];B[f5]\r\n;W[d6]\r\n)\r\n",
    ] {
      #expect(try readSGF(text) == expected, "\(text)")
    }
  }

  /// Each property about the game in another node than the first one.
  @Test func `about the game counts before the first move in any node`() throws {
    let record = try readSGF("(;GM[2];EV[x];PB[A]DT[2001];B[f5])")
    #expect(record.event == "x")
    #expect(record.players.dark.name == "A")
    #expect(record.date == GameDate(year: 2001))
  }

  static let games: [(text: String, isRead: Bool)] = [
    ("(;GM[2])", true), ("(;GM[ 2 ])", true), ("(;FF[4]GM[2])", true), ("(;GM[02])", false),
    ("(;GM[1])", false), ("(;GM[])", false), ("(;FF[4])", false), ("(;GM[two])", false),
    ("(;GM[2.0])", false), ("(;GM[22])", false),
  ]

  @Test(arguments: games)
  func `names the game`(text: String, isRead: Bool) {
    let parsed = SGFFormat().readAll(text)
    #expect(parsed.map(\.hasRecord) == [isRead])
    #expect(parsed.flatMap(\.findings).map(\.rule.name) == (isRead ? [] : ["sgf-game"]))
  }

  static let charsets: [(name: String, rule: String?)] = [
    ("UTF-8", nil), ("utf-8", nil), ("UTF8", nil), (" UTF-8 ", nil), ("ISO-8859-1", nil),
    ("Latin1", nil), ("latin-1", nil), ("US-ASCII", nil), ("ascii", nil), ("", nil),
    ("Shift_JIS", "sgf-charset"), ("windows-1252", "sgf-charset"), ("EUC-JP", "sgf-charset"),
  ]

  @Test(arguments: charsets)
  func `names the character set`(name: String, rule: String?) {
    let parsed = SGFFormat().readAll("(;GM[2]CA[\(name)]PB[Ada])")
    #expect(parsed.flatMap(\.findings).map(\.rule.name) == (rule.map { [$0] } ?? []))
    #expect(parsed.first?.reversi?.players.dark.name == "Ada")
  }

  @Test func `may belong to any of several games`() throws {
    let text = "(;GM[2]EV[a];B[f5])\n(;GM[2]EV[b](;B[d3])(;B[c4]))(;GM[1]EV[c])\r(;GM[2]EV[d])"
    let parsed = SGFFormat().readAll(text)
    #expect(parsed.map(\.number) == [1, 2, 3, 4])
    #expect(parsed.map { $0.reversi?.event } == ["a", "b", nil, "d"])
    #expect(parsed.map { $0.reversi?.moves.count } == [1, 1, nil, 0])
    #expect(parsed.map(\.source.start.line) == [1, 2, 2, 3])
  }
}
