import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// What collections, lists of openings and books have next to the moves.
@Suite struct `Next to the moves of a transcript` {
  /// A game that ends 13-0, or 64-0 with the empty squares.
  private static let won = "f5d6c5f6e7f4g5e6e3"
  private static let open = "f5d6c3d3c4"

  static let results: [(text: String, result: GameResult, rules: [String])] = [
    ("\(won) 64", GameResult(margin: 64), []), ("\(won) +64", GameResult(margin: 64), []),
    ("\(won) 13", GameResult(margin: 13), []), ("\(won) 1", GameResult(winner: .dark), []),
    ("\(won) +1", GameResult(winner: .dark), []), ("\(won)\t1 ", GameResult(winner: .dark), []),
    ("\(won.uppercased()) 1", GameResult(winner: .dark), []),
    ("\(won) -1", GameResult(winner: .light), ["transcript-margin"]),
    ("\(won) 32", GameResult(margin: 32), ["transcript-margin"]),
    ("\(open) -1", GameResult(winner: .light), ["transcript-margin"]),
    ("\(open) +2", GameResult(margin: 2), ["transcript-margin"]),
    ("\(open) 32", GameResult(margin: 32), ["transcript-margin"]),
    ("\(open) -12", GameResult(margin: -12), ["transcript-margin"]),
    ("\(open) 0", GameResult(winner: .tie), ["transcript-margin"]),
    ("f5 d6 c3 d3 -12", GameResult(margin: -12), ["transcript-margin"]),
    ("f5d6 -- -1", GameResult(winner: .light), ["transcript-margin"]),
    ("1. f5 d6 2. c3 d3 -12", GameResult(margin: -12), ["transcript-margin"]),
    ("Ann 64-0 Bob : \(won) 64", GameResult(score: DiskCounts(dark: 64, light: 0)), []),
    ("Ann 64-0 Bob : \(won) 1", GameResult(score: DiskCounts(dark: 64, light: 0)), []),
    (
      "Ann 64-0 Bob : \(won) -1", GameResult(score: DiskCounts(dark: 64, light: 0)),
      ["transcript-result"]
    ),
    (
      "Ann 64-0 Bob : \(won) 2", GameResult(score: DiskCounts(dark: 64, light: 0)),
      ["transcript-result"]
    ),
  ]

  @Test(arguments: results)
  func `a number is the result`(text: String, result: GameResult, rules: [String]) throws {
    let parsed = readTranscript(text)
    #expect(parsed.map { $0.findings.map(\.rule.name) } == [rules])
    #expect(parsed.first?.reversi?.result == result)
  }

  @Test func `a file of games with results is read line by line`() throws {
    let lines = [" -1", " +2", " 32", " -12", " 1", " 0"].map { Self.open + $0 }
    let parsed = readTranscript(lines.joined(separator: "\n"))
    #expect(parsed.count == lines.count)
    #expect(parsed.allSatisfy { $0.isWhole && $0.reversi?.moves == Move.list(Self.open) })
  }

  @Test(arguments: [
    "1 f5 2 d6 3 c3 4", "1. f5 d6 2. c3 d3 3", "1. f5 d6 2. c3 d3 3\n", "-1 f5d6c3d3",
    "+2 f5d6c3d3",
    "\(open) - 1", "\(open) + 2",
    "\(open) 65", "\(open) -", "\(open) 1 2", "f5 32", "a1 5", "f5 a1 3", "\(open) 100",
  ])
  func `another number is not a result`(text: String) {
    #expect(readTranscript(text).allSatisfy { $0.reversi?.result == nil })
  }

  static let names: [(marked: String, comment: String)] = [
    ("\(open) ⟦Tiger⟧", "Tiger"), ("F5d6C3d3C4     ⟦Tiger⟧", "Tiger"),
    ("C4c5     ⟦Parallel Opening⟧", "Parallel Opening"), ("\(open) | ⟦Tiger⟧", "Tiger"),
    ("\(open) - ⟦Rose-v-Toth⟧", "Rose-v-Toth"), ("⟦Tiger⟧ | \(open)", "Tiger"),
    ("⟦Parallel Opening⟧|c4c5", "Parallel Opening"), ("⟦Game 12⟧ | f5 d6 c3", "Game 12"),
    ("# a remark\n⟦Tiger⟧ | \(open)", "a remark\nTiger"), ("\(open) ⟦Élan⟧", "Élan"),
  ]

  @Test(arguments: names)
  func `a name is a comment`(marked: String, comment: String) throws {
    let text = MarkedText(marked)
    let parsed = TranscriptFormat().readAll(text.bytes)
    #expect(parsed.map(\.placedRules) == [[text.places[0] + " transcript-name"]])
    let moves = Move.list(text.text.lowercased().contains("c4c5") ? "c4c5" : Self.open)
    let record = try #require(parsed.first?.reversi)
    #expect(record.moves == moves || record.moves == Move.list("f5d6c3"))
    #expect(record.comment == comment)
  }

