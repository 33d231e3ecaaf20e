import Flipbook
import TestSupport
import Testing

/// Findings keep their fingerprints when the file around them changes.
@Suite struct FingerprintPropertyTests {
  /// Formats that store many games and any move.
  static let formats = ["jsonl", "json", "xml", "pgn", "sgf", "ggf", "transcript", "wthor"]

  /// Games with an illegal move.
  static func brokenGames(using generator: inout SeededGenerator) -> [ReversiRecord] {
    (0..<20).map { number in
      var moves = Position.initial.randomGame(using: &generator).filter { $0 != .pass }
      moves[Int.random(in: 2..<30, using: &generator)] = moves[0]
      return ReversiRecord(id: number.isMultiple(of: 2) ? "game \(number)" : nil, moves: moves)
    }
  }

  /// The fingerprints of all findings in a file.
  static func names(_ records: [ReversiRecord], _ format: String) throws -> [String] {
    let format = try #require(FormatRegistry.standard.format(named: format))
    let bytes = try format.write(records, WritingOptions(.collection)).bytes
    var counter = FingerprintCounter()
    let findings = format.readAll(bytes).flatMap { Validator().validate($0).findings }
    return findings.map { counter.name(Fingerprint(of: $0)) }
  }

  @Test(arguments: formats)
  func `other games before and between do not change any fingerprint`(format: String) throws {
    var generator = SeededGenerator(seed: 12)
    let broken = Self.brokenGames(using: &generator)
    let names = try Self.names(broken, format)
    #expect(names.count >= broken.count)
    #expect(Set(names).count == names.count)
    var mixed = broken
    for _ in 0..<30 {
      let sound = ReversiRecord(moves: Move.list("f5d6c3d3"))
      mixed.insert(sound, at: Int.random(in: 0..<mixed.count, using: &generator))
    }
    #expect(try Self.names(mixed, format).filter(Set(names).contains) == names)
  }

  @Test(arguments: formats)
  func `another wrong move is another finding`(format: String) throws {
    var generator = SeededGenerator(seed: 13)
    for var game in Self.brokenGames(using: &generator) {
      let names = Set(try Self.names([game], format))
      game.moves = Array(game.moves.prefix(1) + [game.moves[0]])
      #expect(try names.isDisjoint(with: Self.names([game], format)))
    }
  }

  @Test func `a single game and one in an array have the same findings`() throws {
    var generator = SeededGenerator(seed: 14)
    let game = Self.brokenGames(using: &generator)[0]
    let array = try Self.names([game, ReversiRecord()], "json")
    let single = try #require(FormatRegistry.standard.format(named: "json"))
    let bytes = try single.write([game], WritingOptions(.single)).bytes
    let findings = single.readAll(bytes).flatMap { Validator().validate($0).findings }
    #expect(findings.map { "\(Fingerprint(of: $0))" } == array)
  }
}
