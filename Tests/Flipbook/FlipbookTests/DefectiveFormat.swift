import Flipbook
import Testing

/// A format that passes on what a good one reads and writes, and spoils it.
struct DefectiveFormat: RecordFormat {
  let good: any RecordFormat
  /// Whether its writer leaves out the fitting of a record.
  var skipsFitting: @Sendable (ReversiRecord) -> Bool = { _ in false }
  /// What its writer silently changes in a record.
  var change: @Sendable (inout ReversiRecord) -> Void = { _ in }
  /// What its reader changes in what it has read, in the first block or after it.
  var spoil: (@Sendable (inout ParsedRecord, _ isCut: Bool) -> Void)?
  /// Whether a reader that spoils something reads further after a stop.
  var ignoresStop = false

  var name: String { "defective" }
  var title: String { "a defective format" }
  var fileExtensions: [String] { [] }
  var stores: FactSet { .all }
  var storesMany: Bool { true }
  var rules: [Rule] { [] }

  /// Creates a format that is still as good as another one.
  init(_ name: String = "jsonl") throws {
    good = try #require(FormatRegistry.standard.format(named: name))
  }

  func recognise(_ head: InputHead) -> Recognition? { nil }

  func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    let reader = good.makeReader(source: source, options)
    guard let spoil else { return reader }
    return Reader(good: reader, spoil: spoil, ignoresStop: ignoresStop)
  }

  func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? {
    good.makeWriter(options).map { Writer(good: $0, format: self) }
  }

  private struct Reader: RecordReader {
    var good: any RecordReader
    let spoil: @Sendable (inout ParsedRecord, _ isCut: Bool) -> Void
    let ignoresStop: Bool
    var blocks = 0

    mutating func read(_ block: ArraySlice<UInt8>, to receive: RecordReceiver) -> ReadingControl {
      blocks += 1
      let (spoil, isCut, ignoresStop) = (spoil, blocks > 1, ignoresStop)
      return good.read(block) { slice in
        var parsed = slice.parsed()
        spoil(&parsed, isCut)
        let control = receive(RecordSlice(parsed))
        return ignoresStop ? .proceed : control
      }
    }

    mutating func finish(to receive: RecordReceiver) -> ReadingControl {
      let (spoil, isCut) = (spoil, blocks > 1)
      return good.finish { slice in
        var parsed = slice.parsed()
        spoil(&parsed, isCut)
        return receive(RecordSlice(parsed))
      }
    }
  }

  private struct Writer: GameWriter {
    var good: any RecordWriter
    let format: DefectiveFormat

    mutating func fit(_ record: inout ReversiRecord) -> [Loss] {
      format.skipsFitting(record) ? [] : good.fit(&record)
    }

    mutating func write(_ record: ReversiRecord, to output: inout [UInt8]) throws(WritingError) {
      var record = record
      format.change(&record)
      try good.write(record, to: &output)
    }

    mutating func finish(to output: inout [UInt8]) { good.finish(to: &output) }

    func head(ofRecords count: Int) -> [UInt8]? { good.head(ofRecords: count) }

    var companions: [(companion: Companion, bytes: [UInt8])] { good.companions }
  }
}