  @Test(arguments: [
    "f5 d6 Nf3 c4", "f5 d6 c", "f5 d6 tiger", "f5d6Tiger", "A1 Steak sauce", "f5 Tiger",
    "f5d6 Tiger 2", "Shopping | bread", "Rank | a1b2", "f5 d6 Pa x",
  ])
  func `words are not a name if the moves do not show a game`(text: String) {
    #expect(readTranscript(text).allSatisfy { $0.findings.contains { $0.severity == .error } })
  }

  @Test(arguments: ["Parallel", "passive", "Pastime", "psalm", "Pa\u{E9}"])
  func `the beginning of a word is not a pass`(word: String) {
    let parsed = readTranscript("f5d6 \(word)")
    #expect(parsed.first?.reversi?.moves == Move.list("f5d6"))
  }

  static let scores: [(marked: String, evaluation: Double)] = [
    ("f5d6c3d3c4⟦X-21⟧", -21), ("f5d6c3d3c4 ⟦X-21⟧", -21), ("F5D6C3D3⟦X-21⟧", 21),
    ("f5d6c3d3c4⟦O+5⟧", -5), ("f5d6c3d3⟦o+5⟧", 5),
  ]

  @Test(arguments: scores)
  func `a score of a book evaluates the last move`(marked: String, evaluation: Double) throws {
    let text = MarkedText(marked)
    let parsed = TranscriptFormat().readAll(text.bytes)
    #expect(parsed.map(\.placedRules) == [[text.places[0] + " transcript-score"]])
    let record = try #require(parsed.first?.reversi)
    #expect(
      record.annotations == [MoveAnnotation(ply: record.moves.count, evaluation: evaluation)]
    )
    #expect(record.result == nil)
  }

  // MARK: - One move per line

  private static let column = Move.list("f5d6c3d3c4f4").map { "\($0)" }

  static let columns: [String] = [
    column.joined(separator: "\n"), column.joined(separator: "\n").uppercased() + "\n",
    column.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n"),
    column.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: "\n"),
    column.enumerated().map { "\($0 + 1)\t\($1)" }.joined(separator: "\n"),
    "# a remark\n" + column.joined(separator: "\n"),
    column.enumerated().map { "\($0 + 1): \($1)" }.joined(separator: "\n"),
    column.enumerated().map { "\($0 / 2 + 1)\($0.isMultiple(of: 2) ? "." : "...") \($1)" }
      .joined(separator: "\n"),
    column.map { $0 + "," }.joined(separator: "\n"),
    column.map { $0 + ";" }.joined(separator: "\n"),
    column.map { "- " + $0 }.joined(separator: "\n"),
    column.map { "| " + $0 }.joined(separator: "\n"),
  ]

  @Test(arguments: columns)
  func `lines of one move each are one game`(text: String) {
    for lineEnd in ["\n", "\r\n", "\r"] {
      for size in [1, 2, 3, 7, 1 << 16] {
        let bytes = Array(text.replacing("\n", with: lineEnd).utf8)
        let parsed = TranscriptFormat().readAll(bytes, blockSize: size)
        #expect(parsed.map(\.reversi?.moves) == [Move.list("f5d6c3d3c4f4")])
        #expect(parsed.flatMap(\.findings).map(\.rule.name) == ["transcript-wrapped"])
      }
    }
  }

  @Test
  func `games of one move per line end at a blank line, at number 1, or at the end of the game`() {
    let blank = readTranscript("f5\nd6\nc3\n\nd3\nc3\nc4\n")
    #expect(blank.map(\.reversi?.moves) == [Move.list("f5d6c3"), Move.list("d3c3c4")])
    let numbered = readTranscript("1. f5\n2. d6\n1. d3\n2. c3\n")
    #expect(numbered.map(\.reversi?.moves) == [Move.list("f5d6"), Move.list("d3c3")])
    let won = Move.list(Self.won).map { "\($0)" }
    let over = readTranscript((won + ["d3", "c3"]).joined(separator: "\n"))
    #expect(over.map(\.reversi?.moves) == [Move.list(Self.won), Move.list("d3c3")])
  }

  @Test func `lines that are a game each stay separate`() {
    let parsed = readTranscript("f5\nd3\nc4\ne6\n")
    #expect(parsed.map { $0.reversi?.moves.count } == [1, 1, 1, 1])
    #expect(readTranscript("f5\nd6c3\n").count == 2)
    #expect(readTranscript("a1\na2\n").count == 2)
  }
}
