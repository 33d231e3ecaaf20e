import GameRecords
import ReversiRules

/// Reads a game of an action log.
///
/// Not read: what the actions do to the screen, such as alerts, questions and the thinking of the
/// computer; boards after the first move; and all other output of the program.
struct ActionLogReader {
  private let source: SourceText
  private var game = ActionLogGame()
  private var findings = FindingCollector<FindingDraft>()
  /// The action whose values are being read.
  private var action: LoggedAction?
  /// The board whose rows are being read.
  private var board: ActionLogBoard?

  static func parse(_ source: SourceText, format: String) -> ParsedRecord {
    var reader = ActionLogReader(source: source)
    reader.read()
    return ParsedRecord(
      record: reader.game.record(format: format),
      findings: reader.findings.findings(in: source),
      source: source
    )
  }

  private init(source: SourceText) { self.source = source }

  private mutating func read() {
    var lines = LineCursor()
    let bytes = Array(source.bytes)
    bytes.withUnsafeBufferPointer { buffer in
      while let line = lines.next(in: buffer, atEnd: true) {
        if !game.isLost { read(bytes[line], at: line) }
      }
    }
    finish()
  }

  private mutating func read(_ text: ArraySlice<UInt8>, at line: Range<Int>) {
    if board?.add(text, at: line) ?? false { return }
    switch ActionLogLine(text) {
    case .action(let kind, let values):
      finish()
      action = LoggedAction(kind, values, at: line)
    case .value(let value):
      action?.add(value, at: line)
    case .boardHeader:
      finish()
      board = ActionLogBoard(at: line)
    case .other:
      finish()
    }
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
      guard let disk = action.disk, let square = action.square else {
        report(incomplete: action, "expected a disk and the coordinates x and y of a square")
        game.isLost = true
        return
      }
      if let finding = game.place(disk, at: square, in: action.range) { findings.add(finding) }
    case .modeChange:
      guard let disk = action.disk, let mode = action.mode else {
        return report(incomplete: action, "expected a side and its mode; the change is not read")
      }
      game.change(.mode(disk, mode))
    case .pass: game.notePass(at: action.range)
    case .reset: game.reset()
    case .other: break
    }
  }

  private mutating func report(incomplete action: LoggedAction, _ expected: String) {
    let subject = action.kind == .placement ? "a placement" : "a change of mode"
    findings.add(
      .actionLogValue,
      "the values of \(subject) are incomplete; \(expected)"
        + (action.kind == .placement ? "; the rest of the game is not read" : ""),
      at: action.range
    )
  }
}
