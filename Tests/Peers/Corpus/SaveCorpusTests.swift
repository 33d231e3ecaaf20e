import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// Saves of the app and its forks, which are not part of the repository.
@Suite(.needs(.corpus))
struct `Every save of the corpus` {
  static let files = Corpus.files(in: "save").filter { $0.hasSuffix(".txt") }

  @Test(arguments: files)
  func `is read, and written back byte for byte`(file: String) throws {
    let bytes = Corpus.bytes(of: "save/" + file)
    let head = InputHead(of: bytes[...], isWhole: true)
    #expect(SaveFormat().recognise(head) != nil)

    let parsed = SaveFormat().readAll(bytes)
    try #require(parsed.count == 1)
    #expect(parsed[0].isWhole)
    // Two forks write no final line feed.
    let isEnded = bytes.last == UInt8(ascii: "\n")
    #expect(parsed[0].findings.map(\.rule.name) == (isEnded ? [] : ["save-final-line-end"]))
    let record = try #require(parsed[0].reversi)
    let written = try SaveFormat().write([record], .single)
    #expect(written == bytes)
  }

  @Test func `is there`() { #expect(Self.files.count >= 7) }

  static let positions: [(String, Disk?, Int, Int)] = [
    ("initial", .dark, 2, 2), ("clean-reversi-vector-2", .light, 4, 1),
    ("clean-reversi-vector-3-gameover", nil, 56, 0), ("derived-over-but-turn-set", .dark, 51, 12),
    ("derived-over-early-turn-dash", nil, 51, 12),
  ]

  @Test(arguments: positions)
  func `has its position`(name: String, turn: Disk?, dark: Int, light: Int) throws {
    let parsed = SaveFormat().readAll(Corpus.bytes(of: "save/\(name).txt"))
    let start = try #require(parsed.first?.reversi).start
    #expect(start.turn == turn)
    #expect(start.board.counts == DiskCounts(dark: dark, light: light))
  }

  @Test func `of another app is another format`() {
    let bytes = Corpus.bytes(of: "save/redux-appstate-initial.json")
    #expect(!bytes.isEmpty)
    #expect(SaveFormat().recognise(InputHead(of: bytes[...], isWhole: true)) == nil)
  }
}
