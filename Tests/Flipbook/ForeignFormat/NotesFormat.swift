public import Flipbook

/// Games as a club might note them, one per line: `note Ada x Ben: f5 d6 c3`.
///
/// This folder contains the whole format, which uses only public API.
public struct NotesFormat: RecordFormat {
  /// `notes`.
  public let name = "notes"
  /// What the format contains.
  public let title = "notes of a club"
  /// `notes`.
  public let fileExtensions = ["notes"]
  /// The format stores names and moves.
  public let stores = FactSet([.names, .moves, .passes])
  /// A file can contain many notes.
  public let storesMany = true
  /// The rules of the reader.
  public let rules: [Rule] = [.notesSyntax, .notesCapitals]
  /// The validation rules for notes only.
  public let checks: [any ValidationRule.Type] = [ShortNote.self]

  /// Creates the format.
  public init() {}

  /// Recognises the word that every line begins with.
  public func recognise(_ head: InputHead) -> Recognition? {
    head.text.starts(with: "note ".utf8) ? Recognition("a line that begins with “note”") : nil
  }

  /// Makes a reader for one input.
  public func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    SlicedReader(source: source, framer: LineFramer(comments: "#")) { NotesReader.read($0, name) }
  }

  /// Makes a writer for one output.
  public func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? {
    NotesWriter(stores: stores)
  }
}

extension Rule {
  /// A line is not a note.
  static let notesSyntax = Rule(9_101, "notes-syntax", .error)
    .requiring("A line must be a note of a game.")
  /// Squares in capital letters.
  static let notesCapitals = Rule(9_102, "notes-capitals", .note)
    .requiring("Squares should be written in lower case.")
}

/// Warns about games that are too short for a note.
struct ShortNote: SingleRule {
  static let rule = Rule(9_103, "notes-short", .warning)
    .requiring("A note should have four moves.")

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    let count = subject.record.moves.count
    if count < 4 { report(subject.finding(rule, "only \(count) moves", at: .move(count))) }
  }
}
