package import GameRecords
package import RecordStreams

/// Repairs the records of one input; everything else in it stays as it is.
///
/// The input is read with its repairs, until nothing is left to repair. A record that would be read
/// differently among the others stays as it was.
package struct FileRepair {
  private let path: InputPath
  private var options: SourceOptions
  private let validator: Validator
  private let permission: RepairPermission
  /// The records that would be read differently in their places.
  private var refused: Set<Int> = []

  /// The current content of the input.
  package private(set) var content: PatchedContent
  /// The result of reading it, with all repairs so far.
  private var reading = FileReading()
  /// The number of repairs for each rule.
  package private(set) var repaired: [Rule: Int] = [:]

  /// The maximum number of passes: a few are enough, and more would be a cycle.
  private static let mostPasses = 100

  /// Creates a repair of a file.
  /// - Parameters:
  ///   - path: the file.
  ///   - options: how to read it.
  ///   - validator: checks the rules that count.
  ///   - permission: which guesses are allowed.
  ///   - content: the content to read instead of the bytes of the file, or all of these.
  package init(
    _ path: InputPath,
    _ options: SourceOptions,
    _ validator: Validator,
    _ permission: RepairPermission,
    of content: PatchedContent
  ) {
    self.path = path
    self.options = options
    self.validator = validator
    self.permission = permission
    self.content = content
  }

  /// The first remaining findings.
  package var findings: [Finding] { reading.reported }

  /// The counts of all remaining findings.
  package var summary: ValidationSummary { reading.summary }

  /// The number of findings that could be repaired by guessing.
  package var guesses: Int { reading.guesses }

  /// Repairs all that can be repaired.
  /// - Returns: how reading the input ended, with all repairs.
  package mutating func run() async -> InputEnding {
    if options.condition != nil { await choose() }
    reading = await look(at: content)
    for _ in 0..<Self.mostPasses where reading.ending.isWhole && !reading.edits.isEmpty {
      let next = content.applying(reading.edits)
      let after = await look(at: next)
      // It is unknown what the repairs would change.
      if after.ending.failure?.rule == .unreadableInput { return after.ending }
      let misread = reading.misread(in: after)
      if misread.isEmpty {
        content = next
        repaired.merge(reading.repaired, uniquingKeysWith: +)
        reading = after
      } else {
        refused.formUnion(misread)
        reading = await look(at: content)
      }
    }
    return reading.ending
  }

  /// Selects the records that meet the condition now: a repair may change whether a record does, and
  /// a record that is out of sight would look better.
  private mutating func choose() async {
    var numbers: [Int] = []
    var options = options
    options.content = content
    await InputRun([path], options).forEachBlock(
      begin: { _, _ in },
      work: { slices, _ in slices.map(\.number) },
      take: { event in
        if case .block(let block) = event { numbers += block }
        return .proceed
      }
    )
    self.options.condition = nil
    self.options.selection = RecordSelection(numbers.filter { $0 > 0 }.map { $0...$0 })
  }

  /// Reads the current content once more.
  /// - Parameter takeKnown: removes findings that do not count.
  package mutating func lookAgain(
    takeKnown: (inout [CheckedRecord], inout ValidationSummary) -> Void
  ) async {
    reading = await look(at: content, takeKnown: takeKnown)
  }

  /// Reads the input, and repairs its records one by one.
  /// - Parameters:
  ///   - content: the input, with the repairs so far.
  ///   - takeKnown: removes findings that do not count.
  /// - Returns: the result.
  private func look(
    at content: PatchedContent,
    takeKnown: (inout [CheckedRecord], inout ValidationSummary) -> Void = { _, _ in }
  ) async -> FileReading {
    var options = options
    options.content = content
    var reading = FileReading()
    var budget = FindingBudget(FindingBudget.standard)
    let formats = options.formats
    await InputRun([path], options).forEachBlock(
      begin: { [validator, permission, refused] _, format in
        RecordRewriter(
          validator: validator,
          format: format,
          formats: formats,
          permission: permission,
          refused: refused
        )
      },
      work: { slices, rewriter in
        var block = FileReading()
        for slice in slices { block.add(rewriter.repair(slice)) }
        return block
      },
      take: { event in
        switch event {
        case .opened(_, let format, _): reading.format = format.name
        case .block(let block):
          var records = block.checked
          reading.add(block)
          takeKnown(&records, &reading.summary)
          for var record in records {
            budget.admit(&record)
            reading.reported += record.findings
            reading.summary.listed += record.findings.count
          }
        case .closed(let ending), .refused(_, let ending): reading.ending = ending
        case .runFinding: break
        }
        return .proceed
      }
    )
    return reading
  }
}

