import Flipbook
import Platform
import TerminalOutput

/// Lists or counts the records of a run's inputs that match a query.
struct FindRun {
  private let messages: Messages
  private var output: Output
  private var nextMoves = NextMoves()
  private var report: ReadingReport
  /// Records of the list that are not sorted yet.
  private var held: [MatchedRecord] = []
  private var (total, count) = (0, 0)
  /// Whether a record could not be read, which may be one that matches.
  private var hasErrors = false
  let finder: RecordFinder

  /// What is written.
  enum Output {
    case list(any MatchList)
    /// The number alone.
    case count
    /// What was played next at the position of the query.
    case nextMoves(MatchForm)
  }

  /// Creates a run.
  /// - Parameters:
  ///   - query: what the records must match.
  ///   - output: what is written.
  ///   - order: the order of a list; `nil` if it is that of the inputs.
  ///   - messages: where findings are reported.
  init(_ query: Query, _ output: Output, _ order: RecordOrder?, _ messages: Messages) {
    self.output = output
    self.messages = messages
    report = ReadingReport(messages)
    let columns: RecordColumns? = if case .list(let list) = output { list.columns } else { nil }
    var countsNextMoves = false
    if case .nextMoves = output { countsNextMoves = true }
    finder = RecordFinder(
      query: query,
      columns: columns,
      order: order,
      countsNextMoves: countsNextMoves
    )
  }

  /// Handles an event.
  mutating func add(_ event: InputEvent<RecordFinder, RecordFinder.Outcome>) throws(FileError) {
    report.add(event)
    if case .block(let outcome) = event { try add(outcome) }
  }

  private mutating func add(_ outcome: RecordFinder.Outcome) throws(FileError) {
    total += outcome.total
    count += outcome.count
    nextMoves.add(outcome.nextMoves)
    if outcome.hasErrors { hasErrors = true }
    report.show(outcome.findings)
    guard finder.order == nil else { return held += outcome.records }
    try list(outcome.records)
  }

  /// Adds records to the list.
  private mutating func list(_ records: [MatchedRecord]) throws(FileError) {
    guard case .list(var list) = output else { return }
    try StandardOutput.write(list.add(records))
    output = .list(list)
  }

  /// Writes what is left, and returns the status of the run.
  mutating func end() throws(FileError) -> ExitStatus {
    try list(held.sorted(by: \.sortKey))
    switch output {
    case .list(var list): try StandardOutput.write(list.end())
    case .count: try StandardOutput.write("\(count)\n".utf8)
    case .nextMoves(let form):
      if count > 0, nextMoves.positions.isEmpty {
        messages.show(
          .recordChoice,
          "the query does not ask for a position, so there is no next move",
          help: "write “position”, “starts” or “opening” in the query"
        )
        return .unreadable
      }
      let usesColour = Terminal.usesColour(.standardOutput)
      try StandardOutput.write(nextMoves.bytes(as: form, usesColour: usesColour))
    }
    if case .count = output {} else { noteCount() }
    if report.hasFailures || hasErrors { return .unreadable }
    return count > 0 ? .clean : .findings
  }

  private func noteCount() {
    let (found, all) = (Words.count(count), Words.count(total))
    let verb = count == 1 ? "matches" : "match"
    messages.note("\(found) of \(all) \(total == 1 ? "record" : "records") \(verb)")
  }
}
