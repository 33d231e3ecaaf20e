import Flipbook
import FuzzTargets
import TestSupport
import Testing

/// Facts that a format stores must survive every round trip through the formats; losses are
/// reported.
@Suite struct RoundTripTests {
  static let formats = formats(of: ReversiRecord.game)
  static let writable = writable(of: ReversiRecord.game)

  private static func formats(of game: GameName) -> FormatRegistry {
    FormatRegistry(formats: FormatRegistry.standard.formats.filter { $0.stores(recordsOf: game) })
  }

  private static func writable(of game: GameName) -> [String] {
    formats(of: game).formats.filter(\.isWritable).map(\.name)
  }

  /// Converts records of one format to others and back; read-only formats have no way back.
  /// - Parameters:
  ///   - travellers: the records.
  ///   - name: the name of their format.
  ///   - targets: the names of the other formats.
  /// - Throws: an error if there is no format with the name.
  func travel<Record>(
    _ travellers: [Traveller<Record>],
    of name: String,
    to targets: [String] = RoundTripTests.writable
  ) throws {
    let formats = Self.formats(of: Record.game)
    let home = try #require(formats.format(named: name))
    for target in formats.formats where targets.contains(target.name) {
      let there = Conversion(travellers, to: target)
      report(there.problems, "\(name) → \(target.name)")
      explain(there.refusals, "\(name) → \(target.name)")
      guard home.isWritable else { continue }
      let onTheWay = there.results.map { Traveller(name: $0.name, record: $0.fitted) }
      let back = Conversion(onTheWay, to: home)
      let way = "\(name) → \(target.name) → \(name)"
      report(back.problems, way)
      explain(back.refusals, way)
      report(problems(there.results, back.results), way)
    }
  }

  /// Returns differences after both ways that neither of them has reported.
  private func problems<Record>(
    _ there: [Conversion<Record>.Result],
    _ back: [Conversion<Record>.Result]
  ) -> [String] {
    let returned = Dictionary(uniqueKeysWithValues: back.map { ($0.name, $0) })
    return there.compactMap { first in
      guard let second = returned[first.name] else { return nil }
      // A score that was added comes back as a margin.
      let results = FactSet([.score, .margin, .winner])
      var lost = first.lost.union(second.lost)
      if !lost.intersection(results).isEmpty { lost.formUnion(results) }
      let missing = first.original.differences(from: second.fitted).subtracting(lost).facts
      return missing.isEmpty ? nil : "\(first.name): gone silently: \(missing)"
    }
  }

  /// A record may be refused only for a fact that the format cannot store, and with a reason.
  private func explain(_ refusals: [(name: String, error: WritingError)], _ way: String) {
    let reasons = [
      "start", "position", "board", "square", "without moves", "room", "limit", "more than",
      "at most", "boards", "year", "side", "different game",
    ]
    report(
      refusals.filter { refusal in !reasons.contains { refusal.error.message.contains($0) } }
        .map { "\($0.name): refused: \($0.error.message)" },
      way
    )
  }

  private func report(_ problems: [String], _ way: String) {
    for problem in problems.prefix(10) { Issue.record("\(way): \(problem)") }
    if problems.count > 10 { Issue.record("\(way): and \(problems.count - 10) more") }
  }

  @Test func `a format that breaks a law is detected`() throws {
    let record = ReversiRecord(id: "a", moves: Move.list("f5d6c5"))
    let defects: [(change: @Sendable (inout ReversiRecord) -> Void, problems: [String])] = [
      ({ $0.id = "b" }, ["x: does not read back as fitted: [identifier]"]),
      (
        { $0.moves.removeLast() },
        ["x: does not read back as fitted: [moves]", "x…: other bytes when written again"]
      ),
      ({ $0.comment = "c" }, ["x: does not read back as fitted: [comment on the game]"]),
    ]
    for defect in defects {
      var format = try DefectiveFormat()
      format.change = defect.change
      let conversion = Conversion([Traveller(name: "x", record: record)], to: format)
      #expect(conversion.problems == defect.problems)
    }
    let unlisted = Conversion.Result(
      name: "x",
      original: record,
      fitted: ReversiRecord(moves: Move.list("f5f6")),
      lost: FactSet([.event])
    )
    #expect(
      unlisted.problems == [
        "x: lost but not reported: [identifier, moves]", "x: reported but not lost: [event]",
        "x: other moves", "x: another final board",
      ]
    )
  }

  @Test(arguments: formats.formats.map(\.name))
  func `the records of the samples survive every round trip`(name: String) throws {
    let travellers = Travellers.samples.first { $0.format == name }?.travellers ?? []
    #expect(!travellers.isEmpty)
    try travel(travellers, of: name)
  }

  @Test(arguments: writable)
  func `random records survive every round trip`(name: String) throws {
    try travel(Travellers.random, by: name)
  }

  @Test(arguments: writable(of: PuzzleRecord.game))
  func `random puzzles survive every round trip`(name: String) throws {
    try travel(Travellers.puzzles, by: name)
  }

  /// Converts records to a format, and what it stores of them to others and back.
  private func travel<Record>(_ travellers: [Traveller<Record>], by name: String) throws {
    let format = try #require(Self.formats(of: Record.game).format(named: name))
    let random = Conversion(travellers, to: format)
    report(random.problems, name)
    explain(random.refusals, name)
    let travellers = random.results.map { Traveller(name: $0.name, record: $0.fitted) }
    #expect(travellers.count > 3, "\(random.refusals)")
    // To a third of the formats, and to each of them from a third; the samples travel to all.
    let writable = Self.writable(of: Record.game)
    let number = try #require(writable.firstIndex(of: name))
    let targets = writable.indices.filter {
      Effort.isFull || writable.count < 8 || ($0 + number) % 3 == 0
    }
    try travel(travellers, of: name, to: targets.map { writable[$0] })
  }

  @Test(arguments: writable)
  func `records that no real file has break no law`(name: String) throws {
    let format = try #require(Self.formats.format(named: name))
    let odd = Conversion(Travellers.odd + Travellers.passless, to: format)
    report(odd.problems, name)
    explain(odd.refusals, name)
    #expect(!odd.results.isEmpty)
  }

  @Test(arguments: writable)
  func `a stopped game is not a tie`(name: String) throws {
    let format = try #require(Self.formats.format(named: name))
    let stopped = GameResult(score: DiskCounts(dark: 0, light: 0))
    let record = ReversiRecord(moves: Move.list("f5d6c5"), result: stopped)
    let conversion = Conversion([Traveller(name: "stopped", record: record)], to: format)
    report(conversion.problems, name)
    let fitted = try #require(conversion.results.first?.fitted)
    #expect(fitted.result?.declaredWinner != .tie)
  }

  @Test(
    arguments: TestFile.samples.filter {
      FormatRegistry.standard.format(named: $0.format)?.isWritable == true
    }
  )
  func `samples are written in the layout of their format`(file: TestFile) throws {
    let format = try #require(FormatRegistry.standard.format(named: file.format))
    let records = try file.read()
    let layout: WritingLayout = records.count == 1 ? .single : .collection
    var writer = try #require(format.makeWriter(WritingOptions(layout)))
    var bytes: [UInt8] = []
    for record in records {
      #expect(try record.write(with: &writer, to: &bytes) { _ in } == [])
    }
    writer.finish(&bytes, ofRecords: records.count)
    #expect(bytes == file.bytes)
  }
}
