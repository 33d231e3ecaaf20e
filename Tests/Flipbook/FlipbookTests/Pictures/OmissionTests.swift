import Flipbook
@testable import FrameRendering
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

@Suite struct `What pictures leave out` {
  private static let record: ReversiRecord = {
    var record = ReversiRecord(
      moves: Move.list("f5d6c3"),
      annotations: [
        MoveAnnotation(ply: 1, comment: "a"),
        MoveAnnotation(ply: 3, marks: [.shape(.circle, on: Square(rawValue: 0))]),
      ],
      variations: [Variation(ply: 2, moves: Move.list("f6"))]
    )
    record.comment = "b"
    return record
  }()

  /// The words of the note about some moves, for outputs that draw marks, and for the others.
  static let notes: [(ClosedRange<Int>?, isStill: Bool, [String])] = [
    (nil, false, ["comments", "variations", "marks"]), (nil, true, ["marks"]),
    (0...0, true, ["comments"]), (0...0, false, ["comments"]), (1...1, true, ["comments"]),
    (1...1, false, ["comments"]), (2...2, false, ["variations"]), (2...2, true, []),
    (3...3, false, ["marks"]), (2...3, false, ["variations", "marks"]),
    (1...2, false, ["comments", "variations"]), (1...3, true, ["marks"]),
  ]

  @Test(arguments: notes)
  func `is noted if it belongs to what they show`(
    plies: ClosedRange<Int>?,
    isStill: Bool,
    words: [String]
  ) throws {
    let game = PlayedGame(Self.record, ReplayAttempt(Self.record).replay)
    var options = RenderingOptions()
    (options.plies, options.isStill) = (plies, isStill)
    for renderer in RendererRegistry.standard.renderers where !renderer.isAlwaysStill || isStill {
      let hasMarks = ["text", "ansi", "asciicast"].contains(renderer.name)
      let expected = renderer.name == "html" ? [] : words.filter { $0 != "marks" || hasMarks }
      let notes = renderer.notesOnOmissions(game, options).map(\.message)
      let sentence = "the record has \(Words.all(expected)) that are not shown"
      #expect(notes == (expected.isEmpty ? [] : [sentence]), "\(renderer.name)")
    }
  }

  @Test func `is noted of labels and captions`() throws {
    var record = Self.record
    record.marks = Set(
      ["f5=abcdef", "d6=abcdefg"].compactMap { text in BoardMark(text) { Square($0) } }
    )
    let game = PlayedGame(record, ReplayAttempt(record).replay)
    var options = RenderingOptions()
    (options.plies, options.isStill, options.showsComment) = (0...0, true, true)
    let notes = SVGRenderer().notesOnOmissions(game, options).map(\.message)
    #expect(notes == ["“abcdefg” on d6 is cut to 6 letters"])
    options.plies = 1...2
    let missing = SVGRenderer().notesOnOmissions(game, options).map(\.message)
    #expect(missing == ["the record has no comment on the position that is shown"])
  }
}
