import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `The PGN format is recognised` {
  private func isRecognised(_ text: String) -> Bool {
    PGNFormat().recognise(InputHead(of: Array(text.utf8)[...], isWhole: true)) != nil
  }

  @Test(arguments: [
    "[Event \"?\"]\n1. f5 d6", "\u{FEFF}\n[Event \"?\"]\n\n1. f5 *", "[Site\t\"LiveOthello\"]\n",
    "[X \"y\"]\nf5", "[Event \"?\"]\n1. f5 d6 2. c3 d3 3. c4 f4 4. e3 f3 5. Nf3",
    "[FEN \"8/8/8/3pP3/3Pp3/8/8/8 w\"]\n1... f4", "[Event \"?\"]\n[Result \"39-25\"]\n39-25",
    // Games with an early error.
    "[Event \"?\"]\n{a 1. f5 d6\n\n[Event \"?\"]\n1. f5", "[Event \"?\"]\n1. f5 {a d6",
    "[Event \"?\"]\n1. f5 (1. d3",
    "[Event \"?\"]\n1. f5 d6 2. hello", "[Event \"?\"]\n1. f5 Bad", "[Event \"?\"]\n1. f5 i9",
    "[FEN \"8/8/8/3pP3/3Pp3/8/8 w\"]\n1... f5", "[Event \"?]\n1. f5 d6",
    "[Event \"?\"]\n[Site]\n1. f5 d6",
    // Comments before the tags.
    "; a\n[Event \"?\"]\n1. f5 d6", "% a\n{b\nc}\n\n[Event \"?\"]\n1. f5 d6",
  ])
  func `by a tag and moves`(text: String) {
    #expect(isRecognised(text))
  }

  @Test(arguments: [
    "", "\n", "1. f5 d6", "f5d6", "[]", "[1]", "[\"a\"]", "[section]\nkey=\"x\"", "[a = \"b\"]",
    "{}", "[{\"moves\": []}]", "(;GM[2]FF[4];B[f5])", "(;GM[Othello]PC[GGS]", "<record/>",
    "x00\n--------\n", "[Event \"?\"]\n1. e4 e5 2. d4 d5",
    "[Event \"?\"]\n1. c4 c5 2. g3 g6 3. Nf3",
    "[Event \"?\"]\n1. Nf3 Nf6", "[FEN \"rnbqkbnr/pppppppp/8/8 w\"]\n1. f5", "[Event \"?\"]\nhello",
    "[Event \"?\"]\n1. c4 Nf6", "[Event \"?\"]\n1. b3 g6 2. Bb2", "[Event \"?\"]\n1. c4 b5 2. cxb5",
    "[Event \"?\"]\n1. g3 O-O", "[Event \"?\"]\n1. c4 a5+", "[Event \"?\"]\n1. c4 a8=Q+",
    "[FEN \"8/4k3/8/8/8/8/PPPP4/4K3 w\"]\n1. c3 {a", "[Event \"?\"]\n1. 11-15 23-19 2. 8-11",
    "[Date \"1977\"]\n", "[FEN \"\"x\"]\n", "[Event \"?\"]\n[Result \"1-0\"]\n\n1-0",
    "[Event \"?\"]\n1. c1-c3 a3-c1 2. e1-e3", "[Event \"?\"]\n1. b1b3 a2c2 2. d1d3 h3f3 3. f1f3",
    "; a\n[section]\nkey=\"x\"", "; a", "{a", "{\"a\": 1}\n[x]",
  ])
  func `by nothing else`(text: String) {
    #expect(!isRecognised(text))
  }

  @Test func `with a reason`() {
    let head = InputHead(of: Array("[Event \"?\"]\n1. f5 *".utf8)[...], isWhole: true)
    #expect(PGNFormat().recognise(head)?.evidence == "tags, and moves that can be played")
  }
}
