@testable import GameRecords
@testable import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `The side to move in a line with a position` {
  @Test func `is a sign or a word, and may be all of its line`() throws {
    let differences = try Answers.differences("texts/sides") { row in
      let bytes = Array(row.text.utf8)[...]
      guard let side = SideText(bytes) else { return "nothing" }
      return "\(side.turn.map { "\($0)" } ?? "nobody"), \(side.length) bytes, "
        + (side.isWhole(bytes) ? "all of the line" : "and more")
    }
    #expect(differences == [])
  }

  @Test func `is a digit only in a dialect`() {
    #expect(SideText(Array("0".utf8)[...], .zebra)?.turn == .light)
    #expect(SideText(Array("0".utf8)[...], .egaroucid)?.turn == .dark)
    #expect(SideText(Array("1".utf8)[...], .egaroucid)?.turn == .light)
    #expect(SideText(Array("2".utf8)[...], .egaroucid) == nil)
  }
}
