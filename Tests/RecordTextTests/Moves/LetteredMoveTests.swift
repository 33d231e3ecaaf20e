import GameRecords
import ReversiRules
import TestSupport
import Testing

@testable import RecordText

@Suite struct `A move in brackets after a letter` {
  /// The property and the place of the move in it; no marks where there is none.
  static let texts: [String] = [
    "⟦B[⟦f5⟧]⟧", "(;⟦W[⟦f5⟧]⟧;", "⟦b[⟦f5⟧]⟧", "⟦B[ ⟦f5⟧ ]⟧", "⟦B[⟦⟧]⟧",
    "⟦B[⟦f5⟧/1.5/2]⟧", "x ⟦B[⟦pass⟧]⟧W[d6]",
  ]

  @Test(arguments: texts)
  func `is found around its place`(marked: String) throws {
    let text = MarkedText(marked)
    let source = SourceText(name: "test", bytes: text.bytes[...])
    let place = try #require(text.ranges.last)
    let move = try #require(LetteredMove(around: place, in: source), "\(marked)")
    #expect(move.range == text.ranges.first)
    #expect(move.letter == move.range.lowerBound)
  }

  @Test(arguments: [
    "⟦f5⟧", "[⟦f5⟧]", "B [⟦f5⟧]", "BB[⟦f5⟧]", "B(⟦f5⟧)", "B[⟦f5⟧", "B[⟦f5⟧[x]", "B[x⟦f5⟧]",
    "1[⟦f5⟧]", "B⟦f5⟧]",
  ])
  func `is not found in anything else`(marked: String) throws {
    let text = MarkedText(marked)
    let source = SourceText(name: "test", bytes: text.bytes[...])
    #expect(LetteredMove(around: try #require(text.ranges.last), in: source) == nil)
  }
}
