import GameRecords
import ReversiRules
import Testing
import TestSupport

@testable import RecordFormats

private let document = JSONFormat(layout: .document)
private let lines = JSONFormat(layout: .lines)

private func text(_ format: JSONFormat, _ records: [ReversiRecord], _ layout: WritingLayout) throws
  -> String
{
  String(decoding: try format.write(records, layout), as: UTF8.self)
}

private var game: ReversiRecord {
  var record = ReversiRecord(
    id: "a\"\\/b",
    event: "大森\n\u{1}\u{7F}\u{85}\u{2028}é🎎",
    date: GameDate("1977-05"),
    players: Players(dark: Player(name: "A", rating: 1500), light: Player(mode: .computer)),
    start: Position(board: Board(picture: "----\n-xo-\n-ox-\n----"), turn: nil),
    moves: Move.list("a1a2a3a4b1b2b3b4c1c2c3c4--d1"),
    result: GameResult(
      score: DiskCounts(dark: 9, light: 7),
      margin: 2.5,
      winner: .dark,
      ending: .timedOut
    ),
    comment: "\\",
    tags: [Tag(name: "x", value: "")]
  )
  record.variations = [
    Variation(
      ply: 2,
      moves: Move.list("b1--"),
      annotations: [MoveAnnotation(ply: 2, glyphs: [1, 14], comment: "!")],
      variations: [Variation(ply: 3, moves: Move.list("c1"))]
    )
  ]
  record.annotations = [
    MoveAnnotation(ply: 2),
    MoveAnnotation(ply: 12, side: .light, time: 0.5, evaluation: -3, comment: "?"),
  ]
  return record
}

