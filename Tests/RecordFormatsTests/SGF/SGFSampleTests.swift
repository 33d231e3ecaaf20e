import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `Every SGF sample` {
  static let samples = Repository.files(below: "Samples/sgf")

  @Test func `is there`() { #expect(Self.samples.count == 4) }

  @Test(arguments: samples)
  func `is written back unchanged`(path: String) throws {
    let bytes = Repository.bytes(of: path)
    let parsed = SGFFormat().readAll(bytes)
    #expect(parsed.flatMap(\.placedRules) == [])
    let records = parsed.compactMap(\.reversi)
    #expect(records.flatMap { ReplayAttempt($0).problems } == [])
    #expect(try SGFFormat().write(records, .collection) == bytes)
  }

  static let broken: [(String, [[String]])] = [
    (
      "collection",
      [
        ["1:1 sgf-stray"], ["2:37 sgf-date", "3:13 sgf-node-property", "3:34 sgf-not-closed"],
        ["4:11 sgf-game"],
        [
          "6:6 sgf-version", "6:16 sgf-result", "7:10 sgf-move", "7:14 sgf-setup-late",
          "8:1 sgf-not-closed",
        ],
      ]
    ),
    (
      "setup",
      [["1:39 sgf-setup-twice", "1:43 sgf-setup", "1:49 sgf-turn"], ["2:16 board-size"]]
    ),
  ]

  @Test(arguments: broken)
  func `that is broken has its findings`(name: String, findings: [[String]]) {
    let bytes = Repository.bytes(of: "Samples/broken/\(name).sgf")
    let found = SGFFormat().readAll(bytes).map { Set($0.placedRules) }
    #expect(found == findings.map { Set($0) })
  }
}
