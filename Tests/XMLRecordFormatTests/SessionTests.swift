import GameRecords
import ReversiRules
import TestSupport
import Testing
import XMLRecordFormat

extension BadContent {
  private static func session(
    _ content: String,
    _ rule: Rule,
    _ message: String,
    help: String? = nil
  ) -> BadContent {
    let moves = "<moves><move at=\"f5\"/><move at=\"d6\"/></moves>"
    return game("\(moves)<session>\(content)</session>", rule, message, help: help)
  }

  static let sessions = [
    session("⟦<reset⟧/>", .xmlMissingAttribute, "<reset> needs the attribute ply"),
    session(
      "⟦<mode ply=\"1\" side=\"dark\"⟧/>",
      .xmlMissingAttribute,
      "<mode> needs the attribute mode"
    ),
    session(
      "⟦<mode ply=\"1\" mode=\"manual\"⟧/>",
      .xmlMissingAttribute,
      "<mode> needs the attribute side"
    ),
    session(
      "<reset ply=\"2\" ⟦side⟧=\"dark\"/>",
      .xmlUnknownAttribute,
      "unknown attribute side of <reset>",
      help: "<reset> has ply, time"
    ),
    session(
      "<mode ply=\"1\" ⟦sied⟧=\"dark\" side=\"dark\" mode=\"manual\"/>",
      .xmlUnknownAttribute,
      "unknown attribute sied of <mode>"
    ),
    session(
      "<reset ply=\"⟦-1⟧\"/>",
      .xmlValue,
      "ply is “-1”; expected a whole number from 0 to 1000"
    ),
    session(
      "<reset ply=\"2\" time=\"⟦-1⟧\"/>",
      .xmlValue,
      "time is “-1”; expected a number that is not negative, such as 1.5"
    ),
    session(
      "<mode ply=\"1\" side=\"⟦black⟧\" mode=\"manual\"/>",
      .xmlValue,
      "side is “black”; expected dark or light"
    ),
    session(
      "<mode ply=\"1\" side=\"dark\" mode=\"⟦human⟧\"/>",
      .xmlValue,
      "mode is “human”; expected manual or computer"
    ),
    session(
      "<reset ply=\"2\">⟦why⟧</reset>",
      .xmlStrayText,
      "text is not allowed in <reset>"
    ),
    session(
      "⟦<move at=\"f5\"⟧/>",
      .xmlUnknownElement,
      "<move> is not allowed in <session>",
      help: "<session> can contain <mode>, <reset>"
    ),
    session(
      "⟦<rest ply=\"2\"⟧/>",
      .xmlUnknownElement,
      "unknown element <rest>",
      help: "did you mean <reset>?"
    ),
    game(
      "<session/>⟦<session⟧/>",
      .xmlDuplicateElement,
      "<session> appears twice; the first one counts"
    ),
    game(
      "<session/>⟦<variation ply=\"1\"⟧><pass/></variation>",
      .xmlElementOrder,
      "<variation> must come before <session>"
    ),
    game("⟦<reset ply=\"0\"⟧/>", .xmlUnknownElement, "<reset> is not allowed in <game>"),
    session(
      "<reset ply=\"2\"/>⟦<mode ply=\"2\" side=\"dark\" mode=\"manual\"⟧/>",
      .xmlElementOrder,
      "a change follows the reset, which ends the game"
    ),
  ]

  /// What no schema can express.
  static let sessionOrders = [
    session(
      "<mode ply=\"⟦3⟧\" side=\"dark\" mode=\"manual\"/>",
      .xmlValue,
      "ply 3 is not between 0 and 2, where the game ends"
    ),
    session(
      "<reset ply=\"⟦1⟧\"/>",
      .xmlValue,
      "a reset at ply 1 is not after the last move, ply 2",
      help: "a reset ends the game; later moves belong in a record of their own"
    ),
    session(
      "<mode ply=\"2\" side=\"dark\" mode=\"manual\"/>"
        + "<mode ply=\"⟦1⟧\" side=\"dark\" mode=\"manual\"/>",
      .xmlElementOrder,
      "a change at ply 1 follows one at ply 2",
      help: "write changes in the order in which they were made"
    ),
    session(
      "<mode ply=\"1\" time=\"2\" side=\"dark\" mode=\"manual\"/><reset ply=\"2\" time=\"⟦1.5⟧\"/>",
      .xmlElementOrder,
      "a change at 1.5 s follows one at 2 s"
    ),
  ]
}

@Suite struct `A session in XML` {
  @Test(arguments: BadContent.sessions + BadContent.sessionOrders)
  func `errors are reported with their places`(_ bad: BadContent) throws { try bad.check() }

  private static let record = ReversiRecord(
    moves: Move.list("f5--"),
    sessionChanges: [
      SessionChange(ply: 0, .mode(.light, .computer)),
      SessionChange(ply: 1, time: 12.5, .mode(.dark, .manual)),
      SessionChange(ply: 2, time: 12.5, .reset),
    ],
    result: GameResult(ending: .unfinished)
  )

  @Test func `is written between the moves and the result, and read again`() throws {
    let text = """
        </moves>
        <session>
          <mode ply="0" side="light" mode="computer"/>
          <mode ply="1" time="12.5" side="dark" mode="manual"/>
          <reset ply="2" time="12.5"/>
        </session>
        <result ending="unfinished"/>
      """
    let bytes = try format.write([Self.record], .single)
    #expect(String(decoding: bytes, as: UTF8.self).contains(text))
    for blockSize in [1, 7, 1 << 16] {
      let parsed = format.readAll(bytes, blockSize: blockSize)
      #expect(parsed.flatMap(\.placedRules) == [])
      #expect(parsed.map(\.reversi) == [Self.record])
    }
  }

  @Test func `ends where the readable moves end`() {
    let text = """
      <moves><move at="f5"/><move at="x"/></moves><session><mode ply="1" side="dark" mode="manual"/>
      <mode ply="2" side="dark" mode="computer"/><reset ply="2"/></session>
      """
    let parsed = format.readAll(single(text))
    #expect(parsed.flatMap(\.findings).count == 1)
    let kept = [SessionChange(ply: 1, .mode(.dark, .manual))]
    #expect(parsed.first?.reversi?.sessionChanges == kept)
    // Without the moves, the plies are not checked.
    let misspelt =
      "<mvoes/><session><mode ply=\"9\" side=\"dark\" mode=\"manual\"/>"
      + "<reset ply=\"12\"/></session>"
    #expect(format.readAll(single(misspelt)).flatMap(\.findings).count == 1)
  }

  @Test func `has at most 10,000 changes`() throws {
    let change = "<mode ply=\"0\" side=\"dark\" mode=\"manual\"/>"
    func parsed(_ count: Int) -> ParsedRecord? {
      format.readAll(single("<session>\(String(repeating: change, count: count))</session>")).first
    }
    #expect(parsed(10_000)?.findings.isEmpty == true)
    #expect(parsed(10_002)?.findings.map(\.rule) == [.tooMany])
    #expect(parsed(10_002)?.reversi?.sessionChanges.count == 10_000)
  }

  @Test func `is not written with what could not be read again`() {
    for change in [
      SessionChange(ply: 0, .reset), SessionChange(ply: 3, .mode(.dark, .manual)),
      SessionChange(ply: 2, time: -1, .reset), SessionChange(ply: 2, time: .nan, .reset),
    ] {
      var record = Self.record
      record.sessionChanges = [change]
      #expect(throws: WritingError.self) { try format.write([record], .single) }
    }
  }
}
