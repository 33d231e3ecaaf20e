import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `A transcript is repaired` {
  /// Nine moves after which light has no disk.
  private static let wipeOut = "f5d6c5f6e7f4g5e6e3"

  static let table: [RepairCase] = [
    RepairCase("surplus-pass", "f5 d6 -- c3\n", "f5 d6 c3\n"),
    RepairCase("surplus-pass", "f5d6 -- -- c3\n", "f5d6 c3\n"),
    RepairCase("surplus-pass", "f5d6 -- -- -- c3\n", "f5d6 c3\n"),
    RepairCase("surplus-pass", "f5d6 -- --\n", "f5d6\n"),
    RepairCase("wrong-result", "\(wipeOut) 40-24\n", "\(wipeOut) 64-0\n", isSafe: false),
    RepairCase(
      "wrong-result",
      "Ada 40-24 Ben : \(wipeOut)\n",
      "Ada 64-0 Ben : \(wipeOut)\n",
      isSafe: false
    ),
    RepairCase(
      "wrong-result",
      "Ada 40-24 Ben : \(wipeOut) 40-24\n",
      "Ada 64-0 Ben : \(wipeOut) 64-0\n",
      isSafe: false
    ),
    RepairCase("swapped-result", "\(wipeOut) 0-64\n", "\(wipeOut) 64-0\n", isSafe: false),
    RepairCase("swapped-result", "\(wipeOut) 0-1\n", "\(wipeOut) 1-0\n", isSafe: false),
  ]

  @Test func `by guessing if the game cannot continue without several passes`() {
    #expect(
      !RepairedText(Array("f5d6 -- -- a1\n".utf8), by: "surplus-pass", TranscriptFormat()).isSafe
    )
  }

  @Test(arguments: table)
  func `if passes or its result are wrong`(test: RepairCase) throws {
    try test.check(with: TranscriptFormat())
  }
}
