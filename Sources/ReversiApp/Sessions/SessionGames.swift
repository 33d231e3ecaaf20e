import AppSessions
import GameRecords

/// Splits the events of a log into games, which may continue in the next session.
struct SessionGames {
  private let source: String
  private let format: String
  private var recorder = SessionRecorder()
  private var findings = SessionFindings()
  private var hasFailed = false
  /// Whether a session has begun.
  private var hasSession = false
  /// The number of records so far.
  private var count = 0

  // The game in progress.
  private var text: [UInt8] = []
  private var start: SourcePosition?
  private var moves: MovePlaces = []
  /// Where the move whose disks are changing appears.
  private var running: SourceRange?
  /// What the app showed, if that is asked for.
  private var screens: [SessionScreen] = []
  private let keepsScreens: Bool
  /// Where a new session begins, until it is known whether it resumes the game.
  private var seam: Seam?

  private struct Seam {
    let offset: Int
    let position: SourcePosition
    let screenCount: Int
  }

  /// Creates a splitter without a game.
  init(source: String, format: String, keepsScreens: Bool) {
    self.source = source
    self.format = format
    self.keepsScreens = keepsScreens
  }

  /// Takes a line and its result, or findings that belong to no line.
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
      seam = game.map { _ in
        Seam(offset: text.count, position: line.start, screenCount: screens.count)
      }
      recorder = SessionRecorder(date: header.date, continuing: game)
      running = nil
      hasSession = true
    }
    let range = add(line)
    guard text.count <= Limits.recordBytes else { return refuse(line, to: receive) }
    guard case .update(let update) = step.entry else { return .proceed }
    let record = recorder.take(update)
    if record == nil { note(update, range) }
    defer { if case .started = update.event, update.effects != nil { seam = nil } }
    let control = handOver(record, to: receive)
    if keepsScreens { show(update) }
    return control
  }

  /// Keeps what the app shows after an update, if it is something new.
  private mutating func show(_ update: AppUpdate) {
    guard update.effects != nil, update.state.phase != .start else { return }
    let screen = SessionScreen(update, ply: recorder.moveCount)
    if !(screens.last?.looks(like: screen) ?? false) { screens.append(screen) }
  }

  /// Gives up a game that does not end.
  private mutating func refuse(_ line: SourceText, to receive: RecordReceiver) -> ReadingControl {
    let limit = Limits.recordBytes >> 20
    let finding = line.finding(
      .recordTooLong,
      "the game does not end within \(limit) MiB; reading stops here",
      help: "is this really the log of one game?",
      at: 0..<0
    )
    findings.add([finding])
    let parsed = ParsedRecord(findings: findings.take(), source: sourceText)
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
      // A session without moves is valid.
      if hasSession { finding.severity = .note }
      rest = (rest + [finding]).inOrderOfText
    }
    guard !rest.isEmpty else { return .proceed }
    return receive(RecordSlice(ParsedRecord(findings: rest, source: text)))
  }

  /// Adds a line to the text of the game.
  private mutating func add(_ line: SourceText) -> SourceRange {
    if start == nil { start = line.start } else { text.append(UInt8(ascii: "\n")) }
    defer { text += line.bytes }
    return SourceRange(text.count..<text.count + line.bytes.count)
  }

  /// Notes where a move appears: where it was chosen, where the pass was dismissed, or where a
  /// session starts from a save that is one move ahead of the session before.
  private mutating func note(_ update: AppUpdate, _ range: SourceRange) {
    switch update.event {
    case .tapped where update.effects != nil, .computerChose where update.effects != nil:
      running = range
    default: break
    }
    if update.event.kind == .undone, recorder.moveCount < moves.count {
      moves = MovePlaces(Array(moves.prefix(recorder.moveCount)))
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

  /// Hands over a game, if there is one, and begins the next one after it, or with the session that
  /// did not resume it.
  private mutating func handOver(
    _ record: ReversiRecord?,
    to receive: RecordReceiver
  ) -> ReadingControl {
    guard var record else { return .proceed }
    let rest = seam.map { text[$0.offset...].drop { $0 == UInt8(ascii: "\n") } } ?? []
    let next = seam?.position
    let later = seam.map { Array(screens[$0.screenCount...]) } ?? []
    if let seam {
      text.removeSubrange(seam.offset...)
      screens.removeSubrange(seam.screenCount...)
    }
    record.origin = Origin(format: format, moves: moves)
    count += 1
    var parsed = ParsedRecord(
      taking: &record,
      findings: findings.take(),
      source: sourceText
    )
    parsed.screens = screens
    parsed.assign(number: count)
    (text, start, moves, running) = (Array(rest), next, [], nil)
    screens = later
    return receive(RecordSlice(parsed))
  }
}

extension SessionScreen {
  /// Creates the screen after an update.
  fileprivate init(_ update: AppUpdate, ply: Int) {
    let screen = update.state.screen
    self.init(
      at: SessionTime(update.time).milliseconds,
      ply: ply,
      screen.board,
      placement: update.state.placement.map {
        Placement($0.square, changing: $0.changing, remaining: $0.remaining)
      },
      screen.message,
      screen.counts,
      update.state.modes
    )
    (thinking, alert) = (screen.thinking, screen.alert)
  }
}
