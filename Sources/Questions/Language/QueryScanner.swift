import GameRecords

/// A piece of a query.
enum QueryToken {
  case text(QueryText)
  case comparison(QueryOperator, Range<Int>)
  case comma(Range<Int>)
  case open(Range<Int>)
  case close(Range<Int>)

  var range: Range<Int> {
    switch self {
    case .text(let text): text.range
    case .comparison(_, let range), .comma(let range), .open(let range), .close(let range): range
    }
  }
}

/// Cuts a query into tokens.
struct QueryScanner {
  private let bytes: [UInt8]
  private var offset = 0

  /// Returns the tokens of a query.
  static func tokens(of query: String) throws(QueryError) -> [QueryToken] {
    var scanner = QueryScanner(bytes: Array(query.utf8))
    var tokens: [QueryToken] = []
    while let token = try scanner.next() { tokens.append(token) }
    return tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func next() throws(QueryError) -> QueryToken? {
    while offset < bytes.count, WhiteSpace.isSpaceOrLineEnd(bytes[offset]) { offset += 1 }
    guard offset < bytes.count else { return nil }
    let start = offset
    switch bytes[offset] {
    case UInt8(ascii: "("):
      offset += 1
      return .open(start..<offset)
    case UInt8(ascii: ")"):
      offset += 1
      return .close(start..<offset)
    case UInt8(ascii: ","):
      offset += 1
      return .comma(start..<offset)
    case let quote where Self.quotes.contains(quote): return .text(try quoted(by: quote))
    default: break
    }
    if let comparison = comparison(at: offset) {
      offset += comparison.rawValue.utf8.count
      return .comparison(comparison, start..<offset)
    }
    while offset < bytes.count, isLetter(at: offset) { offset += 1 }
    guard offset > start else {
      throw QueryError(
        "a single “!” is no comparison",
        help: "write “!=” or “not”",
        at: start..<start + 1
      )
    }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    return .text(QueryText(text: word, range: start..<offset))
  }

  /// Reads a text in quotation marks, in which a backslash may precede a quotation mark.
  private mutating func quoted(by quote: UInt8) throws(QueryError) -> QueryText {
    let start = offset
    offset += 1
    var content: [UInt8] = []
    while offset < bytes.count, bytes[offset] != quote {
      if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count,
        [quote, UInt8(ascii: "\\")].contains(bytes[offset + 1])
      {
        offset += 1
      }
      content.append(bytes[offset])
      offset += 1
    }
    guard offset < bytes.count else {
      throw QueryError("the quotation mark is not closed", at: start..<start + 1)
    }
    offset += 1
    return QueryText(
      text: String(decoding: content, as: UTF8.self),
      range: start..<offset,
      isQuoted: true
    )
  }

  private func comparison(at offset: Int) -> QueryOperator? {
    // The longest one: “<=” begins with “<”.
    QueryOperator.allCases.filter { bytes[offset...].starts(with: $0.rawValue.utf8) }
      .max { $0.rawValue.utf8.count < $1.rawValue.utf8.count }
  }

  private func isLetter(at offset: Int) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "!"): false
    case let byte: !WhiteSpace.isSpaceOrLineEnd(byte) && comparison(at: offset) == nil
    }
  }

  private static let quotes = "\"'".utf8
}
