import GameRecords
import PuzzleGame
import RecordFormats
import TestSupport
import Testing

@Suite struct `Puzzles are recognised` {
  static let others: [any RecordFormat] = [
    SaveFormat(), JSONFormat(layout: .document), JSONFormat(layout: .lines), WTHORFormat(),
    GGFFormat(), SGFFormat(), PGNFormat(), TranscriptFormat(), BoardFormat(), OBFFormat(),
    EdaxFENFormat(), EDXFormat(), EgaroucidFormat(), QuestFormat(), ReduxFormat(),
    ForkSaveFormat(), WTHORPuzzlesFormat(), ActionLogFormat(),
  ]

  static let samples = Repository.files(below: "Samples")

  private func head(_ text: some Sequence<UInt8>) -> InputHead {
    InputHead(of: Array(text)[...], isWhole: true)
  }

  static let texts = [
    "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15\nL\n", "1 2 3\n4 5 6\n7 8 0", "1 2 3\n4 5 0",
    "# A puzzle\n\n1 2 3/4 0 5/6 7 8\nR D\n", "1 2 3 4 0 5 6 7 8\n1 2 3 4 5 6 7 0 8\n",
    "1 2 3\n4   5\n6 7 8", "1 2 3\n4 0 5\n6 7 8\nR", "\u{FEFF}1 2 3\n4 0 5\n6 7 8\n",
    "1 2\n3 0", "3 1/2 0\n", "# Small\n0 1\n3 2\nU\n", "1,2\n3,0\n",
    "1 2 3 4 5 6 7 8 0\n", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0", "8,6,7,2,5,4,3,0,1\n",
    "1 2 3\n# within\n4 0 5\n6 7 8",
    "0 9 8\n1 1 7\n\n1 2 3\n4 0 5\n6 7 8\n\n1 2 3\n4 0 5\n6 8 7",
  ]

  @Test(arguments: texts) func `by their layouts`(text: String) {
    #expect(PuzzleTextFormat().recognise(head(text.utf8)) != nil)
    #expect(InstancesFormat().recognise(head(text.utf8)) == nil)
    for other in Self.others { #expect(other.recognise(head(text.utf8)) == nil, "\(other.name)") }
  }

  static let lists = [
    "1 14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3\n2 13 5 4 10 9 12 8 14 2 3 7 1 0 15 11 6\n",
    "1 3 1 2 0 4 5 6 7 8", "17,3,1,2,0,4,5,6,7,8\n", "  1   3 1 2 0 4 5 6 7 8\n",
    "7 " + (0..<25).reversed().map(String.init).joined(separator: " "),
  ]

  @Test(arguments: lists) func `by an index before them`(text: String) {
    #expect(InstancesFormat().recognise(head(text.utf8)) != nil)
    #expect(PuzzleTextFormat().recognise(head(text.utf8)) == nil)
    for other in Self.others { #expect(other.recognise(head(text.utf8)) == nil, "\(other.name)") }
  }

  @Test(
    arguments: [
      "", "0 1\n2 3", "0 1/2 3", "0 2 1 3", "1 2\n3 4", "1 2\n3 0\n4 5\n5 6\n",
      "0 1 2 3 4 5 6 7 8", "1,2,3,4,,5,6,7,8", "1 2 3\n4 5 6\n7 8 9", "1;2;3\n4;0;5",
      "[1, 2, 3, 4, 0, 5, 6, 7, 8]",
      "0,1,2,3,4,5,6,7,8\n1.5,2,2,2,2,2,2,2,2\n1,1,1,1,1,1,1,1,1\n3,1,4,1,5,9,2,6,5\n",
      "1,2,3,4,5,6,7,8\n9,9,9,9,9,9,9,9\n", "3 1 2 5 4 6 8 7",
      "f5d6c5", "5646374435", "10 2 3 4 0 5 6 7 8 9", "1 0 1 2 3",
    ]
  )
  func `only if they are certain`(text: String) {
    for format in puzzleFormats { #expect(format.recognise(head(text.utf8)) == nil) }
  }

  @Test(arguments: samples) func `and no other file is`(path: String) {
    let head = head(Repository.bytes(of: path))
    let isOwn = path.contains("Samples/puzzle") || path.contains("Samples/instances")
    guard !isOwn else { return }
    for format in puzzleFormats { #expect(format.recognise(head) == nil) }
  }

  @Test func `by the names of their files`() {
    for format in puzzleFormats {
      #expect(format.recogniseDamaged(head("?".utf8)) != nil)
      #expect(format.recogniseDamaged(head("{".utf8)) == nil)
    }
  }
}
