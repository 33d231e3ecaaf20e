public import Flipbook
import TestSupport

/// A record that is converted through formats, with the name of its origin.
public struct Traveller<Record: GameRecord>: Sendable {
  /// The name of its origin.
  public let name: String
  /// The record.
  public let record: Record

  /// Creates a traveller from a record and the name of its origin.
  public init(name: String, record: Record) {
    self.name = name
    self.record = record
  }
}

/// One conversion of records, and every law that it breaks.
///
/// - A fitted record is read back exactly and without findings. Written again, it gives the same
///   bytes and loses nothing.
/// - A loss is reported if and only if the record that is read back differs in that fact; a missing
///   tag is reported by its name.
/// - If moves are stored, the placements, the final board and the outcome are preserved; if they
///   are not, the final board is.
/// - A record that is valid remains valid: it is read back without errors and new warnings.
public struct Conversion<Record: GameRecord> {
  /// The result of writing one record.
  public struct Result {
    /// The name of the record.
    public let name: String
    /// The record to be written.
    public let original: Record
    /// The record as fitted to the format.
    public let fitted: Record
    /// The facts reported as lost.
    public let lost: FactSet
    /// The losses reported.
    public let losses: [Loss]

    /// Creates the result of writing a record.
    public init(
      name: String,
      original: Record,
      fitted: Record,
      lost: FactSet,
      losses: [Loss] = []
    ) {
      self.name = name
      self.original = original
      self.fitted = fitted
      self.lost = lost
      self.losses = losses
    }
  }

  /// The results of the records that were written.
  public private(set) var results: [Result] = []
  /// Why records could not be written, with their names.
  public private(set) var refusals: [(name: String, error: WritingError)] = []
  /// Each broken law, with the name of the record.
  public private(set) var problems: [String] = []

  private let format: any RecordFormat
  private let passSpelling: String?

  /// Writes and reads back some records, with passes in one of the format's notations.
  public init(
    _ travellers: [Traveller<Record>],
    to format: any RecordFormat,
    passSpelling: String? = nil
  ) {
    self.format = format
    self.passSpelling = passSpelling
    if format.storesMany {
      convert(travellers, .collection)
    } else {
      for traveller in travellers { convert([traveller], .single) }
    }
  }

  private mutating func convert(_ travellers: [Traveller<Record>], _ layout: WritingLayout) {
    let options = WritingOptions(layout, passSpelling: passSpelling)
    guard var writer = format.makeWriter(options) else { return }
    var bytes: [UInt8] = []
    var written: [Result] = []
    for traveller in travellers {
      var record = traveller.record
      let losses = writer.fit(&record)
      let count = bytes.count
      do throws(WritingError) {
        try writer.write(record, to: &bytes)
      } catch {
        if bytes.count != count { problems.append("\(traveller.name): refused, but written") }
        refusals.append((traveller.name, error))
        continue
      }
      let result = Result(
        name: traveller.name,
        original: traveller.record,
        fitted: record,
        lost: FactSet(losses.map(\.fact)),
        losses: losses
      )
      problems += result.problems
      written.append(result)
    }
    guard !written.isEmpty else { return }
    writer.finish(&bytes, ofRecords: written.count)
    let records = readBack(written, bytes, writer)
    writeAgain(records, written[0].name, bytes, options)
    results += written
  }

  private mutating func readBack(
    _ written: [Result],
    _ bytes: [UInt8],
    _ writer: any RecordWriter
  ) -> [Record] {
    let companions = writer.companions.map { ($0.companion.name, $0.bytes) }
    let options = ReadingOptions(companions: Dictionary(uniqueKeysWithValues: companions))
    let parsed = format.readAll(bytes, options)
    for finding in parsed.flatMap(\.findings) where !Self.isUsual(finding) {
      problems.append(
        "\(written[0].name)…: reads back with \(finding.placedRule): \(finding.message)"
      )
    }
    guard parsed.count == written.count else {
      problems.append("\(written[0].name)…: \(written.count) records become \(parsed.count)")
      return []
    }
    for (parsed, result) in zip(parsed, written) {
      let found = parsed.record(as: Record.self)
      if found != result.fitted {
        let facts = found.map { result.fitted.differences(from: $0).facts }
        problems.append("\(result.name): does not read back as fitted: \(facts ?? [])")
      }
      problems += newFindings(in: parsed, since: result)
    }
    return parsed.compactMap { $0.record(as: Record.self) }
  }

