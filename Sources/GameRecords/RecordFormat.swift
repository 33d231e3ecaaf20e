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
  /// The facts that a file of this format can hold.
  var holds: FactSet { get }
  /// Whether a file can hold several records.
  var holdsMany: Bool { get }

  /// Whether an input is of this format, judged by its first bytes, and how one can tell.
  func recognise(_ head: InputHead) -> Recognition?

  /// A reader for one input, whose name its diagnostics show.
  func makeReader(source: String) -> any RecordReader

  /// A writer for one output.
  func makeWriter(_ layout: WritingLayout) -> any RecordWriter

  /// The facts of a record that a file of this format would not keep.
  func losses(of record: GameRecord) -> FactSet
}

extension RecordFormat {
  /// No name of its own.
  public var fileNames: [String] { [] }

  /// The record's facts that the format does not hold.
  public func losses(of record: GameRecord) -> FactSet { record.facts.subtracting(holds) }
}

/// How a format was recognised.
public struct Recognition: Hashable, Sendable {
  /// What in the input speaks for the format, for example `starts with “{”`.
  public let reason: String

  /// A recognition with its reason.
  public init(_ reason: String) { self.reason = reason }
}

/// Whether a writer is to write one record or a collection.
public enum WritingLayout: Hashable, Sendable {
  /// Exactly one record.
  case single
  /// Any number of records.
  case collection
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
public typealias RecordReceiver = (ParsedRecord) -> ReadingControl

/// Whether a reader is to go on.
public enum ReadingControl: Hashable, Sendable {
  case proceed, stop
}

/// Turns records into the bytes of one output.
public protocol RecordWriter {
  /// Appends one record, and before the first one whatever the format begins with.
  /// - Throws: ``WritingError`` when the format cannot hold the record; then nothing is appended.
  mutating func write(_ record: GameRecord, to output: inout [UInt8]) throws(WritingError)

  /// Appends whatever the format ends with.
  mutating func finish(to output: inout [UInt8])
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
