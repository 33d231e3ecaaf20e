import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `The save format is recognised` {
  private func isRecognised(_ text: String, isWhole: Bool = true) -> Bool {
    SaveFormat().recognise(InputHead(of: Array(text.utf8)[...], isWhole: isWhole)) != nil
  }

  private static let rows = newGame.dropFirst(4)

  static let heads = ["x00", "o01", "-11", "010", "11", "x00 tail"]

  @Test(arguments: heads)
  func `by a good head`(head: String) {
    #expect(isRecognised(head + "\n" + Self.rows))
    #expect(isRecognised("\u{FEFF}\r\n" + head + "\r\n" + Self.rows))
    let isPerfect = ["x00", "o01", "-11"].contains(head)
    #expect(isRecognised(head + "\n----\n") == isPerfect)
    #expect(isRecognised(head + "\r" + String(repeating: "-", count: 16) + "\r") == isPerfect)
    #expect(isRecognised(head + "\n----\n-ox-\n"))
  }

  @Test(arguments: ["z00", "X01", "●00", "x20", "x0", "x-0", "x01 and a tail"])
  func `by a damaged head`(head: String) {
    #expect(isRecognised(head + "\n" + Self.rows))
  }

  @Test(arguments: ["--------z", "-●------", "XXxxooOO", "-", "o"])
  func `by a damaged row`(row: String) {
    #expect(isRecognised("x00\n" + row + "\n" + Self.rows))
  }

  @Test func `by only a head if it is as the app writes it`() {
    #expect(isRecognised("x00"))
    #expect(isRecognised("-11\n"))
    for text in ["00", "x0", "123", "x20", "f5", "x00x"] { #expect(!isRecognised(text)) }
  }

  @Test(arguments: [
    "", "\n", "x", "{}", "[]", "{\n  \"moves\": []\n}", "f5d6c3d3c4", "f5\nd6\n", "1. f5 d6\n",
    "<?xml version=\"1.0\"?>\n<game-record/>", "<record/>", "(;GM[2]FF[4];B[f5])",
    "(;GM[Othello]PC[GGS]", "[Event \"?\"]\n[Site \"?\"]\n",
    "---------------------------OX------XO--------------------------- X; d3:0;\n",
    "Game 1\n------\n", "a00\nb00\n", "v10\n---\n", "11\n--\n", "v10\n---\n\nox\n", "x00\nf5d6c3\n",
    "hello\nworld\n",
    "x00\n" + String(repeating: "-", count: 64) + "\n", "@01234567\n0--------\n1--------\n",
  ])
  func `by nothing else`(text: String) {
    #expect(!isRecognised(text))
  }

  @Test func `with a reason`() {
    let head = InputHead(of: Array(newGame.utf8)[...], isWhole: true)
    #expect(
      SaveFormat().recognise(head)?.evidence == "a line like x00 above rows of x, o and -"
    )
  }
}
