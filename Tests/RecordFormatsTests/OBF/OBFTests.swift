import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `The Othello board format` {
  /// A variation of one move with its score.
  private static func candidate(_ move: String, _ score: Double?) -> Variation {
    Variation(
      ply: 1,
      moves: Move.list(move),
      annotations: score.map { [MoveAnnotation(ply: 1, evaluation: $0)] } ?? []
    )
  }

  @Test func `reads moves with the score that their mover expects`() throws {
    let lines = [
      "\(startLine) X; d3:0; C4:+2; f5:-64; e6; PS:-1; % start",
      "\(startLine.lowercased().replacing("-", with: ".")) x;D3 : 0;c4:2;F5:-64;e6;pa:-1;;% start ",
    ]
    let expected = ReversiRecord(
      variations: [
        Self.candidate("d3", 0), Self.candidate("c4", 2), Self.candidate("f5", -64),
        Self.candidate("e6", nil), Self.candidate("--", -1),
      ],
      comment: "start"
    )
    let parsed = OBFFormat().readAll(lines.joined(separator: "\n"))
    #expect(parsed.map(\.reversi) == [expected, expected])
    #expect(parsed.flatMap(\.findings).isEmpty)
    let written = try OBFFormat().write([expected], .single)
    #expect(
      String(decoding: written, as: UTF8.self)
        == "\(startLine) X; D3:+0; C4:+2; F5:-64; E6; PA:-1; % start\n"
    )
  }

  @Test func `remembers where the moves are`() throws {
    let text = MarkedText("\(startLine) X; ⟦d3⟧:0;⟦C4⟧; ⟦pass⟧ : -1 ;")
    let record = try #require(OBFFormat().readAll(text.bytes).first?.reversi)
    #expect(record.variations.flatMap { $0.places.map(\.bytes) } == text.ranges)
  }

  @Test func `keeps a score without a move as a tag`() throws {
    let line = "\(startLine) -; +12;\n"
    let record = ReversiRecord(
      start: Position(board: .initial(), turn: nil),
      tags: [Tag(name: "score", value: "+12")]
    )
    #expect(OBFFormat().readAll(line).map(\.reversi) == [record])
    var original = record
    original.tags.insert(Tag(name: "score", value: "much"), at: 0)
    original.tags += [Tag(name: "score", value: " 3"), Tag(name: "score", value: "4")]
    original.tags += [Tag(name: "a", value: "5")]
    let result = try OBFFormat().write([original], WritingOptions(.single))
    #expect(String(decoding: result.bytes, as: UTF8.self) == line)
    let dropped = ["score", "score", "score", "a"]
    #expect(result.losses == [dropped.map { Loss(.tags, .dropped, detail: "“\($0)”") }])
  }

  @Test(arguments: ["--:127", "--:+127", "--:-127"])
  func `reads the absence of a move in Edax as a tag, not as a pass`(field: String) throws {
    for line in ["\(startLine) X; \(field);\n", "\(startLine) X; D3:+0; \(field); % start\n"] {
      let parsed = OBFFormat().readAll(line)
      #expect(parsed.flatMap(\.findings).isEmpty)
      let record = try #require(parsed.first?.reversi)
      #expect(record.variations.flatMap(\.moves).allSatisfy { $0 != .pass })
      #expect(record.tags == [Tag(name: "no move", value: field)])
      let result = try OBFFormat().write([record], WritingOptions(.single))
      #expect(String(decoding: result.bytes, as: UTF8.self) == line)
      #expect(result.losses == [[]])
    }
    let other = try #require(OBFFormat().readAll("\(startLine) X; --:+126;").first?.reversi)
    #expect(other.variations.map(\.moves) == [[.pass]])
  }

  @Test func `reads scripts without moves`() {
    let parsed = OBFFormat().readAll("\(startLine) X\n\(startLine) O % light\n\(startLine) O;\n")
    let light = Position(board: .initial(), turn: .light)
    #expect(
      parsed.map(\.reversi) == [
        ReversiRecord(), ReversiRecord(start: light, comment: "light"), ReversiRecord(start: light),
      ]
    )
    #expect(parsed.flatMap(\.findings).isEmpty)
  }

  static let problems: [(marked: String, rule: String, words: String)] = [
    (
      "\(startLine) X; ⟦i9:+3⟧; D3:+0;", "obf-field", "“i9:+3”: not a move with its score, such"
    ),
    ("\(startLine) X; ⟦D9:+3⟧;", "obf-field", "“D9:+3”: not a move"),
    ("\(startLine) X; ⟦D3:⟧;", "obf-field", "“D3:”: not a move"),
    ("\(startLine) X; ⟦D3:inf⟧;", "obf-field", "“D3:inf”: not a move"),
    ("\(startLine) X ⟦D3:+0⟧;", "obf-field", "expected a semicolon after the side"),
    ("\(startLine) X; +1; ⟦+2⟧;", "obf-field", "“+2”: not a move"),
    ("\(startLine) X; D3: ⟦+1.5⟧ ;", "obf-fraction", "“+1.5”: a score with a fraction"),
    ("\(startLine) ⟦⟧; D3:+0;", "position-turn", "the side to move is missing"),
    ("⟦\(startLine.dropLast(1)) X⟧; D3:+0;", "position-cells", "64 symbols; expected 65"),
    ("⟦-----OX--XO----- X⟧; D3:+0;", "position-cells", "17 symbols; expected 65"),
    ("--⟦z⟧\(startLine.dropLast(3)) X;", "position-symbol", "unknown symbol “z”"),
  ]

  @Test(arguments: problems)
  func `reports each problem in place`(problem: (marked: String, rule: String, words: String))
    throws
  {
    let text = MarkedText(problem.marked)
    let parsed = OBFFormat().readAll(text.bytes)
    #expect(parsed.map(\.placedRules) == [[text.places[0] + " " + problem.rule]])
    let finding = try #require(parsed[0].findings.first)
    #expect(finding.message.hasPrefix(problem.words), "\(finding.message)")
    #expect(finding.place.length == text.ranges[0].count)
    #expect((parsed[0].reversi != nil) == !problem.rule.hasPrefix("position"))
  }

  @Test func `folds equal findings`() {
    let parsed = OBFFormat().readAll("\(startLine) X; a; b; c; D3:0.5; E6:0.5;")
    #expect(
      parsed[0].findings.map(\.message) == [
        "“a” and 2 more: not a move with its score, such as G8:+18",
        "“0.5” and 1 more: a score with a fraction, which Edax does not read",
      ]
    )
  }

  @Test func `reads only as many moves as a record may have`() {
    let line = startLine + " X" + String(repeating: "; D3", count: 1_500)
    let parsed = OBFFormat().readAll(line)
    #expect(parsed[0].findings.map(\.rule.name) == ["too-many"])
    #expect(parsed[0].reversi?.variations.count == 1_000)
  }

  @Test func `reports what it cannot store of other lines of play`() throws {
    let nested = Variation(
      ply: 1,
      moves: Move.list("c4"),
      annotations: [MoveAnnotation(ply: 1, evaluation: 1.4, comment: "a")],
      variations: [Variation(ply: 1, moves: Move.list("d3"))]
    )
    let record = ReversiRecord(
      variations: [Self.candidate("d3", 1e9), nested, Variation(ply: 1, moves: Move.list("e6f4"))]
    )
    let result = try OBFFormat().write([record], WritingOptions(.single))
    #expect(
      result.losses == [
        [
          Loss(.evaluations, .rounded), Loss(.comments, .dropped, detail: "in variations"),
          Loss(.variations, .reduced),
        ]
      ]
    )
    #expect(
      String(decoding: result.bytes, as: UTF8.self) == "\(startLine) X; D3; C4:+1; E6;\n"
    )
  }

  @Test func `stores no other boards`() throws {
    let size = try #require(BoardSize(width: 6, height: 6))
    let error = try #require(throws: WritingError.self) {
      try OBFFormat().write([ReversiRecord(start: .initial(size: size))], .single)
    }
    #expect(error.message == "OBF can store only 8×8 boards; this one is 6×6")
  }
}
