import GameRecords

/// Why a query cannot be understood, and where.
public struct QueryError: Error, Hashable, Sendable {
  /// What is wrong.
  public var message: String
  /// What to do about it.
  public var help: String?
  /// The bytes of the query that are wrong, counted in UTF-8.
  public var range: Range<Int>

  /// Creates an error about some bytes of a query.
  public init(_ message: String, help: String? = nil, at range: Range<Int>) {
    self.message = message
    self.help = help
    self.range = range
  }

  /// Returns the line of a query with the wrong part and a caret below that part.
  /// - Parameter query: the query that the error is about.
  /// - Returns: two lines, without an end of line after the second.
  public func excerpt(of query: String) -> String {
    let text = SourceText(name: "query", bytes: Array(query.utf8)[...])
    guard let excerpt = text.place(of: range).excerpt else { return query }
    return excerpt.text + "\n" + excerpt.markLine()
  }
}
