import GameRecords
import ReversiRules

/// Reads a game of an action log.
///
/// Not read: what the actions do to the screen, such as alerts and questions; boards after the
/// first move; and all other output of the program.
struct ActionLogReader: Sendable {
  private(set) var game = ActionLogGame()
  private var findings = FindingCollector<FindingDraft>()
  /// The action whose values are being read.
  private var action: LoggedAction?
  /// The board whose rows are being read.
  private var board: ActionLogBoard?
  /// The finding about the last placement if it is no move, until the log agrees.
  private var refusal: FindingDraft?
  /// The phase that hironytic's fork has printed after the last action.
  private var phase: ArraySlice<UInt8>?

  static func parse(_ source: SourceText, format: String) -> ParsedRecord {
    var reader = ActionLogReader()
    var lines = LineCursor()
    let bytes = Array(source.bytes)
    bytes.withUnsafeBufferPointer { buffer in
      while let line = lines.next(in: buffer, atEnd: true) {
        reader.read(bytes[line], at: line)
      }
    }
    reader.finish()
    reader.reportRefusal()
    return ParsedRecord(
      record: reader.game.record(format: format),
      findings: reader.findings.findings(in: source),
      source: source
    )
  }

  /// Whether the actions so far, with the one that is being read, have a placement.
  var hasPlacements: Bool { game.hasPlacements || action?.kind == .placement }

  /// Reads a line.
  /// - Returns: what it is.
  @discardableResult
  mutating func read(_ text: ArraySlice<UInt8>, at line: Range<Int>) -> ActionLogLine {
    guard !game.isLost else { return .other }
    if board?.add(text, at: line) ?? false { return .other }
    let kind = ActionLogLine(text)
    if let next = text.rest(after: Self.nextMark) {
      if phase != nil { reportGap(at: line) }
      phase = next
    } else if let before = text.rest(after: Self.phaseMark) {
      checkPhase(before, of: kind, at: line)
      phase = nil
    }
    switch kind {
    case .action(let kind, let values):
      finish()
      action = LoggedAction(kind, values, at: line)
    case .value(let value):
      action?.add(value, at: line)
    case .boardHeader:
      finish()
      board = ActionLogBoard(at: line)
    case .other:
      // Within the state of a save, its board is printed.
      if action?.kind != .load { finish() }
    }
    return kind
  }

  private static let phaseMark = Array("Phase: ".utf8)
  private static let nextMark = Array("----> Phase: ".utf8)

  /// Compares the phase before an action with that after the one before it.
  ///
  /// The blocks of three lines name the phase in another way before an action than after it, and a
  /// start of the app or a reset is not missed.
  private mutating func checkPhase(
    _ before: ArraySlice<UInt8>,
    of line: ActionLogLine,
    at range: Range<Int>
  ) {
    guard case .action(let kind, _) = line, kind != .reset, !before.starts(with: "initial,".utf8),
      let phase, !before.starts(with: phase + Array(", Action".utf8))
    else { return }
    reportGap(at: range)
  }

  private mutating func reportGap(at line: Range<Int>) {
    let name = DisplayText.escape(String(decoding: phase ?? [], as: UTF8.self))
    let message = "lines are missing before this one: the phase before it was “\(name)”"
    findings.add(.actionLogGap, message, at: line)
  }

  /// Ends the action or the board that is being read.
  private mutating func finish() {
    if let board { game.begin(with: board) }
    if let action, !game.isLost { perform(action) }
    board = nil
    action = nil
  }

  private mutating func perform(_ action: LoggedAction) {
    switch action.kind {
    case .placement:
      reportRefusal()
      guard let disk = action.disk, let square = action.square else {
        report(incomplete: action, "expected a disk and the coordinates x and y of a square")
        game.isLost = true
        return
      }
      do throws(FindingDraft) {
        try game.place(disk, at: square, in: action.range, ofRedux: action.isDump)
      } catch {
        if game.isLost { findings.add(error) } else { refusal = error }
      }
    case .phase, .turnEnd:
      do throws(FindingDraft) {
        if action.kind == .turnEnd {
          try game.noteTurnEnd()
        } else if let outcome = action.outcome {
          try game.note(outcome)
        }
      } catch {
        refusal = nil
        findings.add(error)
      }
    case .modeChange:
      guard let disk = action.disk, let mode = action.mode else {
        return report(incomplete: action, "expected a side and its mode; the change is not read")
      }
      game.change(.mode(disk, mode))
    case .load: game.load(action.modes)
    case .thinking: if !action.isOff { game.noteThinking() }
    case .pass: game.notePass(at: action.range)
    case .reset: game.reset()
    case .other: break
    }
  }

  private mutating func reportRefusal() {
    if let refusal { findings.add(refusal) }
    refusal = nil
  }

  private mutating func report(incomplete action: LoggedAction, _ expected: String) {
    let subject = action.kind == .placement ? "a placement" : "a change of mode"
    findings.add(
      .actionLogValue,
      "the values of \(subject) are incomplete; \(expected)"
        + (action.kind == .placement ? "; \(ActionLogGame.rest)" : ""),
      at: action.range
    )
  }
}
