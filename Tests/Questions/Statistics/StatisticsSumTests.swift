import Flipbook
@testable import Games
@testable import RecordQueries
import Foundation
import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `Sums of statistics` {
  /// Random records of all games, in any order.
  private static func records(_ count: Int, seed: UInt64) -> [ParsedRecord] {
    var generator = SeededGenerator(seed: seed)
    let source = SourceText(name: "", bytes: [])
    let reversi = StatisticsTests.records(count, seed: seed).map {
      ParsedRecord(number: 1, record: $0, source: source)
    }
    let puzzles = `Statistics of puzzles`.records(count, seed: seed).map {
      ParsedRecord(number: 1, record: $0, source: source)
    }
    return (reversi + puzzles).shuffled(using: &generator)
  }

  private static func count(_ records: some Sequence<ParsedRecord>) -> GameStatistics {
    var statistics = GameStatistics(openingPlies: 3)
    for record in records { statistics.add(record) }
    statistics.files = 2
    statistics.unreadableFiles = 1
    return statistics
  }

  /// Adds up documents, which must have no findings.
  private static func sum(_ parts: [[UInt8]]) throws -> GameStatistics {
    var sum = StatisticsSum()
    for part in parts { #expect(sum.add(part, from: "part").map(\.description) == []) }
    return try #require(sum.statistics)
  }

  @Test(arguments: Array(80..<84 as Range<UInt64>).sample(2))
  func `are the statistics of all records`(seed: UInt64) throws {
    let records = Self.records(Effort.count(100, all: 200), seed: seed)
    var generator = SeededGenerator(seed: seed)
    var whole = Self.count(records)
    var parts: [[UInt8]] = []
    var rest = records[...]
    while !rest.isEmpty {
      // Some parts have no records, and some only those of one game.
      let length = Int.random(in: 0...Effort.count(60, all: 120), using: &generator)
      let part = rest.prefix(length)
      rest = rest.dropFirst(length)
      let games = [part.filter { $0.reversi != nil }, part.filter { $0.puzzle != nil }]
      let slices = Bool.random(using: &generator) ? games : [Array(part)]
      parts += slices.map { Self.count($0).json(top: .max) }
    }
    let sum = try Self.sum(parts)
    whole.files = 2 * parts.count
    whole.unreadableFiles = parts.count
    for form in StatisticsForm.allCases {
      #expect(sum.bytes(as: form, top: .max) == whole.bytes(as: form, top: .max))
    }
    // A sum can be a part of another one.
    let halves = [parts.prefix(parts.count / 2), parts.dropFirst(parts.count / 2)].filter {
      !$0.isEmpty
    }
    let sums = try halves.map { try Self.sum(Array($0)).json(top: .max) }
    #expect(try Self.sum(sums).json(top: .max) == whole.json(top: .max))
  }

  /// A part is only accepted if it says what it would say if it were written again.
  private static func isAccepted(_ part: [UInt8]) throws -> Bool {
    var sum = StatisticsSum()
    let findings = sum.add(part, from: "part")
    guard let statistics = sum.statistics else {
      #expect(!findings.isEmpty)
      return false
    }
    #expect(findings.isEmpty)
    func object(_ json: [UInt8]) throws -> NSDictionary? {
      try JSONSerialization.jsonObject(with: Data(json)) as? NSDictionary
    }
    let read = try #require(try object(part))
    #expect(try object(statistics.json(top: .max)) == read)
    return true
  }

  @Test func `refuse parts whose figures disagree`() throws {
    let part = Self.count(Self.records(20, seed: 90)).json(top: .max)
    let text = String(decoding: part, as: UTF8.self)
    var (accepted, refused) = (0, 0)
    for match in text.matches(of: /: (\d+)(?=[,}\n])/).sample(90) {
      guard let number = Int(match.output.1) else { continue }
      var changed = text
      let digits = match.output.1
      changed.replaceSubrange(digits.startIndex..<digits.endIndex, with: "\(number + 1)")
      if try Self.isAccepted(Array(changed.utf8)) { accepted += 1 } else { refused += 1 }
    }
    #expect(accepted > Effort.count(2, all: 10))
    #expect(refused > Effort.count(40, all: 100))
  }

  /// Counts of some of a group, by the keys of the objects that have them.
  private static let parts = [
    "gamesWithPasses", "illegal", "damaged", "finished", "dark", "placements", "points",
    "solved", "solvedAtStart", "declaredSolved", "unsolvable", "invalid", "gamesWithDetours",
  ]

  /// Statistics of records of all games.
  private static let whole = String(
    decoding: count(records(60, seed: 93)).json(top: .max),
    as: UTF8.self
  )

  @Test(arguments: parts) func `refuse more of a group than there are`(key: String) throws {
    let text = Self.whole
    var refused = 0
    for match in text.matches(of: try Regex("\"\(key)\": ([0-9.]+)")).sample(8) {
      guard let digits = match.output[1].range else { continue }
      let changed = text.replacingCharacters(in: digits, with: "100000")
      #expect(try !Self.isAccepted(Array(changed.utf8)), "\(match.output[0].substring ?? "")")
      refused += 1
    }
    #expect(refused > 0)
  }

  @Test func `name the wrong figure of an element, and not all that it moves`() throws {
    let part = Self.count(Self.records(60, seed: 94)).json(top: .max)
    let text = String(decoding: part, as: UTF8.self)
    var moved = 0
    for match in text.matches(of: /"name": "[^"]*", "games": (\d+), "finished"/) {
      guard let games = Int(match.output.1) else { continue }
      var changed = text
      let digits = match.output.1
      changed.replaceSubrange(digits.startIndex..<digits.endIndex, with: "\(games + 9)")
      var sum = StatisticsSum()
      let findings = sum.add(Array(changed.utf8), from: "part")
      #expect(!findings.contains { $0.message.hasPrefix("“name”") }, "\(findings)")
      // The element or the order, and sums.
      #expect(findings.count <= 3, "\(findings.map(\.message))")
      if findings.contains(where: { $0.message.contains("is not in the order") }) { moved += 1 }
    }
    #expect(moved > 3)
  }

  @Test func `refuse damaged parts`() throws {
    let part = Self.count(Self.records(10, seed: 91)).json(top: .max)
    var generator = SeededGenerator(seed: 92)
    var refused = 0
    let rounds = 10 * Effort.rounds
    for _ in 0..<rounds {
      var changed = part
      let index = Int.random(in: 0..<part.count, using: &generator)
      let digits = Array("0123456789-.eE\"{}[],: \u{7F}".utf8)
      switch Int.random(in: 0...3, using: &generator) {
      case 0: changed.remove(at: index)
      case 1: changed[index] = digits.randomElement(using: &generator) ?? 0
      case 2: changed.insert(contentsOf: [UInt8](repeating: 0x39, count: 20), at: index)
      default: changed.removeSubrange(index...)
      }
      // A changed name is a name too.
      if try changed != part && !Self.isAccepted(changed) { refused += 1 }
    }
    #expect(refused > rounds / 2)
  }

  @Test(arguments: [
    ("", ":1:1: the file is empty; expected an object"),
    ("[]", ":1:1: expected statistics, found an array"),
    ("{\"moves\": [\"f5\"]}", ":1:1: the key “flipbook” is missing"),
    ("{\"flipbook\": 2}", ":1:14: statistics have version “2”; only version 1 is read"),
    ("{\"flipbook\": 1, \"inputs\"", ":1:25: "),
  ]) func `report what is no statistics`(text: String, start: String) throws {
    var sum = StatisticsSum()
    let findings = sum.add(Array(text.utf8), from: "part.json")
    let finding = try #require(findings.first)
    #expect("\(finding)".hasPrefix("part.json" + start))
    #expect(findings.last?.help?.contains("--top all") == true)
    #expect(findings.allSatisfy { $0.rule == .statistics })
    #expect(sum.statistics == nil)
  }

  @Test func `refuse lists that are not complete`() {
    var sum = StatisticsSum()
    let findings = sum.add(Self.count(Self.records(200, seed: 93)).json(top: 2), from: "part")
    #expect(
      findings.map(\.message) == [
        "the list has 2 of 39 first moves", "the list has 2 of 53 openings",
        "the list has 2 of 12 named openings",
        "the list has 2 of 5 players", "the list has 2 of 4 players", "the list has 2 of 4 events",
      ]
    )
  }

  @Test func `refuse openings of another length`() {
    var sum = StatisticsSum()
    for (name, plies) in [("none", 9), ("three", 3), ("also", 3)] {
      var part = GameStatistics(openingPlies: plies)
      if name != "none" { part.add(ReversiRecord(moves: Move.list("f5d6c3d3"))) }
      #expect(sum.add(part.json(top: .max), from: name) == [])
    }
    var part = GameStatistics(openingPlies: 4)
    part.add(ReversiRecord(moves: Move.list("f5d6c3d3")))
    let findings = sum.add(part.json(top: .max), from: "four")
    #expect(
      findings.map(\.message) == ["openings have a length of 4 here, but of 3 in three"]
    )
    #expect(sum.statistics?.records.games == 2)
  }
}
