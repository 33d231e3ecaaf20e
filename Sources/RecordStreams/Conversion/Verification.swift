public import GameRecords
import ReversiRules

/// Proves an output: reads again what was written, and compares each record with the one that it
/// was made from.
///
/// For each record call ``expect(_:losing:at:)``, and ``read(_:of:)`` with the bytes of the output as
/// they come; at last ``finish(_:)``. What has a head for any number of records is proved in parts,
/// each of which gets one.
public struct Verification {
  private let format: any RecordFormat
  /// Fits what was read again: written once more, it must be the same.
  private var writer: (any RecordWriter)?
  private var reader: (any RecordReader)?
  private var expected: [Expectation] = []
  /// How many of the expected records have been read again.
  private var compared = 0
  /// The bytes after the head of the next part.
  private var part: [UInt8] = []

  /// A part is as long as makes it little work to read the tables next to it again.
  private static let partLength = 1 << 20

  /// What must be found again of a record.
  private struct Expectation {
    let digest: RecordDigest
    let lost: FactSet
    let board: Board?
    let place: Place
  }

  /// A proof of one output.
  /// - Parameters:
  ///   - format: its format.
  ///   - options: how it is written.
  public init(_ format: any RecordFormat, _ options: WritingOptions = WritingOptions(.collection)) {
    self.format = format
    writer = format.makeWriter(options)
  }

  /// Takes a record before it was reduced to what the output holds.
  /// - Parameters:
  ///   - record: the record.
  ///   - losses: what the output will not have of it.
  ///   - place: where the record comes from.
  public mutating func expect(_ record: GameRecord, losing losses: [Loss], at place: Place) {
    expected.append(
      Expectation(
        digest: RecordDigest(of: record),
        lost: FactSet(losses.map(\.fact)),
        board: Self.finalBoard(of: record),
        place: place
      )
    )
  }

  /// Reads the next bytes of the output.
  /// - Parameters:
  ///   - bytes: the bytes.
  ///   - writer: what has written them.
  /// - Returns: what is wrong with the records that are complete with these bytes.
  public mutating func read(
    _ bytes: ArraySlice<UInt8>,
    of writer: any RecordWriter
  ) -> [Finding] {
    guard writer.head(ofRecords: 0) != nil else { return compare(bytes, of: writer) }
    part += bytes
    return part.count < Self.partLength ? [] : finish(writer)
  }

  /// Ends the output, or a part of it, and gives what is wrong with its end.
  /// - Parameter writer: what has written it.
  /// - Returns: what is wrong.
  public mutating func finish(_ writer: any RecordWriter) -> [Finding] {
    var problems: [Finding] = []
    if !part.isEmpty, let head = writer.head(ofRecords: expected.count) {
      problems = compare((head + part)[...], of: writer)
      part.removeAll(keepingCapacity: true)
    }
    guard var reader else { return problems }
    self.reader = nil
    problems += comparing { _ = reader.finish(to: $0) }
    let missing = expected.count - compared
    if missing > 0, problems.isEmpty {
      problems.append(
        Finding(
          .notProved,
          "\(missing) of the records written \(missing == 1 ? "is" : "are") missing when read back",
          at: expected[compared].place
        )
      )
    }
    expected = []
    compared = 0
    return problems
  }

  private mutating func compare(
    _ bytes: ArraySlice<UInt8>,
    of writer: any RecordWriter
  ) -> [Finding] {
    guard !bytes.isEmpty else { return [] }
    var reader = reader ?? makeReader(writer)
    defer { self.reader = reader }
    return comparing { _ = reader.read(bytes, to: $0) }
  }

  private func makeReader(_ writer: any RecordWriter) -> any RecordReader {
    let contents = writer.companions.map { ($0.companion.name, $0.bytes) }
    let options = ReadingOptions(companions: Dictionary(contents) { first, _ in first })
    return format.makeReader(source: "output", options)
  }

  private mutating func comparing(_ read: (RecordReceiver) -> Void) -> [Finding] {
    var problems: [Finding] = []
    var slices: [RecordSlice] = []
    read { slice in
      slices.append(slice)
      return .proceed
    }
    for slice in slices {
      if let problem = compare(slice.parsed()) { problems.append(problem) }
    }
    return problems
  }

  private mutating func compare(_ parsed: ParsedRecord) -> Finding? {
    guard parsed.isRecord || parsed.hasErrors else { return nil }
    let expectation = nextExpectation()
    func problem(_ message: String) -> Finding {
      Finding(
        .notProved,
        message,
        help: "this is a defect of flipbook; please report it with the input",
        at: expectation?.place ?? Place(source: "output")
      )
    }
    guard let expectation else { return problem("the output has more records than were written") }
    guard let record = parsed.record, !parsed.hasErrors else {
      let reason = parsed.findings.first { $0.severity == .error }?.message
      return problem("cannot be read again after writing: \(reason ?? "there is no record")")
    }
    let found = RecordDigest(of: record)
    let missing = expectation.digest.facts(missingIn: found, besides: expectation.lost)
    let added = expectation.digest.facts(addedIn: found, besides: expectation.lost)
    var faults = missing.union(added).facts.map(\.description)
    if let board = expectation.board, board != Self.finalBoard(of: record) {
      faults.append("final board")
    }
    guard !faults.isEmpty else {
      return isStable(record) ? nil : problem("would be written differently the second time")
    }
    return problem("reads back differently after writing: \(faults.joined(separator: ", "))")
  }

  /// Whether a record that was read again is written as it was.
  private mutating func isStable(_ record: GameRecord) -> Bool {
    var again = record
    return writer?.fit(&again).isEmpty != false && again == record
  }

  /// What the next record must be, unless there is none to come.
  private mutating func nextExpectation() -> Expectation? {
    guard compared < expected.count else { return nil }
    defer {
      compared += 1
      // What was compared is not needed again.
      if compared > 1_000 {
        expected.removeFirst(compared)
        compared = 0
      }
    }
    return expected[compared]
  }

  /// The board after all moves, when they can be played.
  private static func finalBoard(of record: GameRecord) -> Board? {
    try? Replay(record).end.board
  }
}
