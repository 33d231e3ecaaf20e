import GameRecords
import RecordFormats
import RecordStreams
import ReversiRules

/// Repairs records one by one, on any thread: each is changed, written by its format, read again and
/// compared.
struct RecordRewriter: Sendable {
  let validator: Validator
  let format: any RecordFormat
  let formats: FormatRegistry
  let permission: RepairPermission
  /// The records that would be read differently in their places.
  let refused: Set<Int>

  /// The maximum number of repairs of a record: more would be a cycle.
  private static let mostRepairs = 1_000
  /// The maximum number of repairs of which only the last one shows that the record is better: moves
  /// after the end of a game hide a wrong result.
  private static let mostSteps = 10

  /// What became of a record.
  struct Outcome: Sendable {
    /// The record as it was read, with the reasons why findings are not repaired.
    fileprivate(set) var old: RecordState
    /// The record with all repairs.
    fileprivate(set) var new: RecordState
    /// The bytes that replace those of the record, if it was repaired.
    fileprivate(set) var bytes: [UInt8]?
    /// The rule of each repair.
    fileprivate(set) var repaired: [Rule] = []
    /// The findings that could be repaired by guessing.
    fileprivate(set) var guesses = 0
    /// Why findings are not repaired.
    private var reasons: [(finding: Finding, text: String)] = []

    fileprivate init(_ state: RecordState) { (old, new) = (state, state) }

    fileprivate mutating func note(_ reason: WritingError, for finding: Finding) {
      reasons.append((finding, reason.message))
    }

    /// The findings, with the reasons why they are not repaired.
    var findings: [Finding] {
      guard !reasons.isEmpty else { return old.findings }
      return old.findings.map { finding in
        let reason = reasons.first {
          $0.finding.rule == finding.rule && $0.finding.message == finding.message
        }
        guard let reason else { return finding }
        var finding = finding
        finding.help =
          [finding.help, "not repaired: " + reason.text].compactMap { $0 }.joined(separator: "; ")
        return finding
      }
    }
  }

  /// Repairs a record as far as that provably makes it better.
  func repair(_ slice: RecordSlice) -> Outcome {
    var outcome = Outcome(RecordState(slice.parsed(), validator))
    let isRepairable = outcome.old.findings.contains { $0.repair != nil }
    guard outcome.old.parsed.isRecord, isRepairable else { return outcome }
    do throws(WritingError) {
      outcome.new = try state(of: slice)
    } catch {
      for finding in outcome.old.findings where finding.repair != nil {
        outcome.note(error, for: finding)
      }
      return outcome
    }
    var rest = outcome.new.findings[...]
    while let finding = rest.popFirst(), outcome.repaired.count < Self.mostRepairs {
      guard finding.repair != nil else { continue }
      guard permission.allows(finding) else {
        outcome.guesses += 1
        continue
      }
      do throws(WritingError) {
        let result = try result(of: finding, on: outcome.new, in: slice)
        outcome.new = result.state
        outcome.bytes = result.bytes
        outcome.repaired += result.rules
        outcome.guesses = 0
        rest = result.state.findings[...]
      } catch {
        outcome.note(error, for: finding)
      }
    }
    return outcome
  }

  /// The record as it is read before it is written.
  private func state(of slice: RecordSlice) throws(WritingError) -> RecordState {
    let parsed = slice.parsed()
    guard format.isWritable else {
      throw WritingError("\(format.name) is only read; convert the record to another format")
    }
    guard !refused.contains(slice.number),
      let again = slice.parsed(as: Array(parsed.source.bytes)),
      again.record?.hashValue == parsed.record?.hashValue
    else { throw WritingError("the record would be read differently among the others") }
    return RecordState(again, validator)
  }

  // MARK: - Single repairs

  /// The result of a repair, and of those that became possible after it.
  private struct Result {
    let state: RecordState
    let bytes: [UInt8]
    let rules: [Rule]
  }

  /// Repairs a finding, first in the layout of the old text, then in that of the format.
  private func result(
    of finding: Finding,
    on state: RecordState,
    in slice: RecordSlice
  ) throws(WritingError) -> Result {
    do throws(WritingError) {
      return try result(of: finding, on: state, in: slice, keepingLayout: true)
    } catch {
      guard let other = try? result(of: finding, on: state, in: slice, keepingLayout: false) else {
        throw error
      }
      return other
    }
  }

  private func result(
    of finding: Finding,
    on old: RecordState,
    in slice: RecordSlice,
    keepingLayout keepsLayout: Bool
  ) throws(WritingError) -> Result {
    var rules: [Rule] = []
    var wanted = old
    var next = finding
    var reason: WritingError?
    for _ in 0..<Self.mostSteps {
      let parsed = try changed(wanted, by: next)
      rules.append(next.rule)
      do throws(WritingError) {
        let bytes = try bytes(of: parsed, keepingLayout: keepsLayout)
        let state = try written(bytes, as: parsed, insteadOf: old, in: slice)
        if state.isBetter(than: old, repaired: finding.rule) {
          try checkMeaning(of: state, insteadOf: old, finding)
          // Writing the record has repaired all that was only written differently.
          rules += old.rulesRepaired(in: state, permission).removing(rules)
          return Result(state: state, bytes: bytes, rules: rules)
        }
      } catch {
        reason = reason ?? error
      }
      wanted = RecordState(parsed, validator)
      let following = wanted.findings.first { permission.allows($0) && $0.repair?.change != nil }
      guard let following else { break }
      next = following
    }
    throw reason ?? WritingError("there would be as many findings as before")
  }

