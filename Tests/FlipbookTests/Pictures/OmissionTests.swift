import Flipbook
import GameRecords
import ReversiRules
import TestSupport
import Testing

@testable import FrameRendering

@Suite struct `What pictures leave out` {
  private static let record = ReversiRecord(
    moves: Move.list("f5d6"),
    variations: [Variation(ply: 2, moves: Move.list("f6"))],
    marks: [.shape(.circle, on: Square(rawValue: 0))]
  )

  @Test func `is noted`() throws {
    var record = Self.record
    for renderer in RendererRegistry.standard.renderers {
      let name = renderer.name
      let showsMarks = !["text", "ansi", "asciicast"].contains(name)
      let notes = renderer.notesOnOmissions(record, RenderingOptions()).map(\.message)
      let words = showsMarks ? "variations" : "variations or marks"
      let expected = "\(name) shows no \(words), of which the record has some"
      #expect(notes == (name == "html" ? [] : [expected]))
    }
    record.variations = []
    #expect(SVGRenderer().notesOnOmissions(record, RenderingOptions()) == [])
    record.comment = "a"
    #expect(SVGRenderer().notesOnOmissions(record, RenderingOptions()).count == 1)
    #expect(HTMLRenderer().notesOnOmissions(record, RenderingOptions()) == [])
  }
}
