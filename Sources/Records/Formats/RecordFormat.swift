/// A file format: how to recognise, read and write it, and what it can store.
///
/// To add a format, write a conforming type in a folder of its own, and add one line to the
/// registry.
public protocol RecordFormat: Sendable {
  /// The short name used by options and reports, in lower case, for example `json`.
  var name: String { get }
  /// A description of the format in a few words.
  var title: String { get }
  /// Usual file name extensions without the dot; the first one is used for writing.
  var fileExtensions: [String] { get }
  /// The names of files of this format that have no extension.
  var fileNames: [String] { get }
  /// The type of the records that the format stores; `nil` if it stores those of all games.
  var record: (any GameRecord.Type)? { get }
  /// The facts that a file of this format can store.
  var stores: FactSet { get }
  /// Those of the facts it stores of which it stores only a part, or only some values.
  var storesInPart: FactSet { get }
  /// Whether a file can store several records.
  var storesMany: Bool { get }

  /// The rules of this format's reader, in addition to those of every reader.
  var rules: [Rule] { get }
  /// The checks of records that were read from this format only.
  var checks: [any ValidationRule.Type] { get }
  /// The conventions for results and positions that findings depend on.
  var conventions: FormatConventions { get }
  /// The rule against boards of other than 8×8 squares, if the program whose files these are reads no
  /// others; `nil` if it reads them.
  var boardSizeRule: Rule? { get }

  /// Recognises the format by something in the first bytes of an input that only this format has.
  ///
  /// Bytes that this format could also have, such as a bracket or a key that many programs write,
  /// are not evidence.
  func recognise(_ head: InputHead) -> Recognition?

  /// Whether hardly any other program writes files with these extensions and names: such a file is
  /// of this format, however damaged.
  var ownsNames: Bool { get }

  /// Explains why an input that no format recognises has no record, if this format knows that kind
  /// of file: it is plainly something else, for example a game of chess, and not a damaged record.
  func absence(in head: InputHead) -> FindingDraft?

  /// Files that belong next to an input or output of this format, such as tables of names.
  var companions: [Companion] { get }
  /// Whether text outside of records is read over, so that nobody would notice a conflict there.
  var skipsText: Bool { get }

  /// Whether a file that no format recognises has what only files of this one have, and is too damaged
  /// for more.
  func isDamaged(_ head: InputHead) -> Bool

  /// The names of the dialects that the user can choose from if the content is ambiguous.
  var dialects: [String] { get }
  /// The ways to write a pass, the usual one first; empty when there is no choice.
  var passSpellings: [String] { get }

  /// Whether the format is a table, which is only written, and whose rows and columns can be chosen.
  var isTable: Bool { get }

  /// Whether written records are always read back and compared, because the format stores much less
  /// than a record has.
  var isAlwaysVerified: Bool { get }

  /// Returns a reader for one input, whose name appears in the findings.
  func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader

  /// Returns a writer for one output, or `nil` if the format is read-only.
  func makeWriter(_ options: WritingOptions) -> (any RecordWriter)?
}

extension RecordFormat {
  /// Whether the format stores records of a game.
  public func stores(recordsOf game: GameName) -> Bool { record.map { $0.game == game } ?? true }

  /// By default, those of Reversi.
  public var record: (any GameRecord.Type)? { ReversiRecord.self }
  /// By default, none.
  public var storesInPart: FactSet { [] }
  /// By default, no names.
  public var fileNames: [String] { [] }
  /// By default, none.
  public var checks: [any ValidationRule.Type] { [] }
  /// By default, the usual conventions.
  public var conventions: FormatConventions { FormatConventions() }
  /// By default, boards of all sizes are read.
  public var boardSizeRule: Rule? { nil }
  /// By default, none.
  public var companions: [Companion] { [] }
  /// By default, none.
  public var dialects: [String] { [] }
  /// By default, all text belongs to records.
  public var skipsText: Bool { false }
  /// By default, nothing is known that other files do not have.
  public func isDamaged(_ head: InputHead) -> Bool { false }
  /// By default, only if the user asks for it.
  public var isAlwaysVerified: Bool { false }
  /// By default, records are read and written.
  public var isTable: Bool { false }
  /// By default, no choice.
  public var passSpellings: [String] { [] }

