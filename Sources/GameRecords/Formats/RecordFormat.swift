/// A file format: how to recognise, read and write it, and what it can hold.
///
/// A new format is one type that conforms, in a folder of its own, and one line in the registry.
public protocol RecordFormat: Sendable {
  /// The short name that options and reports use, in lower case, for example `json`.
  var name: String { get }
  /// What the format is, in a few words.
  var title: String { get }
  /// Usual file name extensions without the dot; the first one is used for writing.
  var fileExtensions: [String] { get }
  /// Names that files of this format have without an extension.
  var fileNames: [String] { get }
  /// The facts that a file of this format can store.
  var stores: FactSet { get }
  /// Whether a file can store several records.
  var storesMany: Bool { get }

  /// What can be wrong with a file of this format, beside what every reader finds.
  var rules: [Rule] { get }
  /// What is checked of records that were read from this format, and of no others.
  var checks: [any ValidationRule.Type] { get }
  /// What results and positions look like in this format, as far as findings depend on it.
  var conventions: FormatConventions { get }

  /// What the first bytes of an input have that only this format has; `nil` when there is nothing.
  ///
  /// Bytes that this format could also have, such as a bracket or a key that many programs write,
  /// are no evidence.
  func recognise(_ head: InputHead) -> Recognition?

  /// What an input shows of the format whose name is usual for it, though its first bytes have
  /// nothing that only this format has: it may be damaged.
  /// - Parameter head: the first bytes, of which there may be none.
  /// - Returns: what speaks for the format, or `nil`.
  func recogniseDamaged(_ head: InputHead) -> Recognition?

  /// Why an input that no format recognises has no record, if it is a kind of file that this format
  /// knows.
  func absence(in head: InputHead) -> FindingDraft?

  /// Files that belong beside an input or output of this format, such as tables of names.
  var companions: [Companion] { get }
  /// The names of the dialects that the user has to choose from where the content does not tell.
  var dialects: [String] { get }
  /// How a pass can be spelled on writing, the usual spelling first; empty when there is no choice.
  var passSpellings: [String] { get }

  /// Whether what is written is always read again and compared, because the format stores much less
  /// than a record tells.
  var isAlwaysVerified: Bool { get }

  /// A reader for one input, whose name its findings show.
  func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader

  /// The bytes to replace so that a record is changed and everything else stays as it is.
  /// - Parameters:
  ///   - change: what is to be changed.
  ///   - parsed: the record, as a reader of this format has read it.
  /// - Returns: edits of the record's ``ParsedRecord/source``; `nil` when the format cannot say.
  func edits(for change: RecordChange, in parsed: ParsedRecord) -> [Edit]?

  /// A writer for one output, or `nil` when the format is only read.
  func makeWriter(_ options: WritingOptions) -> (any RecordWriter)?
}

extension RecordFormat {
  /// No name of its own.
  public var fileNames: [String] { [] }
  /// None.
  public var checks: [any ValidationRule.Type] { [] }
  /// The usual ones.
  public var conventions: FormatConventions { FormatConventions() }
  /// None.
  public var companions: [Companion] { [] }
  /// None.
  public var dialects: [String] { [] }
  /// Only when the user wants it.
  public var isAlwaysVerified: Bool { false }
  /// No choice.
  public var passSpellings: [String] { [] }

  /// Nothing: many files have such names.
  public func recogniseDamaged(_ head: InputHead) -> Recognition? { nil }

  /// It knows no such files.
  public func absence(in head: InputHead) -> FindingDraft? { nil }

  /// None that it could say.
  public func edits(for change: RecordChange, in parsed: ParsedRecord) -> [Edit]? { nil }

  /// The rules of the reader and of the checks.
  public var allRules: [Rule] { rules + checks.flatMap { $0.rules } }

  /// Whether records can be written in this format.
  public var isWritable: Bool { makeWriter(WritingOptions(.collection)) != nil }
}

/// Turns the blocks of one input into records.
///
/// Bad input never stops it from finding the next record that can be found.
public protocol RecordReader {
  /// Takes the next block of the input and hands over every record that is now complete.
  mutating func read(_ block: ArraySlice<UInt8>, to receive: RecordReceiver) -> ReadingControl

  /// Takes the end of the input and hands over what is left.
  mutating func finish(to receive: RecordReceiver) -> ReadingControl
}

/// Takes a record from a reader and says whether to go on.
public typealias RecordReceiver = (consuming RecordSlice) -> ReadingControl

/// Whether a reader is to go on.
public enum ReadingControl: Hashable, Sendable {
  case proceed, stop
}

/// Turns records into the bytes of one output.
///
/// Writing goes in two steps, so that what is lost is told before anything is written, and so that
/// what was written can be proved: a record that fits is read back exactly as it is.
public protocol RecordWriter {
  /// Reduces a record to what this output can hold.
  ///
  /// What the output cannot leave open is filled in, such as a player mode in a save. Every fact
  /// that the record told before and that is not among the losses is still told.
  /// - Parameter record: the record; afterwards as a reader will find it.
  /// - Returns: what was taken away or changed, in the order of ``Fact``.
  mutating func fit(_ record: inout GameRecord) -> [Loss]

  /// What the output begins with, where that depends on the number of its records: what is appended
  /// goes behind it, and its length is always the same.
  /// - Parameter count: how many records are in the output.
  /// - Returns: the bytes; `nil` where the beginning is appended with the first record.
  func head(ofRecords count: Int) -> [UInt8]?

  /// Appends a record that fits, and before the first one whatever the format begins with.
  /// - Throws: ``WritingError`` when the format cannot hold the record at all; then nothing is
  ///   appended.
  mutating func write(_ record: consuming GameRecord, to output: inout [UInt8])
    throws(WritingError)

  /// Appends whatever the format ends with.
  mutating func finish(to output: inout [UInt8])

  /// The files that belong beside the finished output, each with its bytes.
  var companions: [(companion: Companion, bytes: [UInt8])] { get }

  /// The extension for what has been written, where a format has several; `nil` when all are good.
  var fileExtension: String? { get }
}

extension RecordWriter {
  /// Appended with the first record.
  public func head(ofRecords count: Int) -> [UInt8]? { nil }

  /// Ends an output that is in memory as a whole.
  /// - Parameters:
  ///   - output: all that was appended.
  ///   - count: how many records it has.
  public mutating func finish(_ output: inout [UInt8], ofRecords count: Int) {
    finish(to: &output)
    if let head = head(ofRecords: count) { output.insert(contentsOf: head, at: 0) }
  }

  /// None.
  public var companions: [(companion: Companion, bytes: [UInt8])] { [] }
  /// No other than the format's.
  public var fileExtension: String? { nil }
}

/// Why a record cannot be written.
public struct WritingError: Error, Hashable, Sendable {
  /// What is in the way, in one line.
  public let message: String
  /// What to do about it, in one line.
  public let help: String?

  /// A reason.
  public init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}

extension WritingError: CustomStringConvertible {
  /// What is in the way.
  public var description: String { message }
}
