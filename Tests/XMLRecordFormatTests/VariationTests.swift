import GameRecords
import ReversiRules
import TestSupport
import Testing
import XMLRecordFormat

extension BadContent {
  static let variations = [
    game(
      "⟦<variation⟧><pass/></variation>",
      .xmlMissingAttribute,
      "<variation> needs the attribute ply"
    ),
    game(
      "<variation ply=\"⟦2⟧\"><pass/></variation>",
      .xmlValue,
      "ply is “2”; expected 1, where the line ends"
    ),
    game(
      "<moves><move at=\"f5\"/></moves><variation ply=\"⟦0⟧\"><pass/></variation>",
      .xmlValue,
      "ply is “0”; expected a move of the line, from 1 to 2"
    ),
    game(
      "<moves><move at=\"f5\"/></moves><variation ply=\"⟦3⟧\"><pass/></variation>",
      .xmlValue,
      "ply is “3”; expected a move of the line, from 1 to 2"
    ),
    game(
      "<variation ply=\"⟦1.0⟧\"><pass/></variation>",
      .xmlValue,
      "ply is “1.0”; expected 1, where the line ends"
    ),
    game(
      "<variation ply=\"1\"><pass/><variation ply=\"⟦3⟧\"><pass/></variation></variation>",
      .xmlValue,
      "ply is “3”; expected a move of the line, from 1 to 2"
    ),
    game("⟦<variation ply=\"1\"⟧/>", .xmlValue, "<variation> has no moves"),
    game(
      "<moves><pass/></moves><variation ply=\"2\"><pass/></variation>\n"
        + "<variation ply=\"⟦1⟧\"><pass/></variation>",
      .xmlElementOrder,
      "a variation at ply 1 must come before one at ply 2"
    ),
    game(
      "<variation ply=\"1\"><pass/><variation ply=\"1\"><pass/></variation>⟦<pass⟧/></variation>",
      .xmlElementOrder,
      "<pass> must come before <variation>"
    ),
    game(
      "<variation ply=\"1\"><pass/></variation>⟦<moves⟧/>",
      .xmlElementOrder,
      "<moves> must come before <variation>"
    ),
    game(
      "<moves>⟦<variation ply=\"1\"⟧/></moves>",
      .xmlUnknownElement,
      "<variation> is not allowed in <moves>"
    ),
    game(
      "<variation ply=\"1\"><pass/>⟦<mvoe⟧/></variation>",
      .xmlUnknownElement,
      "unknown element <mvoe>",
      help: "did you mean <move>?"
    ),
    game(
      "<variation ply=\"1\" ⟦move⟧=\"1\"><pass/></variation>",
      .xmlUnknownAttribute,
      "unknown attribute move of <variation>",
      help: "<variation> has ply"
    ),
    game(
      "<variation ply=\"1\">⟦f5⟧<pass/></variation>",
      .xmlStrayText,
      "text is not allowed in <variation>"
    ),
    game(
      "<variation ply=\"1\"><move at=\"⟦f17⟧\"/></variation>",
      .xmlValue,
      "at is “f17”; expected a square such as f5"
    ),
  ]
}

@Suite struct `Variations in XML` {
  @Test(arguments: BadContent.variations)
  func `errors are reported with their places`(_ bad: BadContent) throws { try bad.check() }

  @Test func `variations end at the first move that cannot be read, like the moves`() {
    let text = """
      <moves><move at="f5"/><move at="x"/><move at="d6"/></moves>
      <variation ply="2"><move at="f6"/></variation>
      <variation ply="3"><move at="c3"/></variation>
      <variation ply="4"><move at="c3"/><move at="y"/></variation>
      """
    let parsed = format.readAll(single(text))
    #expect(parsed.first?.reversi?.moves == Move.list("f5"))
    #expect(parsed.first?.reversi?.variations == [Variation(ply: 2, moves: Move.list("f6"))])
    #expect(parsed.first?.findings.map(\.place.ply) == [2, nil])
    let inner = """
      <variation ply="1"><move at="d3"/><move at="y"/><move at="c3"/><variation ply="4"><move
        at="c3"/></variation></variation><result margin="2"/>
      """
    let record = format.readAll(single(inner)).first?.reversi
    #expect(record?.variations == [Variation(ply: 1, moves: Move.list("d3"))])
    #expect(record?.result?.margin == 2)
  }

  @Test func `annotations of moves in variations belong to the variations`() {
    let text = """
      <moves><move at="f5">a</move></moves>
      <variation ply="1"><pass glyphs=" 1  255 "/><move at="d3">b</move><variation ply="3"><pass
        time="1">c</pass></variation></variation>
      <comment> d<![CDATA[e]]></comment>
      """
    var record = ReversiRecord(moves: Move.list("f5"), comment: " de")
    record.annotations = [MoveAnnotation(ply: 1, comment: "a")]
    let inner = Variation(
      ply: 3,
      moves: [.pass],
      annotations: [MoveAnnotation(ply: 1, time: 1, comment: "c")]
    )
    record.variations = [
      Variation(
        ply: 1,
        moves: Move.list("--d3"),
        annotations: [
          MoveAnnotation(ply: 1, glyphs: [1, 255]), MoveAnnotation(ply: 2, comment: "b"),
        ],
        variations: [inner]
      )
    ]
    for blockSize in [1 << 16, 1, 7] {
      let parsed = format.readAll(single(text), blockSize: blockSize)
      #expect(parsed.flatMap(\.placedRules) == [])
      #expect(parsed.map(\.reversi) == [record])
      #expect(parsed.first?.reversi?.origin?.moves.count == 1)
    }
  }

  @Test func `the moves of all lines are counted together`() {
    func text(_ counts: [Int]) -> String {
      let lines = counts.map { String(repeating: "<move at=\"f5\"/>", count: $0) }
      let variations = lines.dropFirst().map { "<variation ply=\"1\">\($0)</variation>" }
      return single("<moves>\(lines[0])</moves>\(variations.joined())")
    }
    #expect(format.readAll(text([600, 300, 100])).flatMap(\.placedRules) == [])
    let tooMany = format.readAll(text([600, 300, 101, 1]))
    #expect(tooMany.flatMap(\.findings).map(\.rule) == [.tooMany])
    #expect(tooMany.first?.reversi?.variations.map(\.moves.count) == [300, 100])
  }
}
