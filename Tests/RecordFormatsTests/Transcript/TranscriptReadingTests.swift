import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// Everything that the transcript format reads from a text.
func readTranscript(_ text: String) -> [ParsedRecord] { TranscriptFormat().readAll(text) }

@Suite struct `A transcript` {
  static let spellings = [
    "f5d6c3d3c4", "F5D6C3D3C4", "F5d6C3d3C4", "f5 d6 c3 d3 c4", "f5,d6,c3,d3,c4",
    "f5;d6;c3;d3;c4", "f5:d6:c3:d3:c4", "f5|d6|c3|d3|c4", "f5>d6>c3>d3>c4", "f5-d6-c3-d3-c4",
    "f5 - d6 - c3 - d3 - c4", "f5+d6+c3+d3+c4", "f5 --- d6 c3 d3 c4", "1. f5 d6 2. c3 d3 3. c4",
    "1.f5 d6 2.c3 d3 3.c4", "1) f5 2) d6 3) c3 4) d3 5) c4", "1: f5 2: d6 3: c3 4: d3 5: c4",
    "1. F5 d6 3. C3 d3 5. C4", "1. f5 1... d6 2. c3 d3 3. c4", "  f5d6\tc3d3  c4  ",
    "1.f5d62.c3d33.c4", "12. f5 99. d6 c3d3c4",
  ]

  @Test(arguments: spellings)
  func `is read in every notation`(text: String) throws {
    let parsed = readTranscript(text)
    #expect(parsed.map(\.placedRules) == [[]])
    #expect(parsed.first?.reversi == ReversiRecord(moves: Move.list("f5d6c3d3c4")))
    #expect(parsed.first?.reversi?.passMarks == .implied)
  }

  static let passes = [
    "--", " -- ", "pa", "PA", "pas", "pass", "PASS", "Pass", "ps", "PS", "tt", "[]", "@@@@",
    " pass ", " p ", " P ", ",ps,",
  ]

  @Test(arguments: passes)
  func `has passes in every notation`(pass: String) throws {
    for text in ["f5\(pass)d6", "F5\(pass)D6"] {
      let parsed = readTranscript(text)
      #expect(parsed.map(\.placedRules) == [[]])
      #expect(parsed.first?.reversi?.moves == Move.list("f5--d6"))
    }
    #expect(readTranscript("f5d6 \(pass)").first?.reversi?.moves == Move.list("f5d6--"))
  }

