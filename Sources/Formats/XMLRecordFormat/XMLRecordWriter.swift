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

  private static let declaration: StaticString = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

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
      let (indent, isRoot) = try begin(record: &output)
      // A collection, a record and a move are levels too.
      try tables.write(record, depth: Limits.depth - 3) { record, table throws(WritingError) in
        output.append("<")
        output.append(table.words.name)
        if isRoot { output.append(contentsOf: XMLVocabulary.rootAttributes.utf8) }
        var writer = XMLTableWriter(output, indent: indent)
        output = []
        defer { output = writer.output }
        try writer.writeRecord(record, table)
      }
      hasBegun = true
    } catch {
      output.removeSubrange(mark...)
      throw error
    }
  }

  /// Appends what comes before the element of a record.
  /// - Returns: its indentation, and whether it is the outermost element.
  private func begin(
    record output: inout [UInt8]
  ) throws(WritingError) -> (indent: String, isRoot: Bool) {
    if layout == .collection {
      if !hasBegun { begin(&output) }
      output.append("  ")
      return ("  ", false)
    }
    guard let other = replaced?.bytes else {
      guard !hasBegun else {
        throw WritingError(
          "a document without <games> stores only one record",
          help: "write a collection"
        )
      }
      output.append(Self.declaration)
      return ("", true)
    }
    let tag = XMLTagText(other.prefix { $0 != UInt8(ascii: ">") }, at: 0)
    guard !tag.name.contains(":") else { throw WritingError("the element's name has a prefix") }
    let lineEnd = other.lastIndex(of: UInt8(ascii: "\n")) ?? other.endIndex
    let indent = other[lineEnd...].dropFirst().prefix(while: WhiteSpace.isSpaceOrTab)
    return (String(decoding: indent, as: UTF8.self), tag.attribute("xmlns") != nil)
  }

  /// Appends the end of a collection.
  public mutating func finish(to output: inout [UInt8]) {
    guard layout == .collection else { return }
    if !hasBegun { begin(&output) }
    output.append("</games>\n")
  }

  private func begin(_ output: inout [UInt8]) {
    output.append(Self.declaration)
    output.append(contentsOf: "<\(XMLVocabulary.collection)\(XMLVocabulary.rootAttributes)>\n".utf8)
  }
}