struct JSONWriterTests {
  @Test func `writes a document for people`() throws {
    let expected = #"""
      {
        "flipbook": 1,
        "id": "a\"\\/b",
        "event": "大森\n\u0001\u007F\u0085\u2028é🎎",
        "date": "1977-05",
        "players": {
          "dark": {"name": "A", "rating": 1500},
          "light": {"mode": "computer"}
        },
        "start": {
          "turn": "over",
          "board": [
            "----",
            "-xo-",
            "-ox-",
            "----"
          ]
        },
        "moves": [
          "a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2",
          "c3",
          {"move": "c4", "side": "light", "time": 0.5, "evaluation": -3, "comment": "?"},
          "pass", "d1"
        ],
        "variations": [
          {
            "ply": 2,
            "moves": [
              "b1",
              {"move": "pass", "glyphs": [1, 14], "comment": "!"}
            ],
            "variations": [
              {
                "ply": 3,
                "moves": [
                  "c1"
                ]
              }
            ]
          }
        ],
        "result": {"dark": 9, "light": 7, "margin": 2.5, "winner": "dark", "ending": "timed-out"},
        "comment": "\\",
        "tags": [
          {"name": "x", "value": ""}
        ]
      }

      """#
    #expect(try text(document, [game], .single) == expected)
  }

  @Test func `writes collections`() throws {
    let records = [
      ReversiRecord(id: "a"), ReversiRecord(moves: Move.list("f5"), result: GameResult()),
    ]
    let array = """
      [
        {
          "flipbook": 1,
          "id": "a"
        },
        {
          "flipbook": 1,
          "moves": [
            "f5"
          ],
          "result": {}
        }
      ]

      """
    #expect(try text(document, records, .collection) == array)
    #expect(
      try text(lines, records, .collection)
        == "{\"flipbook\":1,\"id\":\"a\"}\n{\"flipbook\":1,\"moves\":[\"f5\"],\"result\":{}}\n"
    )
    #expect(try text(document, [], .collection) == "[]\n")
    #expect(try text(lines, [], .collection) == "")
  }

  @Test func `writes one line`() throws {
    let expected =
      #"{"flipbook":1,"id":"a\"\\/b","event":"大森\n\u0001\u007F\u0085\u2028é🎎","date":"1977-05","#
      + #""players":{"dark":{"name":"A","rating":1500},"light":{"mode":"computer"}},"#
      + #""start":{"turn":"over","board":["----","-xo-","-ox-","----"]},"moves":["a1","a2","a3","a4","#
      + #""b1","b2","b3","b4","c1","c2","c3",{"move":"c4","side":"light","time":0.5,"evaluation":-3,"#
      + #""comment":"?"},"pass","d1"],"variations":[{"ply":2,"moves":["b1",{"move":"pass","#
      + #""glyphs":[1,14],"comment":"!"}],"variations":[{"ply":3,"moves":["c1"]}]}],"#
      + #""result":{"dark":9,"light":7,"margin":2.5,"winner":"dark","#
      + #""ending":"timed-out"},"comment":"\\","tags":[{"name":"x","value":""}]}"# + "\n"
    #expect(try text(lines, [game], .single) == expected)
  }

  @Test(arguments: [1, 2, 3, 7, 1 << 16])
  func `reading gives back what was written`(blockSize: Int) throws {
    var generator = SeededGenerator(seed: 2026)
    let records = (0..<60).map { _ in ReversiRecord.random(using: &generator) }
    for format in [document, lines] {
      let bytes = try format.write(records, .collection)
      let parsed = format.readAll(bytes, blockSize: blockSize)
      #expect(parsed.flatMap(\.placedRules) == [])
      #expect(parsed.map(\.reversi) == records)
      #expect(parsed.map(\.number) == Array(1...records.count))
      // Writing it again gives the same bytes.
      #expect(try format.write(parsed.compactMap(\.reversi), .collection) == bytes)
    }
    for record in records.prefix(20) {
      #expect(document.readAll(try document.write([record], .single)).map(\.reversi) == [record])
    }
  }

  @Test func `the place of every move is known`() throws {
    var generator = SeededGenerator(seed: 7)
    let records = (0..<100).map { _ in ReversiRecord.random(using: &generator) }
    for format in [document, lines] {
      for parsed in format.readAll(try format.write(records, .collection)) {
        let record = try #require(parsed.reversi)
        let origin = try #require(record.origin)
        let names = origin.moves.map { range in
          String(decoding: Array(parsed.source.bytes)[range.bytes], as: UTF8.self)
        }
        #expect(names == record.moves.map(\.description))
      }
    }
  }

  @Test func `refuses records that it could not read back`() throws {
    var records = Array(repeating: ReversiRecord(moves: [.pass]), count: 15)
    records[0].players.light.rating = .infinity
    records[1].result = GameResult(score: DiskCounts(dark: 257, light: 0))
    records[2].tags = [Tag(name: "", value: "")]
    records[3].annotations = [MoveAnnotation(ply: 2, comment: "")]
    records[4].annotations = [MoveAnnotation(ply: 1, time: -1)]
    records[5].annotations = [MoveAnnotation(ply: 1, evaluation: .nan)]
    records[6].annotations = [MoveAnnotation(ply: 1), MoveAnnotation(ply: 1)]
    let line = Variation(ply: 1, moves: [.pass])
    records[7].result = GameResult(margin: .infinity)
    records[8].variations = [Variation(ply: 1, moves: [])]
    records[9].variations = [Variation(ply: 3, moves: [.pass])]
    records[10].variations = [Variation(ply: 0, moves: [.pass])]
    records[11].variations = [Variation(ply: 2, moves: [.pass]), line]
    records[12].variations = [Variation(ply: 1, moves: [.pass], variations: [line, line])]
    records[12].variations[0].variations[1].annotations = [MoveAnnotation(ply: 2, time: 1)]
    records[13].variations = Array(repeating: line, count: Limits.moves)
    records[14].moves = Array(repeating: .pass, count: Limits.moves + 1)
    for record in records {
      var output: [UInt8] = [1]
      var writer = try #require(lines.makeWriter(WritingOptions(.collection)))
      #expect(throws: WritingError.self) { try writer.write(record, to: &output) }
      #expect(output == [1])
    }
    #expect(throws: WritingError.self) { try document.write([game, game], .single) }
  }
}
