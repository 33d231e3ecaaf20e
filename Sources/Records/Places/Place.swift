/// Where a finding is: in which input, at which bytes, in which record, at which move.
public struct Place: Hashable, Sendable {
  /// The input's name as the user gave it.
  public var source: String
  /// The first byte, line and column; `nil` for the input as a whole.
  public var start: SourcePosition?
  /// The number of bytes; 0 for a point between two bytes.
  public var length: Int
  /// The point after the last byte.
  public var end: SourcePosition?
  /// The record's number in its input, from 1.
  public var record: Int?
  /// The record's own identifier.
  public var recordID: String?
  /// The move's number in its record, from 1.
  public var ply: Int?
  /// The square.
  public var square: String?
  /// The bytes around the place.
  var line: SourceLine?

  /// The place for a finding that is not about what the text says there, and shows nothing of it.
  package var withoutText: Place {
    var place = self
    place.line = nil
    return place
  }

  /// The line of text around the place, created on each access.
  public var excerpt: Excerpt? { line.map(Excerpt.init(of:)) }

  /// Creates a place in an input, or for the whole input.
  public init(
    source: String,
    start: SourcePosition? = nil,
    length: Int = 0,
    end: SourcePosition? = nil,
    record: Int? = nil,
    recordID: String? = nil,
    ply: Int? = nil,
    square: String? = nil
  ) {
    self.source = source
    self.start = start
    self.length = length
    self.end = end ?? start
    self.record = record
    self.recordID = recordID
    self.ply = ply
    self.square = square
  }
}
