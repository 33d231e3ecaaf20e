import RecordText
import GameRecords
import ReversiRules

/// Writes records as JSON for people.
///
/// Others rely on this layout: it must not change.
struct JSONDocumentWriter: RecordWriter {
  private let isArray: Bool
  private var count = 0

  func fit(_ record: inout GameRecord) -> [Loss] { record.keep(.all) }

  init(_ layout: WritingLayout) { isArray = layout == .collection }

  mutating func write(_ record: GameRecord, to output: inout [UInt8]) throws(WritingError) {
    guard isArray || count == 0 else {
      throw WritingError(
        "a second record does not fit into a document for one",
        help: "write a collection, or JSON Lines"
      )
    }
    try JSONWritable.check(record)
    if isArray { output.append(contentsOf: count == 0 ? "[\n  ".utf8 : ",\n  ".utf8) }
    count += 1
    JSONOutput.append(to: &output, isCompact: false, indentation: isArray ? 2 : 0) { json in
      json.record(record)
    }
    if !isArray { output.append(UInt8(ascii: "\n")) }
  }

  mutating func finish(to output: inout [UInt8]) {
    guard isArray else { return }
    output.append(contentsOf: count == 0 ? "[]\n".utf8 : "\n]\n".utf8)
  }
}

/// Writes records as JSON Lines.
///
/// Others rely on this layout: it must not change.
struct JSONLinesWriter: RecordWriter {
  func fit(_ record: inout GameRecord) -> [Loss] { record.keep(.all) }

  mutating func write(_ record: GameRecord, to output: inout [UInt8]) throws(WritingError) {
    try JSONWritable.check(record)
    JSONOutput.append(to: &output, isCompact: true) { json in json.record(record) }
    output.append(UInt8(ascii: "\n"))
  }

  mutating func finish(to output: inout [UInt8]) {}
}

extension JSONOutput {
  /// Appends JSON to a buffer, without copying it.
  fileprivate static func append(
    to output: inout [UInt8],
    isCompact: Bool,
    indentation: Int = 0,
    _ write: (inout JSONOutput) -> Void
  ) {
    var json = JSONOutput(appendingTo: output, isCompact: isCompact, indentation: indentation)
    output = []
    write(&json)
    output = json.bytes
  }
}
