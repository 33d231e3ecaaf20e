import Flipbook
import TestSupport
import Testing

/// Pictures and pages are read as the records that they were drawn from.
@Suite struct PictureReadingTests {
  static let outputs = ["svg", "html"]

  @Test(arguments: outputs, 1...8)
  func `every record is read back from its picture`(
    output: String,
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let renderer = try #require(RendererRegistry.standard.renderer(named: output))
    var options = RenderingOptions()
    options.step = .move
    var pages: [UInt8] = []
    var records: [ReversiRecord] = []
    for _ in 0..<4 {
      let record = ReversiRecord.random(using: &generator)
      let game = PlayedGame(embedding: record, ReplayAttempt(record).replay)
      let drawn = try renderer.render(game, options)
      let parsed = try FormatRegistry.standard.read(drawn, from: "picture")
      #expect(parsed.map(\.reversi) == [record])
      #expect(parsed.allSatisfy { $0.findings.isEmpty })
      pages += drawn
      records.append(record)
    }
    let parsed = try FormatRegistry.standard.read(pages, from: "pictures")
    #expect(parsed.map(\.reversi) == records.map { $0 })
  }

  /// Records of all games are drawn by all outputs, and read back where a picture has its record.
  @Test(arguments: RendererRegistry.standard.renderers.map(\.name))
  func `every sample of every game is drawn`(output: String) throws {
    let renderer = try #require(RendererRegistry.standard.renderer(named: output))
    var options = RenderingOptions()
    (options.step, options.marksLegalMoves) = (.move, true)
    // Pixels take time; squares of these pictures are still readable.
    if ["gif", "png", "apng"].contains(output) { options.size = 200 }
    var games: Set<GameName> = []
    for path in ["Samples/puzzle/evening.puzzle", "Samples/instances/practice.instances"]
      + ["Samples/json/match.json"]
    {
      let bytes = Repository.bytes(of: path)
      for parsed in try FormatRegistry.standard.read(bytes, from: path) {
        let record = try #require(parsed.record)
        let drawn = try #require(parsed.drawn)
        let picture = try renderer.render(drawn.game, options)
        #expect(!picture.isEmpty)
        games.insert(try #require(parsed.game))
        guard Self.outputs.contains(output) else { continue }
        let back = try FormatRegistry.standard.read(picture, from: "picture")
        #expect(back.allSatisfy { $0.findings.isEmpty })
        #expect(back.compactMap(\.record).map { AnyHashable($0) } == [AnyHashable(record)])
      }
    }
    #expect(games.count == Game.all.count)
  }

  @Test(arguments: outputs)
  func `a picture that is cut off after its record is reported`(output: String) throws {
    let renderer = try #require(RendererRegistry.standard.renderer(named: output))
    let record = ReversiRecord(moves: Move.list("f5d6c3"))
    let game = PlayedGame(embedding: record, ReplayAttempt(record).replay)
    let drawn = try renderer.render(game, RenderingOptions())
    let text = String(decoding: drawn, as: UTF8.self)
    let element = try #require(text.firstRange(of: "flipbook-record"))
    let end = try #require(text[element.upperBound...].firstRange(of: "</"))
    let first = text.utf8.distance(from: text.startIndex, to: end.upperBound) + 8
    // In HTML, the last end tags are optional.
    let last = text.utf8.count - (output == "svg" ? 2 : "</script>\n</body>\n</html>\n".utf8.count)
    for length in Array(first...last).sample(60) {
      let parsed = try FormatRegistry.standard.read(Array(drawn[..<length]), from: "cut")
      #expect(parsed.compactMap(\.reversi) == [record])
      let isBetween =
        text.utf8.prefix(length).reversed().starts(with: "</script>\n".utf8.reversed())
        || text.utf8.prefix(length).reversed().starts(with: "</script>".utf8.reversed())
      let rules = parsed.flatMap(\.findings).map(\.rule.name)
      #expect(rules == (output == "html" && isBetween ? [] : ["picture-cut"]), "\(length)")
    }
  }

  @Test(arguments: outputs)
  func `a drawn picture is recognised`(output: String) throws {
    let renderer = try #require(RendererRegistry.standard.renderer(named: output))
    var generator = SeededGenerator(seed: 5)
    let size = try #require(BoardSize(width: 16, height: 16))
    let start = Position.initial(size: size)
    let record = ReversiRecord(start: start, moves: start.randomGame(using: &generator))
    let marks = Set(
      "abcdefgh".compactMap { Square("\($0)3") }.map { BoardMark.shape(.circle, on: $0) }
    )
    let annotated = ReversiRecord(
      moves: Move.list("f5d6c3"),
      variations: (0..<400).map { number in
        Variation(
          ply: 2,
          moves: Move.list("f6"),
          annotations: [MoveAnnotation(ply: 1, comment: "Way \(number)", marks: marks)]
        )
      }
    )
    for record in [record, annotated] {
      let game = PlayedGame(embedding: record, ReplayAttempt(record).replay)
      let drawn = try renderer.render(game, RenderingOptions())
      // The end of a pipe is unknown.
      for isWhole in [true, false] {
        let head = InputHead(of: drawn[...], isWhole: isWhole)
        let found = try FormatRegistry.standard.recognise(head, of: "picture")
        #expect(found.format.name == "picture")
      }
      let parsed = try FormatRegistry.standard.read(drawn, from: "picture")
      #expect(parsed.map(\.reversi) == [record])
    }
  }
}
