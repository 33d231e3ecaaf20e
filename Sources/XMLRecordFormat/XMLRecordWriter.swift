public import GameRecords
import ReversiRules

/// Writes game records as XML: two spaces for each level, one element on each line.
///
/// Its bytes must not change from one release to the next for the same record: people compare and
/// store them.
public struct XMLRecordWriter: RecordWriter {
  private let layout: WritingLayout
  private var hasBegun = false

  /// A writer of one output.
  public init(_ layout: WritingLayout) { self.layout = layout }

  /// Supplies the passes, which the format writes, and takes nothing away.
  public func fit(_ record: inout GameRecord) -> [Loss] { record.keep(.all) }

  /// Appends one record, and before the first one what the document begins with.
  public mutating func write(
    _ record: consuming GameRecord,
    to output: inout [UInt8]
  ) throws(WritingError) {
    let mark = output.count
    do throws(WritingError) {
      switch layout {
      case .single:
        guard !hasBegun else {
          throw WritingError("a document with <game> holds one record", help: "write a collection")
        }
        output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<game")
        appendRootAttributes(to: &output)
        var game = XMLGameWriter(record, indent: "")
        try game.append(to: &output)
      case .collection:
        if !hasBegun { begin(&output) }
        output.append("  <game")
        var game = XMLGameWriter(record, indent: "  ")
        try game.append(to: &output)
      }
      hasBegun = true
    } catch {
      output.removeSubrange(mark...)
      throw error
    }
  }

  /// Appends the end of a collection.
  public mutating func finish(to output: inout [UInt8]) {
    guard layout == .collection else { return }
    if !hasBegun { begin(&output) }
    output.append("</games>\n")
  }

  private func begin(_ output: inout [UInt8]) {
    output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<games")
    appendRootAttributes(to: &output)
    output.append(">\n")
  }

  private func appendRootAttributes(to output: inout [UInt8]) {
    output.append(" xmlns=\"")
    output.append(contentsOf: XMLVocabulary.namespace.utf8)
    output.append("\" version=\"")
    output.append(contentsOf: XMLVocabulary.version.utf8)
    output.append("\"")
  }
}
