import GameRecords

/// Cuts what the lines of a log tell into games, which may go on in the next session.
struct SessionGames {
  private let source: String
  private let format: String
  private var recorder = SessionRecorder()
  private var findings = SessionFindings()
  private var hasFailed = false
  /// Whether a session has begun.
  private var hasSession = false
  /// How many records there were.
  private var count = 0

  // The game that is going on.
  private var text: [UInt8] = []
  private var start: SourcePosition?
  private var moves: MovePlaces = []
  /// Where the move stands whose disks are changing.
  private var running: SourceRange?
  /// Where the session begins in which it is not known yet whether the game goes on.
  private var seam: Seam?

  private struct Seam {
    let offset: Int
    let position: SourcePosition
  }

  /// No game yet.
  init(source: String, format: String) {
    self.source = source
    self.format = format
  }

  /// Takes a line with what it has led to, or what was found apart from any line.
  mutating func take(
    _ line: SourceText?,
    _ step: SessionPlayback.Step,
    to receive: RecordReceiver
  ) -> ReadingControl {
    findings.add(step.findings)
    hasFailed = hasFailed || step.findings.contains { $0.severity == .error }
    guard let line else { return .proceed }
    if case .header(let header) = step.entry {
      let game = recorder.finish()
      seam = game.map { _ in Seam(offset: text.count, position: line.start) }
      recorder = SessionRecorder(date: header.date, continuing: game)
      running = nil
      hasSession = true
    }
    let range = add(line)
    guard text.count <= Limits.recordBytes else { return refuse(line, to: receive) }
    guard case .update(let update) = step.entry else { return .proceed }
    let record = recorder.take(update)
    note(update, range)
    defer { if case .started = update.event, update.effects != nil { seam = nil } }
    return handOver(record, to: receive)
  }

  /// Gives up a game that does not end.
  private mutating func refuse(_ line: SourceText, to receive: RecordReceiver) -> ReadingControl {
    let limit = Limits.recordBytes >> 20
    let finding = line.finding(
      .recordTooLong,
      "the game does not end within \(limit) MiB; reading stops here",
      help: "is this really what happened in one game?",
      at: 0..<0
    )
    findings.add([finding])
    let parsed = ParsedRecord(record: nil, findings: findings.take(), source: sourceText)
    _ = receive(RecordSlice(parsed))
    return .stop
  }

  /// Ends the log.
  mutating func finish(to receive: RecordReceiver) -> ReadingControl {
    guard handOver(recorder.finish(), to: receive) == .proceed else { return .stop }
    let text = sourceText
    var rest = findings.take()
    if count == 0, !hasFailed {
      var finding = text.finding(.noRecord, "no move was made in the session", at: 0..<0)
      // The log of a session is as good as any other.
      if hasSession { finding.severity = .note }
      rest.append(finding)
    }
    guard !rest.isEmpty else { return .proceed }
    return receive(RecordSlice(ParsedRecord(record: nil, findings: rest, source: text)))
  }

  /// Adds a line to the text of the game.
  private mutating func add(_ line: SourceText) -> SourceRange {
    if start == nil { start = line.start } else { text.append(UInt8(ascii: "\n")) }
    defer { text += line.bytes }
    return SourceRange(text.count..<text.count + line.bytes.count)
  }

  /// Notes where a move stands: where it was chosen, where the pass was dismissed, or where the save is
  /// told that has one more than the session before.
  private mutating func note(_ update: AppUpdate, _ range: SourceRange) {
    switch update.event {
    case .tapped where update.effects != nil, .computerChose where update.effects != nil:
      running = range
    default: break
    }
    guard recorder.moveCount > moves.count else { return }
    if case .diskChanged = update.event {
      moves.append(running ?? range)
    } else {
      moves.append(range)
    }
  }

  private var sourceText: SourceText {
    SourceText(name: source, bytes: text[...], start: start ?? .start)
  }

  /// Hands over a game, if it is one, and begins the next one behind it, or with the session in which
  /// it did not go on.
  private mutating func handOver(
    _ record: GameRecord?,
    to receive: RecordReceiver
  ) -> ReadingControl {
    guard var record else { return .proceed }
    let rest = seam.map { text[$0.offset...].drop { $0 == UInt8(ascii: "\n") } } ?? []
    let next = seam?.position
    if let seam { text.removeSubrange(seam.offset...) }
    record.origin = Origin(format: format, moves: moves)
    count += 1
    var parsed = ParsedRecord(
      taking: &record,
      findings: findings.take(),
      source: sourceText
    )
    parsed.assign(number: count)
    (text, start, moves, running) = (Array(rest), next, [], nil)
    return receive(RecordSlice(parsed))
  }
}