  /// By default, many files have such names.
  public var ownsNames: Bool { false }

  /// By default, the format knows no such files.
  public func absence(in head: InputHead) -> FindingDraft? { nil }

  /// The rules of the reader and of the checks.
  public var allRules: [Rule] { rules + checks.flatMap { $0.rules } }

  /// Whether records can be written in this format.
  public var isWritable: Bool { makeWriter(WritingOptions(.collection)) != nil }
}

/// Reads the records of one input, which arrives in blocks.
///
/// After bad input, a reader continues with the next record that it can find.
public protocol RecordReader {
  /// Reads the next block of the input and passes on every record that is now complete.
  mutating func read(_ block: ArraySlice<UInt8>, to receive: RecordReceiver) -> ReadingControl

  /// Ends the input and passes on the remaining records.
  mutating func finish(to receive: RecordReceiver) -> ReadingControl
}

/// Receives a record from a reader and returns whether to continue.
public typealias RecordReceiver = (consuming RecordSlice) -> ReadingControl

/// Whether a reader should continue.
public enum ReadingControl: Hashable, Sendable {
  case proceed, stop
}

/// Writes records as the bytes of one output.
///
/// Writing takes two steps, so that losses can be reported before anything is written, and so that
/// the output can be verified: a record that fits is read back exactly as it is.
public protocol RecordWriter {
  /// Notes where the next record was read, for an output that states it.
  /// - Parameters:
  ///   - source: the text of the record, with the name of its input.
  ///   - number: the record's number in its input, from 1.
  mutating func note(source: SourceText, number: Int)

  /// Reduces a record to what this output can store.
  ///
  /// What the output cannot leave out is filled in, such as a player mode in a save. Every fact
  /// that is not among the losses is kept.
  /// - Parameter record: the record; afterwards as a reader will read it.
  /// - Returns: what was dropped or changed, in the order of ``Fact``.
  mutating func fit(_ record: inout some GameRecord) -> [Loss]

  /// A writer of the records after the first one, if what it appends depends on nothing that was
  /// written before: then several records can be written at the same time, and joined in order.
  var continuation: (any RecordWriter)? { get }

  /// The beginning of an output, if it depends on the number of records. The appended bytes follow
  /// it, and its length is always the same.
  /// - Parameter count: how many records are in the output.
  /// - Returns: the bytes; `nil` if the beginning is appended with the first record.
  func head(ofRecords count: Int) -> [UInt8]?

  /// Appends a record that fits, and before the first one the beginning of the file.
  /// - Throws: ``WritingError`` if the format cannot store the record at all; then nothing is
  ///   appended.
  mutating func write(_ record: consuming some GameRecord, to output: inout [UInt8])
    throws(WritingError)

  /// Appends the end of the file.
  mutating func finish(to output: inout [UInt8])

  /// The files that belong next to the finished output, each with its bytes.
  var companions: [(companion: Companion, bytes: [UInt8])] { get }

  /// The file name extension for what was written, if the format has several; `nil` if any will do.
  var fileExtension: String? { get }
}

extension RecordWriter {
  /// By default, the output does not state it.
  public mutating func note(source: SourceText, number: Int) {}

  /// By default, what is appended may depend on the records before.
  public var continuation: (any RecordWriter)? { nil }

  /// By default, the beginning is appended with the first record.
  public func head(ofRecords count: Int) -> [UInt8]? { nil }

  /// Completes an output that is entirely in memory.
  /// - Parameters:
  ///   - output: all bytes that were appended.
  ///   - count: how many records it has.
  public mutating func finish(_ output: inout [UInt8], ofRecords count: Int) {
    finish(to: &output)
    if let head = head(ofRecords: count) { output.insert(contentsOf: head, at: 0) }
  }

  /// By default, none.
  public var companions: [(companion: Companion, bytes: [UInt8])] { [] }
  /// By default, any extension of the format.
  public var fileExtension: String? { nil }
}

/// Why a record cannot be written.
public struct WritingError: Error, Hashable, Sendable {
  /// What prevents writing, in one line.
  public let message: String
  /// What to do about it, in one line.
  public let help: String?

  /// Creates an error.
  public init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}

extension WritingError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