  /// The record with the change that repairs a finding.
  private func changed(
    _ state: RecordState,
    by finding: Finding
  ) throws(WritingError) -> ParsedRecord {
    var parsed = state.parsed
    guard parsed.hasRecord else { throw WritingError("there is no record that can be written") }
    guard let change = finding.repair?.change else { return parsed }
    // A text that was not understood completely must not be changed.
    guard parsed.isWhole else { throw WritingError("the record has errors") }
    if case .removeMoves(let plies) = change, !state.hasPlainMoves(plies) {
      throw WritingError("what would be removed may be part of a text")
    }
    guard let record = parsed.reversi.flatMap(change.applied) else {
      throw WritingError("a comment or a variation would be lost")
    }
    parsed.change(to: record)
    return parsed
  }

  /// The written record as it is read in the place of the old one.
  /// - Throws: if it is not the wanted one, or lacks something that was reported before.
  private func written(
    _ bytes: [UInt8],
    as wanted: ParsedRecord,
    insteadOf old: RecordState,
    in slice: RecordSlice
  ) throws(WritingError) -> RecordState {
    guard let parsed = slice.parsed(as: bytes), let record = parsed.record,
      let other = wanted.record, parsed.game == wanted.game
    else { throw WritingError("the written record could not be read") }
    let state = RecordState(parsed, validator)
    let (digest, wantedDigest) = (record.digest, other.digest)
    let missing = wantedDigest.facts(missingIn: digest, besides: [])
    let changes = missing.union(wantedDigest.facts(addedIn: digest, besides: [])).facts
    guard changes.isEmpty, record.finalHash == other.finalHash else {
      let facts = changes.isEmpty ? ["final board"] : changes.map(\.description)
      throw WritingError("the written record would have another \(facts.joined(separator: ", "))")
    }
    if let loss = old.loss(in: state, permission) {
      throw WritingError("something would be lost that is not part of the record: \(loss.message)")
    }
    return state
  }

  /// Throws if a record says something else after a safe repair.
  private func checkMeaning(
    of state: RecordState,
    insteadOf old: RecordState,
    _ finding: Finding
  ) throws(WritingError) {
    guard finding.repair?.isSafe ?? true, let before = old.parsed.reversi,
      let after = state.parsed.reversi
    else { return }
    guard RepairGate.allows(after, instead: before, formats.conventions(of: before)) else {
      throw WritingError("the record would say something else")
    }
  }

  // MARK: - Writing

  /// The bytes of a record in the place of its old text.
  /// - Parameters:
  ///   - parsed: the record with its old text.
  ///   - keepsLayout: whether the line ends, and the space around the record, stay as they are.
  /// - Returns: the bytes.
  /// - Throws: if the format cannot store everything.
  private func bytes(
    of parsed: ParsedRecord,
    keepingLayout keepsLayout: Bool
  ) throws(WritingError) -> [UInt8] {
    var options = WritingOptions(.single, passSpelling: passSpelling(of: parsed))
    options.replaced = parsed.source
    guard var writer = format.makeWriter(options) else { return [] }
    var bytes: [UInt8] = []
    _ = try parsed.write(with: &writer, to: &bytes) { losses throws(WritingError) in
      guard losses.isEmpty else { throw WritingError(format.reasons(for: losses)) }
    }
    writer.finish(to: &bytes)
    let old = parsed.source.bytes
    guard keepsLayout, !parsed.source.start.isBinary else { return bytes }
    let (head, tail) = (old.trimmedRange.lowerBound, old.trimmedRange.upperBound)
    var body = Array(bytes[...].trimmed)
    if old.contains(UInt8(ascii: "\r")) {
      let lines = body.split(separator: 0x0A, omittingEmptySubsequences: false)
      body = Array(lines.joined(separator: "\r\n".utf8))
    }
    return old[..<head] + body + old[tail...]
  }

  /// How the old text writes passes, if its format has a choice.
  private func passSpelling(of parsed: ParsedRecord) -> String? {
    guard let record = parsed.reversi, !format.passSpellings.isEmpty else { return nil }
    guard record.moves.contains(.pass) else {
      return format.passSpellings.first { $0 == PassWord.omitted }
    }
    let places = zip(record.moves, record.origin?.moves ?? []).filter { $0.0 == .pass }
    let spellings = places.map { parsed.source[$0.1.bytes] }.filter { !$0.isEmpty }
    return format.passSpellings.first { spelling in
      spellings.first.map { spelling.utf8.elementsEqual($0) } ?? false
    }
  }
}

extension [Rule] {
  /// The rules without some others, each of which removes one.
  fileprivate func removing(_ others: [Rule]) -> [Rule] {
    others.reduce(into: self) { rest, rule in
      if let index = rest.firstIndex(of: rule) { rest.remove(at: index) }
    }
  }
}

extension Repair {
  /// The change of the record, if the repair makes one.
  fileprivate var change: RecordChange? {
    if case .change(let change) = action { change } else { nil }
  }
}