  /// The errors and warnings in a written record that a valid one did not have.
  private func newFindings(in parsed: ParsedRecord, since result: Result) -> [String] {
    let source = SourceText(name: result.name, bytes: [])
    let original = ParsedRecord(number: 1, record: result.original, source: source)
    let before = Validator().validate(original).findings
    guard before.allSatisfy({ $0.severity < .error }) else { return [] }
    return Validator().validate(parsed).findings.filter { finding in
      guard finding.severity >= .warning, !Self.isUsual(finding) else { return false }
      if finding.rule.name == "unfinished-game", result.lost.contains(.ending) { return false }
      // What is a note in one format may be a warning in another.
      return finding.severity == .error || !before.contains { $0.rule == finding.rule }
    }
    .map { "\(result.name): became invalid: \($0.placedRule): \($0.message)" }
  }

  /// Returns whether a finding is not the writer's problem: the app and its Redux fork show only one
  /// board size, but other forks show all, and the app cannot resume where a side must pass; a save
  /// without a line feed after its last line is written so again; a result without a score has none
  /// in PGN either; and a fact that could not be understood was a tag before and remains one.
  private static func isUsual(_ finding: Finding) -> Bool {
    [
      "blocked-turn", "save-board-size", "save-final-line-end", "redux-board-setting",
      "pgn-chess-result",
    ]
    .contains(finding.rule.name)
      || finding.message.contains("kept as a tag")
  }

  private mutating func writeAgain(
    _ records: [Record],
    _ name: String,
    _ bytes: [UInt8],
    _ options: WritingOptions
  ) {
    guard !records.isEmpty else { return }
    guard let again = try? format.write(records, options) else {
      problems.append("\(name)…: what was read back cannot be written again")
      return
    }
    if again.bytes != bytes { problems.append("\(name)…: other bytes when written again") }
    for losses in again.losses where !losses.isEmpty {
      problems.append("\(name)…: loses again: \(losses.map(\.fact))")
    }
  }
}

extension Conversion.Result {
  /// The laws that the fitted record breaks.
  public var problems: [String] {
    var problems: [String] = []
    let differing = original.differences(from: fitted)
    let unsaid = differing.subtracting(lost).facts
    // An added tag may be reported, but need not be.
    let addedTags = FactSet(original.tags == fitted.tags ? [] : [.tags])
    let untrue = lost.subtracting(differing).subtracting(addedTags).facts
    if !unsaid.isEmpty { problems.append("\(name): lost but not reported: \(unsaid)") }
    if !untrue.isEmpty { problems.append("\(name): reported but not lost: \(untrue)") }
    let silent = Set(original.tags).subtracting(fitted.tags).filter { !isReported($0) }
    if !silent.isEmpty {
      problems.append("\(name): tags lost but not reported: \(silent.map(\.name))")
    }
    guard let original = original as? ReversiRecord, let fitted = fitted as? ReversiRecord else {
      let isOther = original.finalHash != fitted.finalHash && !lost.contains(.moves)
      return problems + (isOther ? ["\(name): another end"] : [])
    }
    if !lost.contains(.moves), original.placements != fitted.placements {
      problems.append("\(name): other moves")
    }
    if let board = original.finalBoard, board != fitted.finalBoard {
      problems.append("\(name): another final board")
    }
    if let outcome = original.outcome, outcome != fitted.outcome {
      problems.append("\(name): another outcome")
    }
    return problems
  }
}

extension Conversion.Result {
  /// Returns whether a loss is about all tags, about unnamed ones, or about this one.
  private func isReported(_ tag: GameRecords.Tag) -> Bool {
    losses.contains { loss in
      loss.fact == .tags && (loss.detail?.contains(DisplayText.quote(tag.name)) ?? true)
    }
  }
}

extension GameRecord {
  /// The facts that differ from those of another record, or that only one of the two has.
  public func differences(from other: Self) -> FactSet {
    if let own = self as? ReversiRecord, let other = other as? ReversiRecord {
      return own.facts(differingIn: other)
    }
    let (own, other) = (digest, other.digest)
    return own.facts(missingIn: other, besides: []).union(own.facts(addedIn: other, besides: []))
  }
}

extension ReversiRecord {
  /// The moves without the passes.
  public var placements: [Move] { moves.filter { $0 != .pass } }
  /// The board after all moves, if they can be played.
  public var finalBoard: Board? { try? Replay(self).end.board }
  /// The winner, if the moves can be played to the end of the game.
  public var outcome: Outcome? { try? Replay(self).outcome }
}
