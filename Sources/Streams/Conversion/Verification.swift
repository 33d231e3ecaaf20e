public import GameRecords

/// Verifies an output: reads the written bytes again, and compares each record with the one that it
/// was made from.
///
/// For each record call ``expect(_:losing:at:)``, and ``read(_:of:)`` with the bytes of the output
/// as they come. At the end call ``finish(_:)``. Formats with a head for any number of records are
/// verified in parts, and each part gets a head.
public struct Verification {
  private let format: any RecordFormat
  /// Fits the records that were read again: written once more, they must be the same.
  private var writer: (any RecordWriter)?
  private var reader: (any RecordReader)?
  private var expected: [Expectation] = []
  /// The number of expected records that were read again.
  private var compared = 0
  /// The bytes after the head of the next part.
  private var part: [UInt8] = []

  /// The length of a part, chosen so that reading the tables next to it again takes little time.
  private static let partLength = 1 << 20

  /// The expected contents of a record.
  private struct Expectation {
    let digest: RecordDigest
    let lost: FactSet
    let end: Int?
    let place: Place
  }

  /// Creates a verification of one output.
  /// - Parameters:
  ///   - format: its format.
  ///   - options: the options with which it is written.
  public init(_ format: any RecordFormat, _ options: WritingOptions = WritingOptions(.collection)) {
    self.format = format
    writer = format.makeWriter(options)
  }

  /// Takes a record as it was before it was fitted to the format.
  /// - Parameters:
  ///   - record: the record.
  ///   - losses: the facts that the output does not store.
  ///   - place: the source of the record.
  public mutating func expect(_ record: some GameRecord, losing losses: [Loss], at place: Place) {
    expected.append(
      Expectation(
        digest: record.digest,
        lost: FactSet(losses.map(\.fact)),
        end: record.finalHash,
        place: place
      )
    )
  }

  /// Reads the next bytes of the output.
  /// - Parameters:
  ///   - bytes: the bytes.
  ///   - writer: the writer that wrote them.
  /// - Returns: the findings about the records that are complete with these bytes.
  public mutating func read(
    _ bytes: ArraySlice<UInt8>,
    of writer: any RecordWriter
  ) -> [Finding] {
    guard writer.head(ofRecords: 0) != nil else { return compare(bytes, of: writer) }
    part += bytes
    return part.count < Self.partLength ? [] : finish(writer)
  }

  /// Ends the output, or a part of it.
  /// - Parameter writer: the writer that wrote it.
  /// - Returns: the findings about its end.
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
      return problem("the written record cannot be read again: \(reason ?? "there is no record")")
    }
    let found = record.digest
    let missing = expectation.digest.facts(missingIn: found, besides: expectation.lost)
    let added = expectation.digest.facts(addedIn: found, besides: expectation.lost)
    var differences = missing.union(added).facts.map(\.description)
    // Without its moves, a record ends where it starts, unless the start became its end.
    let endsAtStart =
      expectation.lost.contains(.moves) && expectation.digest.agrees(on: .start, with: found)
    if !endsAtStart, let end = expectation.end, end != record.finalHash {
      differences.append("final board")
    }
    guard !differences.isEmpty else {
      return isStable(record)
        ? nil : problem("the record would be written differently the second time")
    }
    return problem("the record reads back differently: \(differences.joined(separator: ", "))")
  }

  /// Whether a record that was read again is written in the same way.
  private mutating func isStable(_ record: some GameRecord) -> Bool {
    var again = record
    return writer?.fit(&again).isEmpty != false && again == record
  }

  /// Returns the expectation for the next record, if there is one.
  private mutating func nextExpectation() -> Expectation? {
    guard compared < expected.count else { return nil }
    defer {
      compared += 1
      // Records that were compared are no longer needed.
      if compared > 1_000 {
        expected.removeFirst(compared)
        compared = 0
      }
    }
    return expected[compared]
  }
}
