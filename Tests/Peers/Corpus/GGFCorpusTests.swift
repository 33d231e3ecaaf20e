import GameRecords
import RecordFormats
import TestSupport
import Testing

/// Games of GGS and of Edax; they are not part of the repository.
@Suite(.needs(.corpus))
struct `Every GGF file of the corpus` {
  static let counts = [
    "ggs-embedded-samples.ggf": 11, "nboard-test.ggf": 1, "nboard-test2.ggf": 3,
    "ntest-TestGames.ggf": 12, "edax46-export-WTH_2010-first300.ggf": 300,
  ]

  private static func read(_ file: String) throws -> [ReversiRecord] {
    let parsed = GGFFormat().readAll(Corpus.bytes(of: "ggf/" + file))
    #expect(parsed.allSatisfy { !$0.hasErrors })
    return try parsed.filter(\.isRecord).map { try #require($0.reversi) }
  }

  @Test func `is known`() {
    #expect(Corpus.files(in: "ggf").filter { $0.hasSuffix(".ggf") } == Self.counts.keys.sorted())
  }

  @Test(arguments: counts)
  func `is read whole`(file: String, count: Int) throws {
    let records = try Self.read(file)
    #expect(records.count == count)
    #expect(records.allSatisfy { ReplayAttempt($0).problems.isEmpty })
  }
}
