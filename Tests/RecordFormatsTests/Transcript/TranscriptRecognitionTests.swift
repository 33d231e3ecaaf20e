import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `The transcript format is recognised` {
  private func isRecognised(_ text: String) -> Bool {
    TranscriptFormat().recognise(InputHead(of: Array(text.utf8)[...], isWhole: true)) != nil
  }

  @Test(arguments: [
    "f5", "f5d6", "F5D6C3\n", "\n\nf5 d6\n", "# x\n\n% y\nf5d6\n", "\u{FEFF}f5d6", "1. f5 d6",
    "1) f5 2) d6", "d3c3f5d2d1e1b2c1--d6", "f5d6c3d3xx", "Ann 39-25 Bob : f5d6\nhello",
    "f5d6c33", "f5d6 # x", "f5d6hello", "Anne 33-31 Bo : f5d6c3Carl 20-44 Dan : f5f6e6\n",
    "Anne 33-31 Bo : f5d6c9\n", "+d3-c3+c4: -04 10",
    "a1b1c1d1e1f1g1h1a2b2c2d2e2f2g2h2a3b3c3d3", "x\nf5d6c3\nf5f6e6\n", "e3f3c5d6", "P@f4 P@f3",
    "f5d6\nhello\n", "1. F5 f4 2. F3 g4", "f5d6\u{0}c3\nf5f6e6\nf5d6\n", "f5d6c3\nf5f\u{1}\u{2}6\n",
    String(repeating: "f5d6", count: 40_000),
  ])
  func `by its first line`(text: String) {
    #expect(isRecognised(text))
  }

  @Test(arguments: [
    "", "\n", "x", "{}", "[]", "a", "hello", "A1 steak sauce", "a1 b2 or c3", "pass", "--",
    "--------\n", "x00\n--------\n", "o11", "1. e4 e5 2. d4 d5", "1. d4 d5", "1. e4 e5 2. Nf3",
    "a b c d e f g h\n", "39-25", "# only a comment", "(;GM[2]FF[4];B[f5])", "(;GM[Othello]PC[GGS]",
    "[Event \"?\"]\n\n1. f5 d6", "<record/>", "f5d6\u{0}", "8/8/8/3pP3/3Pp3/8/8/8 b",
    "---------------------------OX------XO--------------------------- X; d3:0;\n",
    "id,moves\n1,f5d6\n", "Ann 39-25 Bob : hello", "deed", "faced", "Abba 5-3 Blur: a song",
    "b1b3a2c2d1d3h3f3f1f3", "1. b1-b3 a2-c2 2. d1-d3 h3-f3", "a3b4c5d6\nb4a5\n",
    "Some notes\n\nf5d6c3 is how it begins.\nThen c4 came.\n", "c4 c5 2. Nf3", "f5 keys",
    "c3 c4 hello", "1. c4 c5 2. Qxa5+", "f5 d6\u{1}",
  ])
  func `not by other texts`(text: String) {
    #expect(!isRecognised(text))
  }

  @Test func `with a reason`() {
    let head = InputHead(of: Array("f5d6".utf8)[...], isWhole: true)
    #expect(TranscriptFormat().recognise(head)?.evidence == "moves that can be played")
  }
}
