import GameRecords
import ReversiRules
import Testing

@testable import RecordText

@Suite struct `The side to move in a line with a position` {
  static let sides: [(text: String, turn: Disk?, length: Int)] = [
    ("X", .dark, 1), ("x", .dark, 1), ("b", .dark, 1), ("B", .dark, 1), ("*", .dark, 1),
    ("#", .dark, 1), ("O", .light, 1), ("o", .light, 1), ("w", .light, 1), ("W", .light, 1),
    ("-", nil, 1), ("X;", .dark, 1), ("X % a", .dark, 1), ("O]", .light, 1),
    ("black", .dark, 5), ("Dark", .dark, 4), ("WHITE", .light, 5), ("light", .light, 5),
    ("over", nil, 4), ("Tied", nil, 4), ("X to move", .dark, 9), ("O to play", .light, 9),
    ("black to move", .dark, 13), ("x's turn", .dark, 8), ("x won", nil, 5), ("o won", nil, 5),
    ("X to moves", .dark, 9), ("X wins", .dark, 1),
  ]

  @Test(arguments: sides)
  func `is a sign or a word`(text: String, turn: Disk?, length: Int) throws {
    let side = try #require(SideText(Array(text.utf8)[...]))
    #expect(side.turn == turn)
    #expect(side.length == length)
  }

  @Test(arguments: [
    "", " ", ".", "_", "y", "XX", "blacks", "blackmail", "won", "to move", "0", "1", "é", ";X",
  ])
  func `is not anything else`(text: String) {
    #expect(SideText(Array(text.utf8)[...]) == nil)
  }

  @Test func `is a digit only in a dialect`() {
    #expect(SideText(Array("0".utf8)[...], .zebra)?.turn == .light)
    #expect(SideText(Array("0".utf8)[...], .egaroucid)?.turn == .dark)
    #expect(SideText(Array("1".utf8)[...], .egaroucid)?.turn == .light)
    #expect(SideText(Array("2".utf8)[...], .egaroucid) == nil)
  }

  static let wholes: [(String, Bool)] = [
    ("X", true), ("X to move", true), ("X to move 2 x 2 o", true), ("X 2", false),
    ("black", true), ("black 4", true), ("black a", false), ("x's turn 12", true),
  ]

  @Test(arguments: wholes)
  func `may be all of its line`(text: String, isWhole: Bool) throws {
    let bytes = Array(text.utf8)[...]
    #expect(try #require(SideText(bytes)).isWhole(bytes) == isWhole)
  }
}
