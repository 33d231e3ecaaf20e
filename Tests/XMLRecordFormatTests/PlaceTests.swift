import GameRecords
import ReversiRules
import TestSupport
import Testing
import XMLRecordFormat

@Suite struct `Places` {
  /// Checks the places of the moves of a collection against their squares.
  private func checkPlaces(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    for blockSize in [1 << 16, 1, 7, 1000] {
      for parsed in format.readAll(text, blockSize: blockSize) {
        let bytes = Array(parsed.source.bytes)
        let moves = parsed.reversi?.moves ?? []
        let ranges = parsed.reversi?.origin?.moves ?? []
        #expect(ranges.count == moves.count, sourceLocation: sourceLocation)
        for (move, range) in zip(moves, ranges) {
          #expect(
            String(decoding: bytes[range.bytes], as: UTF8.self)
              == (move == .pass ? "<pass" : move.description),
            sourceLocation: sourceLocation
          )
        }
        let start = parsed.source.start
        let before = Array(text.utf8.prefix(start.offset))
        var expected = SourcePosition.start
        expected.advance(over: before[...])
        #expect(start == expected, sourceLocation: sourceLocation)
        #expect(bytes.starts(with: "<game".utf8), sourceLocation: sourceLocation)
        #expect(
          bytes.reversed().starts(with: "</game>".utf8.reversed()),
          sourceLocation: sourceLocation
        )
      }
    }
  }

  private let moves = (0..<60).map { index in
    "<move at=\"\(["a1", "h8", "c3", "p16"][index % 4])\" />"
  }

  @Test func `every move points at its square`() {
    let game =
      "<game id=\"é大🎎\"><dark name=\"&quot;大&#10;\"/>\n<moves>"
      + moves.joined(separator: "\n\t") + "<pass/></moves></game>"
    checkPlaces(collection(game, "\n<!-- 大 -->", game, game))
  }

  @Test func `beyond line 65535 and in one long line`() {
    let lines = String(repeating: "\n", count: 70_000)
    let game = "<game><moves>\(moves.joined())</moves></game>"
    let text = collection(game, lines, game, String(repeating: "大", count: 30_000), game, game)
    for parsed in format.readAll(text) where parsed.number == 2 {
      #expect(parsed.source.start.line == 70_001)
    }
    let wrong = collection(lines, game.replacing("c3", with: "z3"))
    let finding = format.readAll(wrong).first?.findings.first
    #expect(finding?.placedRule == "70001:\(13 + 2 * 16 + 11) xml-value")
    let long = collection(String(repeating: game, count: 200))
    checkPlaces(long)
  }

  @Test func `every part points at its text`() throws {
    let text = MarkedText(
      """
      <game xmlns="urn:flipbook:game-record" version="1" id="⟦大&amp;1⟧">
      <event>⟦R&amp;D⟧</event><date>⟦ 1977 ⟧</date>
      ⟦<dark name="⟦大⟧" rating='⟦1⟧' mode="⟦manual⟧"⟧/>⟦<light⟧/>
      ⟦<start turn="⟦dark⟧"⟧><row>⟦----⟧</row><row>-ox-</row><row>-xo-</row><row>----</row></start>
      <moves><move at="⟦b1⟧" side='⟦light⟧'/></moves>
      <variation ply="1"><move at="⟦c1⟧" side="light"/><variation ply="2">⟦<pass⟧/></variation></variation>
      ⟦<result light="⟦4" dark='6⟧' winner="⟦tie⟧" margin="⟦2⟧" ending="⟦agreed⟧"⟧/><tag name="a">⟦b⟧</tag><tag name="c"/></game>
      """
    )
    let record = try #require(format.readAll(text.bytes).first?.reversi)
    let origin = try #require(record.origin)
    let parts: [RecordPart?] = [
      .id, .event, .date, .player(.dark), .name(.dark), .rating(.dark), .mode(.dark),
      .player(.light), .start, .turn, .row(1), .move(1), .side(1), nil, nil, .result, .score,
      .winner, .margin, .ending, .tag(1),
    ]
    #expect(origin.format == "xml")
    for (part, range) in zip(parts, text.ranges) {
      if let part { #expect(origin.range(of: part)?.bytes == range, "\(part)") }
    }
    #expect(origin.parts.count { $0.part == .side(1) } == 1)
    let line = try #require(record.variations.first)
    let moves = (Array(line.places) + line.variations.flatMap(\.places)).map(\.bytes)
    #expect(moves == zip(parts, text.ranges).compactMap { $0 == nil ? $1 : nil })
  }
}