  @Test func `is one game per line`() {
    for text in ["f5d6\nf5f6\nf5f4", "f5d6\r\nf5f6\r\nf5f4\r\n", "\n\nf5d6\r\rf5f6\r \t\n\nf5f4\n"]
    {
      for blockSize in [1, 2, 3, 5, 7, 65_536] {
        let parsed = TranscriptFormat().readAll(text, blockSize: blockSize)
        #expect(parsed.map(\.placedRules) == [[], [], []])
        #expect(parsed.map(\.number) == [1, 2, 3])
        #expect(
          parsed.map { $0.reversi?.moves } == ["f5d6", "f5f6", "f5f4"].map { Move.list($0) }
        )
      }
    }
  }

  static let results: [(String, GameResult?)] = [
    ("f5d6 39-25", GameResult(score: DiskCounts(dark: 39, light: 25))),
    ("f5d6\t0-64 ", GameResult(score: DiskCounts(dark: 0, light: 64))),
    ("f5d6 1-0", GameResult(winner: .dark)), ("f5d6 0-1", GameResult(winner: .light)),
    ("f5d6 1/2-1/2", GameResult(winner: .tie)), ("f5d6", nil),
  ]

  @Test(arguments: results)
  func `may end with a result`(text: String, result: GameResult?) {
    let parsed = readTranscript(text)
    #expect(parsed.map(\.placedRules) == [[]])
    #expect(parsed.first?.reversi?.result == result)
    #expect(parsed.first?.reversi?.moves == Move.list("f5d6"))
  }

  static let headers: [(String, String?, DiskCounts, String?)] = [
    ("Anna 52-12 Berta : F5D6", "Anna", DiskCounts(dark: 52, light: 12), "Berta"),
    ("Anna B. 2 0-64 Le Clerc 3 :f5d6", "Anna B. 2", DiskCounts(dark: 0, light: 64), "Le Clerc 3"),
    (" 32-32 :f5 d6", nil, DiskCounts(dark: 32, light: 32), nil),
    ("Élodie 33-31 D'Arc-Ys:1. f5 d6", "Élodie", DiskCounts(dark: 33, light: 31), "D'Arc-Ys"),
  ]

  @Test(arguments: headers)
  func `may begin with names and score`(
    text: String,
    dark: String?,
    score: DiskCounts,
    light: String?
  ) {
    let parsed = readTranscript(text)
    #expect(parsed.map(\.placedRules) == [[]])
    var record = ReversiRecord(moves: Move.list("f5d6"), result: GameResult(score: score))
    record.players.dark.name = dark
    record.players.light.name = light
    #expect(parsed.first?.reversi == record)
  }

  @Test func `may begin with comments`() {
    let text = "# first\n%second\n\n# Größe \nf5d6\n#third\r\n#\r\nf5f6\n"
    for blockSize in [1, 2, 3, 7, 65_536] {
      let parsed = TranscriptFormat().readAll(text, blockSize: blockSize)
      #expect(parsed.map(\.placedRules) == [[], []])
      #expect(
        parsed.map { $0.reversi?.comment } == ["first\nsecond\nGröße ", "third\n"]
      )
      #expect(parsed.map { $0.reversi?.moves } == [Move.list("f5d6"), Move.list("f5f6")])
    }
  }

  @Test func `of Logistello has the colours, the margin and flags`() throws {
    let parsed = readTranscript("+d3-c3+c4+f5: -04 10\n-d3+c3: +64\n+d3-c3\n")
    #expect(parsed.map(\.placedRules) == [[], [], []])
    let first = try #require(parsed[0].reversi)
    #expect(first.moves == Move.list("d3c3c4f5"))
    #expect(first.annotations.map(\.side) == [.dark, .light, .dark, .dark])
    #expect(first.annotations.map(\.ply) == [1, 2, 3, 4])
    #expect(first.result == GameResult(margin: -4))
    #expect(first.tags == [Tag(name: "flags", value: "10")])
    #expect(parsed[1].reversi?.result == GameResult(margin: 64))
    #expect(parsed[1].reversi?.annotations.map(\.side) == [.light, .dark])
    #expect(parsed[2].reversi?.result == nil)
  }

  static let places: [(String, [Range<Int>])] = [
    ("f5d6c3", [0..<2, 2..<4, 4..<6]),
    ("1. F5 d6 -- c3", [3..<5, 6..<8, 9..<11, 12..<14]),
    ("# x\nf5 pass @@@@ P@d3 a1a1", [4..<6, 7..<11, 12..<16, 17..<21, 22..<26]),
  ]

  @Test(arguments: places)
  func `remembers where its moves are`(text: String, ranges: [Range<Int>]) throws {
    let origin = try #require(readTranscript(text).first?.reversi?.origin)
    #expect(origin.format == "transcript")
    #expect(origin.moves.map(\.bytes) == ranges)
  }

  @Test func `remembers where its other parts are`() throws {
    let origin = try #require(readTranscript("Ann 39-25 Bob : f5d6").first?.reversi?.origin)
    #expect(origin.range(of: .name(.dark))?.bytes == 0..<3)
    #expect(origin.range(of: .result)?.bytes == 4..<9)
    #expect(origin.range(of: .score)?.bytes == 4..<9)
    #expect(origin.range(of: .name(.light))?.bytes == 10..<13)
    let signed = try #require(readTranscript("+d3-c3: -04 10 A").first?.reversi?.origin)
    #expect(signed.range(of: .result)?.bytes == 8..<11)
    #expect(signed.range(of: .margin)?.bytes == 8..<11)
    #expect(signed.range(of: .side(1))?.bytes == 0..<1)
    #expect(signed.range(of: .side(2))?.bytes == 3..<4)
    #expect(signed.range(of: .tag(1))?.bytes == 12..<16)
    let ends = ["f5d6 39-25": RecordPart.score, "f5d6 1-0": .winner]
    for (text, part) in ends {
      let origin = try #require(readTranscript(text).first?.reversi?.origin)
      #expect(origin.range(of: part)?.bytes == 5..<text.utf8.count)
    }
  }

  @Test func `may have any length up to the limits`() {
    for count in 1...140 {
      let parsed = readTranscript(String(repeating: "h8", count: count))
      #expect(parsed.map(\.placedRules) == [[]])
      #expect(parsed.first?.reversi?.moves == Move.list(String(repeating: "h8", count: count)))
      #expect(
        parsed.first?.reversi?.origin?.moves.map(\.bytes.lowerBound) == (0..<count).map { $0 * 2 }
      )
    }
  }

  @Test func `does not read a repeated square within a word as a pass`() throws {
    for text in ["f5 d6c3c3", "f5 c3c3d6", "f5 c3 c3"] {
      let parsed = readTranscript(text)
      #expect(parsed.map(\.placedRules) == [[]])
      #expect(parsed.first?.reversi?.moves.contains(.pass) == false)
    }
  }

  @Test func `reads every square of the board the same on the fast and on the slow path`() {
    for square in BoardSize.standard.squares {
      let name = "\(square)"
      for text in [name, name.uppercased(), name + " ", name + name + name + name + name] {
        #expect(Set(readTranscript(text).first?.reversi?.moves ?? []) == [.placement(square)])
      }
    }
  }
}
