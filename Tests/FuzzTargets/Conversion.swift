public import Flipbook
import TestSupport

/// A record on its way through formats, with the name of where it comes from.
public struct Traveller: Sendable {
  /// Where it comes from.
  public let name: String
  /// What travels.
  public let record: GameRecord

  /// A record with the name of where it comes from.
  public init(name: String, record: GameRecord) {
    self.name = name
    self.record = record
  }
}

/// One conversion of records, and everything in which it breaks the laws.
///
/// - A record that fits is read back exactly, without a word, and what is read back gives the same
///   bytes when it is written again, and loses nothing.
/// - A loss is told when and only when what is read back differs in that fact, and each tag that is
///   missing by its name.
/// - Where moves are kept, the placements, the final board and the outcome stay; where they are not,
///   the final board does.
public struct Conversion {
  /// What was written of one record.
  public struct Result {
    /// The name of the record.
    public let name: String
    /// What was to be written.
    public let original: GameRecord
    /// What the format could store of it.
    public let fitted: GameRecord
    /// What was reported as lost.
    public let lost: FactSet
    /// The same, loss by loss.
    public let losses: [Loss]

    /// What was written of a record.
    public init(
      name: String,
      original: GameRecord,
      fitted: GameRecord,
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

  /// What was written.
  public private(set) var results: [Result] = []
  /// Why records could not be written, by their names.
  public private(set) var refusals: [(name: String, error: WritingError)] = []
  /// Each broken law, with the name of the record.
  public private(set) var faults: [String] = []

  private let format: any RecordFormat

  /// Writes and reads some records.
  public init(_ travellers: [Traveller], to format: any RecordFormat) {
    self.format = format
    if format.storesMany {
      convert(travellers, .collection)
    } else {
      for traveller in travellers { convert([traveller], .single) }
    }
  }

  private mutating func convert(_ travellers: [Traveller], _ layout: WritingLayout) {
    guard var writer = format.makeWriter(WritingOptions(layout)) else { return }
    var bytes: [UInt8] = []
    var written: [Result] = []
    for traveller in travellers {
      var record = traveller.record
      let losses = writer.fit(&record)
      let count = bytes.count
      do throws(WritingError) {
        try writer.write(record, to: &bytes)
      } catch {
        if bytes.count != count { faults.append("\(traveller.name): refused, but written") }
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
      faults += result.faults
      written.append(result)
    }
    guard !written.isEmpty else { return }
    writer.finish(&bytes, ofRecords: written.count)
    let records = readBack(written, bytes, writer)
    writeAgain(records, written[0].name, bytes, layout)
    results += written
  }

  private mutating func readBack(
    _ written: [Result],
    _ bytes: [UInt8],
    _ writer: any RecordWriter
  ) -> [GameRecord] {
    let companions = writer.companions.map { ($0.companion.name, $0.bytes) }
    let options = ReadingOptions(companions: Dictionary(uniqueKeysWithValues: companions))
    let parsed = format.readAll(bytes, options)
    for finding in parsed.flatMap(\.findings) where !Self.isUsual(finding) {
      faults.append(
        "\(written[0].name)…: reads back with \(finding.placedRule): \(finding.message)"
      )
    }
    guard parsed.count == written.count else {
      faults.append("\(written[0].name)…: \(written.count) records become \(parsed.count)")
      return []
    }
    for (parsed, result) in zip(parsed, written) where parsed.record != result.fitted {
      let facts = parsed.record.map { found in
        result.fitted.facts(missingIn: found).union(found.facts(missingIn: result.fitted)).facts
      }
      faults.append("\(result.name): does not read back as fitted: \(facts ?? [])")
    }
    return parsed.compactMap(\.record)
  }

  /// Whether a finding says nothing against the writer: the app reads one board size only, but a
  /// fork of it reads all; a result without a score has none in PGN either; and a fact that could
  /// not be understood came as a tag and stays one.
  private static func isUsual(_ finding: Finding) -> Bool {
    ["save-board-size", "pgn-chess-result"].contains(finding.rule.name)
      || finding.message.contains("kept as a tag")
  }

  private mutating func writeAgain(
    _ records: [GameRecord],
    _ name: String,
    _ bytes: [UInt8],
    _ layout: WritingLayout
  ) {
    guard !records.isEmpty else { return }
    guard let again = try? format.write(records, WritingOptions(layout)) else {
      faults.append("\(name)…: what was read back cannot be written again")
      return
    }
    if again.bytes != bytes { faults.append("\(name)…: other bytes when written again") }
    for losses in again.losses where !losses.isEmpty {
      faults.append("\(name)…: loses again: \(losses.map(\.fact))")
    }
  }
}

extension Conversion.Result {
  /// The laws that the fitted record breaks.
  public var faults: [String] {
    var faults: [String] = []
    let differing = original.facts(differingIn: fitted)
    let unsaid = differing.subtracting(lost).facts
    // A tag that is added need not be told, but may be.
    let addedTags = FactSet(original.tags == fitted.tags ? [] : [.tags])
    let untrue = lost.subtracting(differing).subtracting(addedTags).facts
    if !unsaid.isEmpty { faults.append("\(name): lost but not told: \(unsaid)") }
    if !untrue.isEmpty { faults.append("\(name): told but not lost: \(untrue)") }
    let untold = Set(original.tags).subtracting(fitted.tags).filter { !isTold($0) }
    if !untold.isEmpty { faults.append("\(name): tags lost but not told: \(untold.map(\.name))") }
    if !lost.contains(.moves), original.placements != fitted.placements {
      faults.append("\(name): other moves")
    }
    if let board = original.finalBoard, board != fitted.finalBoard {
      faults.append("\(name): another final board")
    }
    if let outcome = original.outcome, outcome != fitted.outcome {
      faults.append("\(name): another outcome")
    }
    return faults
  }
}

extension Conversion.Result {
  /// Whether a loss is about all tags, about some that are not named, or about this one.
  private func isTold(_ tag: GameRecords.Tag) -> Bool {
    losses.contains { loss in
      loss.fact == .tags && (loss.detail?.contains(DisplayText.quote(tag.name)) ?? true)
    }
  }
}

extension GameRecord {
  /// The moves without the passes.
  public var placements: [Move] { moves.filter { $0 != .pass } }
  /// The board after all moves, when they can be played.
  public var finalBoard: Board? { try? Replay(self).end.board }
  /// Who won, when the moves can be played to the end of the game.
  public var outcome: Outcome? { try? Replay(self).outcome }
}
