public import Flipbook

/// Games as a club might note them, one on a line: `note Ada x Ben: f5 d6 c3`.
///
/// All that it takes is in this folder, and it sees only what is public.
public struct NotesFormat: RecordFormat {
  public let name = "notes"
  public let title = "notes of a club"
  public let fileExtensions = ["notes"]
  public let holds = FactSet([.names, .moves, .passes])
  public let holdsMany = true
  public let rules: [Rule] = [.notesSyntax, .notesCapitals]
  public let checks: [any ValidationRule.Type] = [ShortNote.self]

  public init() {}

  public func recognise(_ head: InputHead) -> Recognition? {
    head.text.starts(with: "note ".utf8) ? Recognition("a line that begins with “note”") : nil
  }

  public func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SlicedReader(source: source, framer: LineFramer(comments: "#")) { NotesReader.read($0, name) }
  }

  public func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? {
    NotesWriter(holds: holds)
  }
}

extension Rule {
  /// A line is no note.
  static let notesSyntax = Rule(9_101, "notes-syntax", .error, "A line must be a note of a game.")
  /// Squares in capital letters.
  static let notesCapitals = Rule(
    9_102,
    "notes-capitals",
    .note,
    "Squares should be written in small letters."
  )
}

/// Warns of games that are hardly worth a note.
struct ShortNote: SingleRule {
  static let rule = Rule(9_103, "notes-short", .warning, "A note should have four moves.")

  static func check(_ subject: ValidationSubject, report: (Finding) -> Void) {
    let count = subject.record.moves.count
    if count < 4 { report(subject.finding(rule, "only \(count) moves", at: .move(count))) }
  }
}
