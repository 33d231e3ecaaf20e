/// A point in a text, whose lines end with a line feed, a carriage return or both.
public struct SourcePosition: Hashable, Sendable {
  /// Bytes before the point, from the start of the input.
  public var offset: Int
  /// The line, from 1, or 0 in a binary file, which has none.
  public var line: Int
  /// Unicode scalars before the point in its line, plus 1; 0 in a binary file.
  public var column: Int
  /// Bytes before the point in its line, plus 1; 0 in a binary file.
  public var byteColumn: Int
  /// Whether the last byte was a carriage return; with a line feed after it, both are one line end.
  private var isAfterReturn = false

  /// The first point of a binary input.
  public static let binaryStart = SourcePosition(offset: 0, line: 0, column: 0)

  /// Whether the point is in a binary file: an offset without line and column.
  public var isBinary: Bool { line == 0 }

  /// The first point of an input.
  public static let start = SourcePosition(offset: 0, line: 1, column: 1)

  /// Creates a point; by default all characters before it in its line are ASCII.
  public init(offset: Int, line: Int, column: Int, byteColumn: Int? = nil) {
    self.offset = offset
    self.line = line
    self.column = column
    self.byteColumn = byteColumn ?? column
  }

  /// Moves the point past some bytes.
  public mutating func advance(over bytes: ArraySlice<UInt8>) {
    if isBinary {
      offset += bytes.count
      return
    }
    var bytes = bytes
    if isAfterReturn, bytes.first == UInt8(ascii: "\n") {
      bytes.removeFirst()
      offset += 1
      isAfterReturn = false
    }
    guard let last = bytes.last else { return }
    isAfterReturn = last == UInt8(ascii: "\r")
    offset += bytes.count
    bytes.withUnsafeBufferPointer { bytes in
      let lines = ByteCount.lineEnds(in: bytes)
      line += lines
      guard lines > 0 else {
        column += ByteCount.scalars(in: bytes)
        byteColumn += bytes.count
        return
      }
      let lastEnd = bytes.lastIndex(where: ByteCount.endsLine) ?? 0
      let rest = UnsafeBufferPointer(rebasing: bytes[(lastEnd + 1)...])
      column = 1 + ByteCount.scalars(in: rest)
      byteColumn = 1 + rest.count
    }
  }

  /// Points are equal if they are at the same place, however they were reached.
  public static func == (a: SourcePosition, b: SourcePosition) -> Bool {
    a.offset == b.offset && a.line == b.line && a.column == b.column
  }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(offset)
    hasher.combine(line)
    hasher.combine(column)
  }
}
