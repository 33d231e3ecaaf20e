public import GameRecords
package import RecordFormats

/// Writes game records as XML: two spaces for each level, one element on each line.
///
/// The bytes of a record must not change from one release to the next: people compare and store
/// them.
public struct XMLRecordWriter: RecordWriter {
  private let layout: WritingLayout
  private var hasBegun = false
  /// The tables of all games.
  private let tables: [any GameTable]
  /// The element in whose place the record is written.
  private let replaced: SourceText?

  /// Creates a writer of one output with records of some games.
  package init(
    _ layout: WritingLayout,
    _ tables: [any GameTable],
    insteadOf replaced: SourceText? = nil
  ) {
    self.layout = layout
    self.tables = tables
    self.replaced = replaced
  }

  /// A writer that has begun a collection.
  public var continuation: (any RecordWriter)? {
    guard layout == .collection else { return nil }
    var writer = self
    writer.hasBegun = true
    return writer
  }

  /// Adds the passes, which the format writes, and drops nothing.
  public func fit(_ record: inout some GameRecord) -> [Loss] { record.keep(.all) }

  /// Appends one record; before the first, also the beginning of the document.
  public mutating func write(
    _ record: consuming some GameRecord,
    to output: inout [UInt8]
  ) throws(WritingError) {
    let mark = output.count
    do throws(WritingError) {
      switch layout {
      case .single:
        if let replaced { return try append(record, insteadOf: replaced.bytes, to: &output) }
        guard !hasBegun else {
          throw WritingError(
            "a document without <games> stores only one record",
            help: "write a collection"
          )
        }
        output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        try append(record, isRoot: true, indent: "", to: &output)
      case .collection:
        if !hasBegun { begin(&output) }
        output.append("  ")
        try append(record, isRoot: false, indent: "  ", to: &output)
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

  /// Appends the element of a record in the layout of another one.
  private func append(
    _ record: consuming some GameRecord,
    insteadOf other: ArraySlice<UInt8>,
    to output: inout [UInt8]
  ) throws(WritingError) {
    let tag = XMLTagText(other.prefix { $0 != UInt8(ascii: ">") }, at: 0)
    guard !tag.name.contains(":") else { throw WritingError("the element's name has a prefix") }
    let lineEnd = other.lastIndex(of: UInt8(ascii: "\n")) ?? other.endIndex
    let indent = other[lineEnd...].dropFirst().prefix(while: WhiteSpace.isSpaceOrTab)
    try append(
      record,
      isRoot: tag.attribute("xmlns") != nil,
      indent: String(decoding: indent, as: UTF8.self),
      to: &output
    )
  }

  /// Appends the element of a record.
  private func append<Record: GameRecord>(
    _ record: consuming Record,
    isRoot: Bool,
    indent: String,
    to output: inout [UInt8]
  ) throws(WritingError) {
    var failure: WritingError?
    // A collection, a record and a move are levels too.
    try tables.write(record, depth: Limits.depth - 3) { record, table in
      output.append("<")
      output.append(table.words.name)
      if isRoot { appendRootAttributes(to: &output) }
      var writer = XMLTableWriter(output, indent: indent)
      output = []
      defer { output = writer.output }
      do throws(WritingError) {
        try writer.writeRecord(record, table)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
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
