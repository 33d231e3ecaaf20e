import Flipbook
import Platform
import TerminalPlay

/// Lists or counts the records of a run's inputs that match a query.
struct FindRun {
  private let messages: Messages
  private var output: Output
  private var nextMoves = NextMoves()
  private var (total, count, unreadable) = (0, 0, 0)
  /// The number of findings reported about the current input.
  private var reported = 0
  let finder: RecordFinder

  /// What is written.
  enum Output {
    case list(any MatchList)
    /// The number alone.
    case count
    /// What was played next at the position of the query.
    case nextMoves(MatchForm)
  }

  /// The maximum number of findings reported about one input.
  private static let mostFindings = 10

  init(_ query: Query, _ output: Output, _ messages: Messages) {
    self.output = output
    self.messages = messages
    finder =
      switch output {
      case .list(let list):
        RecordFinder(query: query, columns: list.columns, countsNextMoves: false)
      case .count: RecordFinder(query: query, columns: nil, countsNextMoves: false)
      case .nextMoves: RecordFinder(query: query, columns: nil, countsNextMoves: true)
      }
  }

  /// Handles an event.
  mutating func add(_ event: InputEvent<RecordFinder, RecordFinder.Outcome>) throws(FileError) {
    switch event {
    case .opened: reported = 0
    case .block(let outcome): try add(outcome)
    case .closed(.incomplete(let finding)):
      messages.show(finding)
      unreadable += 1
    case .closed(.read), .closed(.fewer), .refused(_, .skipped): break
    // An input without any record counts as unreadable.
    case .closed(let ending), .refused(_, let ending):
      if let failure = ending.failure { messages.show(failure) }
      unreadable += 1
    case .runFinding(let finding):
      if finding.severity == .error { unreadable += 1 }
      messages.show(finding)
    }
  }

  private mutating func add(_ outcome: RecordFinder.Outcome) throws(FileError) {
    total += outcome.total
    count += outcome.count
    nextMoves.add(outcome.nextMoves)
    // A record that cannot be read may be one that matches.
    if outcome.findings.contains(where: { $0.severity == .error }) { unreadable += 1 }
    for finding in outcome.findings.prefix(Self.mostFindings - reported) {
      messages.show(finding)
      reported += 1
    }
    guard case .list(var list) = output else { return }
    try StandardOutput.write(list.add(outcome.records))
    output = .list(list)
  }

  /// Writes what is left, and returns the status of the run.
  mutating func end() throws(FileError) -> ExitStatus {
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
    return unreadable > 0 ? .unreadable : count > 0 ? .clean : .findings
  }

  private func noteCount() {
    let (found, all) = (Words.count(count), Words.count(total))
    let verb = count == 1 ? "matches" : "match"
    messages.note("\(found) of \(all) \(total == 1 ? "record" : "records") \(verb)")
  }
}
