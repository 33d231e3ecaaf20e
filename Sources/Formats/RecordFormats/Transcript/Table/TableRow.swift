import GameRecords

/// A line of a table, cut into fields.
struct TableRow {
  /// The places of the fields, without the quotation marks around them.
  let fields: [Range<Int>]
  private let bytes: ArraySlice<UInt8>

  static let separators = Array(",;\t".utf8)

  /// Cuts a line; quotation marks around a field hide separators in it.
  init(_ bytes: ArraySlice<UInt8>, separator: UInt8) {
    let quote = UInt8(ascii: "\"")
    var quotes = TableQuotes(separators: [separator])
    var fields: [Range<Int>] = []
    var start = bytes.startIndex
    for index in bytes.indices {
      quotes.pass(bytes[index])
      guard !quotes.areOpen, bytes[index] == separator else { continue }
      fields.append(start..<index)
      start = index + 1
    }
    fields.append(start..<bytes.endIndex)
    self.bytes = bytes
    self.fields = fields.map { field in
      let text = bytes[field].trimmed
      guard text.count > 1, text.first == quote, text.last == quote else { return text.indices }
      return text.indices.dropFirst().dropLast()
    }
  }

  /// The text of a field, without the apostrophe that keeps a spreadsheet from reading a formula.
  func text(_ index: Int) -> String {
    var text = DecodedText(bytes[fields[index]]).text
    if text.utf8.contains(UInt8(ascii: "\"")) { text = text.replacing("\"\"", with: "\"") }
    if text.first == "'", let next = text.dropFirst().first, "=+-@".contains(next) {
      text.removeFirst()
    }
    return text
  }
}
