public import GameRecords
import ReversiRules

/// Writes game records as XML: two spaces for each level, one element on each line.
///
/// The bytes of a record must not change from one release to the next: people compare and store
/// them.
public struct XMLRecordWriter: GameWriter {
  private let layout: WritingLayout
  private var hasBegun = false

  /// A writer of one output.
  public init(_ layout: WritingLayout) { self.layout = layout }

  /// Adds the passes, which the format writes, and drops nothing.
  public func fit(_ record: inout ReversiRecord) -> [Loss] { record.keep(.all) }

  /// Appends one record; before the first, also the beginning of the document.
  public mutating func write(
    _ record: consuming ReversiRecord,
    to output: inout [UInt8]
  ) throws(WritingError) {
    let mark = output.count
    do throws(WritingError) {
      switch layout {
      case .single:
        guard !hasBegun else {
          throw WritingError(
            "a document with <game> stores only one record",
            help: "write a collection"
          )
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