/// The result of reading an input once, and of repairing its records.
private struct FileReading: Sendable {
  /// The name of the input's format.
  var format = ""
  /// How reading the input ended.
  var ending = InputEnding.read
  var summary = ValidationSummary()
  /// The number of findings that could be repaired by guessing.
  var guesses = 0
  /// The records with findings; not kept for the whole input.
  var checked: [CheckedRecord] = []
  /// The first findings, as many as are reported.
  var reported: [Finding] = []
  /// What replaces the bytes of records, in the order of the bytes.
  var edits: [Edit] = []
  /// The number of repairs for each rule.
  var repaired: [Rule: Int] = [:]
  /// The records, in few bytes: there may be millions.
  private var marks: [Mark] = []
  /// The findings about the input as a whole.
  private var inputFindings: [Rule: Int] = [:]

  /// A record, and the same one with its repairs.
  private struct Mark: Sendable {
    let number: Int
    /// A hash of its facts, 0 if nothing could be read.
    let old: Int
    let new: Int
    let isRepaired: Bool
  }

  /// Adds what became of a record.
  mutating func add(_ outcome: RecordRewriter.Outcome) {
    let parsed = outcome.old.parsed
    let findings = outcome.findings
    summary.add(outcome.old.validation, of: parsed)
    guesses += outcome.guesses
    if !findings.isEmpty { checked.append(CheckedRecord(parsed, findings)) }
    guard parsed.isRecord else {
      for finding in findings { inputFindings[finding.rule, default: 0] += 1 }
      return
    }
    for rule in outcome.repaired { repaired[rule, default: 0] += 1 }
    marks.append(
      Mark(
        number: parsed.number,
        old: outcome.old.hash,
        new: outcome.new.hash,
        isRepaired: outcome.bytes != nil
      )
    )
    if let bytes = outcome.bytes { edits += parsed.source.lineEdits(to: bytes) }
  }

  /// Adds the results of the next block.
  mutating func add(_ block: FileReading) {
    summary.add(block.summary)
    guesses += block.guesses
    edits += block.edits
    repaired.merge(block.repaired, uniquingKeysWith: +)
    marks += block.marks
    inputFindings.merge(block.inputFindings, uniquingKeysWith: +)
  }

  /// The repaired records without which another reading, after the repairs, has all records as they
  /// should be; none if it has.
  func misread(in after: FileReading) -> [Int] {
    let repaired = marks.filter(\.isRepaired).map(\.number)
    let isSame =
      after.ending.isWhole && after.format == format && after.marks.count <= marks.count
      && after.inputFindings.allSatisfy { $0.value <= inputFindings[$0.key, default: 0] }
    let wrong = marks.indices.first { index in
      !after.marks.indices.contains(index) || after.marks[index].old != marks[index].new
    }
    guard let wrong else { return isSame ? [] : repaired }
    // The last one up to there has most likely changed how the next ones are read.
    return repaired.last { $0 <= marks[wrong].number }.map { [$0] } ?? repaired
  }
}

extension RecordState {
  /// A hash of the record's facts, 0 if nothing could be read.
  fileprivate var hash: Int { parsed.record?.hashValue ?? 0 }
}

extension SourceText {
  /// The most lines that are compared one by one.
  private static let mostLines = 2_000

  /// The edits that replace the text, line by line as far as they differ.
  fileprivate func lineEdits(to bytes: [UInt8]) -> [Edit] {
    let (old, new) = (self.bytes.lines, bytes[...].lines)
    guard !start.isBinary, old.count + new.count <= Self.mostLines else {
      return [Edit(start.offset..<start.offset + self.bytes.count, bytes)]
    }
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.index))
    let inserted = Set(difference.insertions.map(\.index))
    let kept = zip(
      old.indices.filter { !removed.contains($0) } + [old.count],
      new.indices.filter { !inserted.contains($0) } + [new.count]
    )
    var edits: [Edit] = []
    var (next, newNext, offset) = (0, 0, start.offset)
    for (index, newIndex) in kept {
      let length = old[next..<index].reduce(0) { $0 + $1.count }
      if next < index || newNext < newIndex {
        edits.append(Edit(offset..<offset + length, new[newNext..<newIndex].joined()))
      }
      offset += length + (index < old.count ? old[index].count : 0)
      (next, newNext) = (index + 1, newIndex + 1)
    }
    return edits
  }
}

extension CollectionDifference.Change {
  fileprivate var index: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension ArraySlice<UInt8> {
  /// The lines, each with its line end.
  fileprivate var lines: [ArraySlice<UInt8>] {
    split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { self[$0.startIndex..<Swift.min($0.endIndex + 1, endIndex)] }
      .filter { !$0.isEmpty }
  }
}
