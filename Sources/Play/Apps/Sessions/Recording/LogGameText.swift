import GameRecords

/// The lines of the game in progress in a log, the places of its moves, and what is to be reported
/// with its record.
struct LogGameText {
  private let source: String
  private let format: String
  private var findings = LogFindings()
  private var hasFailed = false
  /// Whether a session has begun.
  private var hasSession = false
  /// The number of records so far.
  private var count = 0

  // The game in progress.
  private var bytes: [UInt8] = []
  private var start: SourcePosition?
  private var moves: MovePlaces = []
  /// Where the last line appears.
  private var line = SourceRange(0..<0)
  /// Where the move that is running appears.
  private var running: SourceRange?
  private var screens: [SessionScreen] = []
  /// Where a new session begins, until it is known whether it resumes the game.
  private var seam: Seam?

  private struct Seam {
    let offset: Int
    let position: SourcePosition
    let screenCount: Int
  }

  /// Creates the text of no game.
  init(source: String, format: String) { (self.source, self.format) = (source, format) }

  /// Adds what is to be reported with the next record.
  mutating func add(_ new: [Finding]) {
    guard !new.isEmpty else { return }
    findings.add(new)
    hasFailed = hasFailed || new.contains { $0.severity == .error }
  }

  /// Begins a session, which may resume the game.
  mutating func beginSession(_ line: SourceText, canResume: Bool) {
    seam =
      canResume
      ? Seam(offset: bytes.count, position: line.start, screenCount: screens.count) : nil
    running = nil
    hasSession = true
  }

  /// Notes that the session has resumed the game or begun another one.
  mutating func closeSeam() { seam = nil }

  /// Adds a line, and returns whether the game is short enough.
  mutating func add(_ new: SourceText) -> Bool {
    if start == nil { start = new.start } else { bytes.append(UInt8(ascii: "\n")) }
    line = SourceRange(bytes.count..<bytes.count + new.bytes.count)
    bytes += new.bytes
    return bytes.count <= Limits.recordBytes
  }

  /// Notes what the last line means for the moves.
  /// - Parameters:
  ///   - moveCount: the number of moves after the line.
  ///   - isNamed: whether the line names a move.
  mutating func note(_ moveCount: Int, isNamed: Bool) {
    if isNamed { running = line }
    // Moves may be taken back.
    if moveCount < moves.count { moves = MovePlaces(Array(moves.prefix(moveCount))) }
    while moveCount > moves.count { moves.append(running ?? line) }
  }

  /// Adds what the app shows, if it is something new.
  mutating func add(_ screen: SessionScreen) {
    if !(screens.last?.looks(like: screen) ?? false) { screens.append(screen) }
  }

  /// Gives up a game that does not end.
  mutating func refuse(_ line: SourceText, to receive: RecordReceiver) -> ReadingControl {
    let limit = Limits.recordBytes >> 20
    let finding = line.finding(
      .recordTooLong,
      "the game does not end within \(limit) MiB; reading stops here",
      help: "is this really the log of one game?",
      at: 0..<0
    )
    findings.add([finding])
    _ = receive(RecordSlice(ParsedRecord(findings: findings.take(), source: text)))
    return .stop
  }

  /// Hands over a game, if one has ended, and begins the next one after it, or with the session that
  /// did not resume it.
  mutating func end(_ record: (some GameRecord)?, to receive: RecordReceiver) -> ReadingControl {
    guard var record else { return .proceed }
    let rest = seam.map { bytes[$0.offset...].drop { $0 == UInt8(ascii: "\n") } } ?? []
    let next = seam?.position
    let later = seam.map { Array(screens[$0.screenCount...]) } ?? []
    if let seam {
      line = SourceRange(
        line.bytes.lowerBound - rest.startIndex..<line.bytes.upperBound - rest.startIndex
      )
      bytes.removeSubrange(seam.offset...)
      screens.removeSubrange(seam.screenCount...)
    }
    record.origin = Origin(format: format, moves: moves)
    count += 1
    var parsed = ParsedRecord(taking: &record, findings: findings.take(), source: text)
    parsed.screens = screens
    parsed.assign(number: count)
    (bytes, start, moves, running) = (Array(rest), next, [], nil)
    screens = later
    return receive(RecordSlice(parsed))
  }

  /// Ends the log, after its last game.
  mutating func finish(to receive: RecordReceiver) -> ReadingControl {
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

  private var text: SourceText {
    SourceText(name: source, bytes: bytes[...], start: start ?? .start)
  }
}
