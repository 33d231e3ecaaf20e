import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `The SGF format is recognised` {
  private func isRecognised(_ text: String) -> Bool {
    SGFFormat().recognise(InputHead(of: Array(text.utf8)[...], isWhole: true)) != nil
  }

  @Test(arguments: [
    "(;GM[2])", "(;FF[4]GM[2]SZ[8]", "\u{FEFF}\r\n ( ;\nFF [3] GaMe [ 2 ]",
    "(;C[a\\]b;(]GM[2];B[f5])",
    "(;PB[" + String(repeating: "x", count: 60_000) + "]GM[2])",
  ])
  func `by GM[2] in the first node`(text: String) { #expect(isRecognised(text)) }

  @Test(arguments: [
    "", "(", "(;", "(;)", "(;FF[4];B[f5])", "(;FF[4]GM[1]SZ[19];B[pd])", "(;GM[Othello]PC[GGS]",
    "(;GM[22])", "(;FF[4];GM[2])", "(;C[GM[2\\]])", "[Event \"?\"]\n1. f5 {(;GM[2])}",
    "x00\n--------", "f5d6", "{}", "GM[2]", "(GM[2])", "<record/>", "x (;GM[2])",
  ])
  func `by nothing else`(text: String) { #expect(!isRecognised(text)) }
}
