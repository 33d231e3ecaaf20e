internal import Flipbook

/// Proves an output: reads again what was written, and compares each record with the one that it
/// was made from.
struct Verification {
  private let format: any RecordFormat
  private var reader: (any RecordReader)?
  private var expected: [Expectation] = []
  /// How many of the expected records have been read again.
  private var compared = 0

  /// What must be found again of a record.
  private struct Expectation {
    let digest: RecordDigest
    let lost: FactSet
    let board: Board?
    let place: Place
  }

  init(_ format: any RecordFormat) { self.format = format }

  /// Takes a record as it was read, and what the output will not have of it.
  mutating func expect(_ record: GameRecord, losing losses: [Loss], at place: Place) {
    expected.append(
      Expectation(
        digest: RecordDigest(of: record),
        lost: FactSet(losses.map(\.fact)),
        board: Self.finalBoard(of: record),
        place: place
      )
    )
  }

  /// Reads bytes of the output, and gives what is wrong with them.
  mutating func read(
    _ bytes: ArraySlice<UInt8>,
    _ companions: [(companion: Companion, bytes: [UInt8])]
  ) -> [Diagnostic] {
    guard !bytes.isEmpty else { return [] }
    var reader = reader ?? makeReader(companions)
    defer { self.reader = reader }
    return comparing { _ = reader.read(bytes, to: $0) }
  }

  /// Ends the output, and gives what is wrong with its end.
  mutating func finish() -> [Diagnostic] {
    guard var reader else { return [] }
    var problems = comparing { _ = reader.finish(to: $0) }
    let missing = expected.count - compared
    if missing > 0, problems.isEmpty {
      problems.append(
        Diagnostic(
          .notProved,
          "\(missing) of the records written \(missing == 1 ? "is" : "are") not found again",
          at: expected[compared].place
        )
      )
    }
    return problems
  }

  private func makeReader(
    _ companions: [(companion: Companion, bytes: [UInt8])]
  ) -> any RecordReader {
    let contents = companions.map { ($0.companion.name, $0.bytes) }
    let options = ReadingOptions(companions: Dictionary(contents) { first, _ in first })
    return format.makeReader(source: "output", options)
  }

  private mutating func comparing(_ read: (RecordReceiver) -> Void) -> [Diagnostic] {
    var problems: [Diagnostic] = []
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

  private mutating func compare(_ parsed: ParsedRecord) -> Diagnostic? {
    guard parsed.isRecord || parsed.hasErrors else { return nil }
    let place = compared < expected.count ? expected[compared].place : Place(source: "output")
    guard let record = parsed.record, !parsed.hasErrors, compared < expected.count else {
      let reason = parsed.diagnostics.first { $0.severity == .error }?.message
      return Diagnostic(
        .notProved,
        "cannot be read again after writing: \(reason ?? "there are more records than written")",
        help: Self.help,
        at: place
      )
    }
    let expectation = expected[compared]
    compared += 1
    // What was compared is not needed again.
    if compared > 1_000 {
      expected.removeFirst(compared)
      compared = 0
    }
    let found = RecordDigest(of: record)
    let missing = expectation.digest.facts(missingIn: found).subtracting(expectation.lost)
    var faults = missing.facts.map(\.description)
    if let board = expectation.board, board != Self.finalBoard(of: record) {
      faults.append("final board")
    }
    guard !faults.isEmpty else { return nil }
    return Diagnostic(
      .notProved,
      "reads back differently after writing: \(faults.joined(separator: ", "))",
      help: Self.help,
      at: place
    )
  }

  private static let help = "this is a defect of flipbook; please report it with the input"

  /// The board after all moves, when they can be played.
  private static func finalBoard(of record: GameRecord) -> Board? {
    try? Replay(record).end.board
  }
}
