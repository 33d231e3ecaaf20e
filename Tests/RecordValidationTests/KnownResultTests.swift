import GameRecords
import RecordFormats
import RecordValidation
import ReversiRules
import TestSupport
import Testing

/// Mistakes in results that other programs are known to make.
@Suite struct `A result written by another program` {
  /// A game that light wins, with an even number of placed disks and empty squares at its end.
  static let lightWins: [Move] = {
    var generator = SeededGenerator(seed: 1)
    while true {
      let moves = Position.initial.randomGame(using: &generator)
      let outcome = ReplayAttempt(ReversiRecord(moves: moves)).replay.outcome
      let isEven = moves.count { $0 != .pass }.isMultiple(of: 2)
      guard let outcome, isEven, outcome.winner == .light, outcome.raw != outcome.withEmpties
      else { continue }
      return moves
    }
  }()

  static let lightMargin: Double = {
    let outcome = ReplayAttempt(ReversiRecord(moves: lightWins)).replay.outcome
    return Double((outcome?.withEmpties.dark ?? 0) - (outcome?.withEmpties.light ?? 0))
  }()

  private static func finding(
    _ moves: [Move],
    _ result: GameResult,
    format: String,
    site: String? = nil,
    tags: [GameRecords.Tag] = []
  ) -> Finding? {
    let record = ReversiRecord(site: site, moves: moves, result: result, tags: tags)
    let findings = Validator().validate(placed(record, format: format)).findings
    #expect(findings.count <= 1)
    return findings.first
  }

  // MARK: - Swapped results

  @Test(arguments: ["json", "ggf", "sgf", "pgn"], ["edax", "Edax", "GGS/os", nil])
  func `has the wrong sign if Edax wrote it after an odd number of disks`(
    format: String,
    site: String?
  ) throws {
    let isByEdax = site?.lowercased() == "edax"
    let results = [GameResult(margin: -64), GameResult(winner: .light)]
    for result in results {
      let finding = try #require(Self.finding(Move.list(over), result, format: format, site: site))
      #expect(finding.message.contains("Edax swaps results") == isByEdax)
      #expect(finding.repair?.isSafe == isByEdax)
      if isByEdax { #expect(finding.rule.name == "flipped-result-sign") }
      // It is only known that two things contradict each other, not which one is wrong.
      #expect(finding.message.contains(" may "))
    }
  }

  @Test(arguments: ["edax", nil])
  func `has the wrong sign for another reason if the number is even`(site: String?) throws {
    let result = GameResult(margin: -Self.lightMargin)
    let finding = try #require(Self.finding(Self.lightWins, result, format: "ggf", site: site))
    #expect(finding.rule.name == "flipped-result-sign")
    #expect(finding.message.hasSuffix("; the sign may be wrong"))
    #expect(finding.repair?.isSafe == false)
  }

  static let letters: [(application: String?, isOdd: Bool, rule: String)] = [
    (nil, false, "swapped-result"), (nil, true, "swapped-result"),
    ("Cassio:8.4", false, "swapped-result"), ("Cassio:8.4", true, "swapped-result"),
    ("edax:4.6", true, "flipped-result-sign"), ("edax:4.6", false, "swapped-result"),
  ]

  @Test(arguments: letters)
  func `names the other side in SGF`(
    test: (application: String?, isOdd: Bool, rule: String)
  ) throws {
    let moves = test.isOdd ? Move.list(over) : Self.lightWins
    let result = GameResult(margin: test.isOdd ? -64 : -Self.lightMargin)
    let tags = test.application.map { [GameRecords.Tag(name: "AP", value: $0)] } ?? []
    let finding = try #require(Self.finding(moves, result, format: "sgf", tags: tags))
    #expect(finding.rule.name == test.rule)
    // Cassio is known only to write B instead of W.
    let isByCassio = test.application?.hasPrefix("Cassio") ?? false
    #expect(
      finding.message.contains("Cassio writes B when light wins") == (isByCassio && !test.isOdd)
    )
    // The result in the help is right, and in the notation of SGF.
    let right = test.isOdd ? 64 : Self.lightMargin
    let text = (right > 0 ? "B+" : "W+") + "\(Int(right.magnitude))"
    #expect(finding.help == "the result should be \(text)")
    #expect(Self.finding(moves, GameResult(margin: right), format: "sgf", tags: tags) == nil)
    let isByEdax = test.rule == "flipped-result-sign"
    #expect(finding.repair?.isSafe == (isByCassio && !test.isOdd || isByEdax))
  }

  @Test func `names the other side as the winner`() {
    let even = Self.finding(Self.lightWins, GameResult(winner: .dark), format: "pgn")
    #expect(even?.rule.name == "swapped-result")
    let odd = Self.finding(Move.list(over), GameResult(winner: .light), format: "pgn")
    #expect(odd?.rule.name == "swapped-result")
    #expect(odd?.repair?.isSafe == false)
    #expect(even?.help == "the winner should be light")
    #expect(odd?.help == "the winner should be dark")
  }

