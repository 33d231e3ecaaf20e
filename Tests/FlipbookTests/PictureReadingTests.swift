import Flipbook
import TestSupport
import Testing

/// Pictures and pages are read as what they were drawn from.
@Suite struct PictureReadingTests {
  static let outputs = ["svg", "html"]

  @Test(arguments: outputs, 1...8)
  func `every record is read back from what was drawn of it`(
    output: String,
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let renderer = try #require(RendererRegistry.standard.renderer(named: output))
    var options = RenderingOptions()
    options.step = .move
    var pages: [UInt8] = []
    var records: [GameRecord] = []
    for _ in 0..<4 {
      let record = GameRecord.random(using: &generator)
      let game = PlayedGame(embedding: record, ReplayAttempt(record).replay)
      let drawn = try renderer.render(game, options)
      let parsed = try FormatRegistry.standard.read(drawn, from: "picture")
      #expect(parsed.map(\.record) == [record])
      #expect(parsed.allSatisfy { $0.diagnostics.isEmpty })
      pages += drawn
      records.append(record)
    }
    let parsed = try FormatRegistry.standard.read(pages, from: "pictures")
    #expect(parsed.map(\.record) == records.map { $0 })
  }

  @Test(arguments: outputs)
  func `a picture that was drawn is recognised`(output: String) throws {
    let renderer = try #require(RendererRegistry.standard.renderer(named: output))
    var generator = SeededGenerator(seed: 5)
    let size = try #require(BoardSize(width: 16, height: 16))
    let start = Position.initial(size: size)
    let record = GameRecord(start: start, moves: start.randomGame(using: &generator))
    let game = PlayedGame(embedding: record, ReplayAttempt(record).replay)
    let drawn = try renderer.render(game, RenderingOptions())
    // From a pipe the end is not known.
    for isWhole in [true, false] {
      let head = InputHead(of: drawn[...], isWhole: isWhole)
      let found = try FormatRegistry.standard.recognise(head, of: "picture")
      #expect(found.format.name == "picture")
    }
  }
}
