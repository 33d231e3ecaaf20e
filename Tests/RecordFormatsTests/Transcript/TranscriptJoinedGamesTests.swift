import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `Games on one line` {
  static let lines: [(line: String, games: [String])] = [
    (
      "Ann 39-25 Bob : f5d6Cid 1-63 Dan : f5f6Ann 64-0 Dan:F5F4",
      ["Ann 39-25 Bob : f5d6", "Cid 1-63 Dan : f5f6", "Ann 64-0 Dan:F5F4"]
    ),
    ("Ann 39-25 Bob : f5d6 Cid 1-63 Dan : ", ["Ann 39-25 Bob : f5d6", "Cid 1-63 Dan :"]),
    ("f5d6c3d3Cid 1-63 Dan : f5", ["f5d6c3d3", "Cid 1-63 Dan : f5"]),
    ("# x\n1. f5 d6 2. c3 d3 Cid 1-63 Dan : f5", ["# x\nf5d6c3d3", "Cid 1-63 Dan : f5"]),
    ("Ann 39-25 Bob : f5d639-25Cid 1-63 Dan : f5", ["Ann 39-25 Bob:f5d6", "Cid 1-63 Dan:f5"]),
    ("Ann 39-25 Bob : f5d6 39-25 Cid 1-63 Dan : f5", ["Ann 39-25 Bob:f5d6", "Cid 1-63 Dan:f5"]),
    ("Ann 39-25 Bob : f5pad6-- Cid 1-63 Dan : f5", ["Ann 39-25 Bob:f5--d6--", "Cid 1-63 Dan:f5"]),
    ("Ann 39-25 Bob : f5: d6: Cid 1-63 Dan : f5", ["Ann 39-25 Bob:f5d6", "Cid 1-63 Dan:f5"]),
    ("Ann 39-25 Bob : Cid 1-63 Dan : f5", ["Ann 39-25 Bob:", "Cid 1-63 Dan:f5"]),
  ]

  @Test(arguments: lines.indices)
  func `are as many as there are pairs of names`(index: Int) {
    let (line, games) = Self.lines[index]
    let expected = games.map { readTranscript($0).first?.reversi }
    for end in ["", "\n", "\nf5d6\n"] {
      for blockSize in [1, 2, 3, 7, 65_536] {
        let parsed = TranscriptFormat().readAll(line + end, blockSize: blockSize)
        #expect(parsed.flatMap(\.placedRules).isEmpty)
        #expect(parsed.prefix(games.count).map(\.reversi) == expected)
        #expect(parsed.count == games.count + (end.utf8.count > 1 ? 1 : 0))
      }
    }
  }

  static let names = [
    "Pascal", "PSmith", "Pa. Tt", "P. Smith", "de Graaf", "Élodie", "大森", "Bob2 the 3rd", "tt",
    "Passport", "Papas", "Pa Tran", "tt", "h", "D'Arc-Ys", "e9",
  ]

  @Test(arguments: names)
  func `may have names that begin like moves`(name: String) {
    let line = "Ann 39-25 Bob : f5d6c3\(name) 1-63 Dan : f5f6"
    let parsed = readTranscript(line)
    #expect(parsed.map(\.placedRules) == [[], []])
    #expect(parsed.map { $0.reversi?.moves } == [Move.list("f5d6c3"), Move.list("f5f6")])
    #expect(parsed.last?.reversi?.players.dark.name == name)
  }

  static let others = [
    "A1 Steak 30-34 Bob : f5d6", "f5d6: 39-25", "f5:d6:c3:d3:c4", "1: f5 2: d6 3: c3 39-25",
    "+d3-c3+c4+f5: -04 10", "f5d6c3d3 39-25 :", "f5d6c3d3 39-25 Bob :", "Ann 39-25 Bob : f5d6 1-0",
  ]

  @Test(arguments: others)
  func `are one game if there is only one pair of names`(line: String) {
    #expect(readTranscript(line).count == 1)
  }

  @Test func `do not hide each other's findings`() {
    let text = MarkedText(
      "Ann 39-25 Bob : f5⟦x9d6c3⟧Cid 1-63 Dan : f5⟦i9⟧ 30-34 Bob : f5d6 ⟦a1a1⟧\nf5d6"
    )
    let parsed = TranscriptFormat().readAll(text.bytes)
    let places = text.places
    #expect(
      parsed.map(\.placedRules) == [
        ["\(places[0]) transcript-token"], [], ["\(places[2]) transcript-null-move"], [],
      ]
    )
    #expect(parsed.map { $0.reversi?.players.dark.name } == ["Ann", "Cid", "i9", nil])
  }

  @Test func `may be any number of games without a line end`() {
    let game = "Ann 39-25 Bob : f5d6c3"
    let parsed = TranscriptFormat().readAll(String(repeating: game, count: 2_000))
    #expect(parsed.count == 2_000)
    #expect(parsed.allSatisfy { $0.placedRules.isEmpty && $0.reversi?.moves.count == 3 })
    #expect(parsed.last?.reversi?.origin?.moves.first?.bytes == 16..<18)
  }
}
