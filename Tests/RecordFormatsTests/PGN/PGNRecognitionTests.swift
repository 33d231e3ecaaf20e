import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `The PGN format is recognised` {
  private func isRecognised(_ text: String) -> Bool {
    PGNFormat().recognise(InputHead(of: Array(text.utf8)[...], isWhole: true)) != nil
  }

  @Test(arguments: [
    "[Event \"?\"]\n1. f5 d6", "\u{FEFF}\n[Event \"?\"]\n\n1. f5 *", "[Date\t\"1977\"]\n",
    "[X \"y\"]\nf5", "[Event \"?\"]\n1. f5 d6 2. c3 d3 3. c4 f4 4. e3 f3 5. Nf3",
    "[FEN \"8/8/8/3pP3/3Pp3/8/8/8 w\"]\n1... f4", "[Event \"?\"]\n[Result \"39-25\"]\n39-25",
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
  ])
  func `by nothing else`(text: String) {
    #expect(!isRecognised(text))
  }

  @Test func `with a reason`() {
    let head = InputHead(of: Array("[Event \"?\"]\n1. f5 *".utf8)[...], isWhole: true)
    #expect(PGNFormat().recognise(head)?.reason == "a tag in square brackets, and moves")
  }
}