  // MARK: - Empty squares

  @Test(arguments: ["ggf", "sgf", "pgn", "wthor"])
  func `without the empty squares is raw where they count`(format: String) throws {
    let results = [
      GameResult(score: DiskCounts(dark: 13, light: 0)), GameResult(margin: 13),
      GameResult(score: DiskCounts(dark: 13, light: 0), ending: .playedOut),
    ]
    for result in results {
      let finding = try #require(Self.finding(Move.list(over), result, format: format))
      #expect(finding.rule.name == "raw-result")
      #expect(finding.severity == .note || format == "wthor")
      // Both conventions are fine.
      #expect(finding.repair?.isSafe == false)
      #expect(Self.finding(Move.list(over), result, format: "json") == nil)
      #expect(Self.finding(Move.list(over), result, format: "transcript") == nil)
    }
    let padded = GameResult(score: DiskCounts(dark: 64, light: 0))
    #expect(Self.finding(Move.list(over), padded, format: format) == nil)
    let resigned = GameResult(margin: 13, ending: .resigned)
    #expect(Self.finding(Move.list(over), resigned, format: format) == nil)
  }

  @Test func `gives them to light in WTHOR`() throws {
    let result = GameResult(score: DiskCounts(dark: 13, light: 51))
    let finding = try #require(Self.finding(Move.list(over), result, format: "wthor"))
    #expect(finding.rule.name == "raw-result")
    #expect(finding.severity == .error)
    let other = Self.finding(Move.list(over), result, format: "json")
    #expect(other?.rule.name == "wrong-result")
  }

  @Test func `with a wrong winner is wrong, not raw`() {
    let result = GameResult(score: DiskCounts(dark: 13, light: 0), winner: .light)
    let finding = Self.finding(Move.list(over), result, format: "pgn")
    #expect(finding?.rule.name == "wrong-result")
  }

  // MARK: - Stopped games

  static let stopped = [
    GameResult(score: DiskCounts(dark: 0, light: 0)),
    GameResult(score: DiskCounts(dark: 64, light: 0)),
    GameResult(score: DiskCounts(dark: 0, light: 64), winner: .light),
    GameResult(score: DiskCounts(dark: 0, light: 0), winner: .light),
    GameResult(margin: 64), GameResult(margin: -64),
  ]

  @Test(arguments: stopped, ["f5d6", ""])
  func `of a stopped game gives everything to one side`(result: GameResult, moves: String) {
    let finding = Self.finding(Move.list(moves), result, format: "json")
    #expect(finding?.rule.name == "stopped-game-result")
    #expect(finding?.severity == .note)
    var other = result
    other.ending = .resigned
    #expect(Self.finding(Move.list(moves), other, format: "json") == nil)
  }

  private static let formats: [any RecordFormat] = [
    SaveFormat(), JSONFormat(layout: .document), JSONFormat(layout: .lines), WTHORFormat(),
    WTHORPuzzlesFormat(), GGFFormat(), SGFFormat(), PGNFormat(), TranscriptFormat(), BoardFormat(),
    OBFFormat(), EdaxFENFormat(), EDXFormat(), EgaroucidFormat(), QuestFormat(), ReduxFormat(),
    ForkSaveFormat(), ActionLogFormat(),
  ]

  @Test func `needs no ending in formats that cannot store it`() {
    for format in Self.formats {
      let result = GameResult(score: DiskCounts(dark: 40, light: 24))
      let finding = Self.finding(Move.list("f5d6"), result, format: format.name)
      #expect(finding?.rule.name == "unfinished-game")
      let storesEnding = format.stores.contains(.ending)
      #expect(finding?.severity == (storesEnding ? .warning : .note), "\(format.name)")
      #expect((finding?.help == nil) == !storesEnding, "\(format.name)")
      let stopped = GameResult(score: DiskCounts(dark: 64, light: 0))
      let other = Self.finding(Move.list("f5d6"), stopped, format: format.name)
      #expect((other?.help == nil) == !storesEnding, "\(format.name)")
    }
  }

  // MARK: - Places

  @Test func `has the finding at the exact part`() {
    let parts: [(RecordPart, GameResult)] = [
      (.score, GameResult(score: DiskCounts(dark: 0, light: 64))),
      (.margin, GameResult(margin: -64)),
      (.winner, GameResult(winner: .light)),
      (.score, GameResult(score: DiskCounts(dark: 1, light: 2))),
    ]
    for (part, result) in parts {
      var parsed = placed(ReversiRecord(moves: Move.list(over), result: result))
      parsed.reversi?.origin?.parts.append((part, SourceRange(2..<4)))
      #expect(Validator().validate(parsed).findings.map(\.place.start?.offset) == [2])
      #expect(Validator().validate(parsed).findings.map(\.place.length) == [2])
      // Some files have only the parts.
      parsed.reversi?.origin?.parts = [(.score, SourceRange(5..<6))]
      #expect(Validator().validate(parsed).findings.map(\.place.start?.offset) == [5])
    }
  }
}
