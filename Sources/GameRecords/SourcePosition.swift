/// A point in a text.
public struct SourcePosition: Hashable, Sendable {
  /// Bytes before the point, from the start of the input.
  public var offset: Int
  /// The line, from 1, or 0 in a binary file, which has none; only a line feed ends a line.
  public var line: Int
  /// Unicode scalars before the point in its line, plus 1; 0 in a binary file.
  public var column: Int

  /// The first point of a binary input.
  public static let binaryStart = SourcePosition(offset: 0, line: 0, column: 0)

  /// Whether the point is in a binary file: an offset without line and column.
  public var isBinary: Bool { line == 0 }

  /// The first point of an input.
  public static let start = SourcePosition(offset: 0, line: 1, column: 1)

  /// A point.
  public init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }

  /// Moves the point behind some bytes.
  public mutating func advance(over bytes: ArraySlice<UInt8>) {
    if isBinary {
      offset += bytes.count
      return
    }
    bytes.withUnsafeBufferPointer { bytes in
      let lines = ByteCount.of(UInt8(ascii: "\n"), in: bytes)
      offset += bytes.count
      line += lines
      guard lines > 0 else {
        column += ByteCount.scalars(in: bytes)
        return
      }
      let lastLine = bytes[(bytes.lastIndex(of: UInt8(ascii: "\n")) ?? 0)...].dropFirst()
      column = 1 + ByteCount.scalars(in: UnsafeBufferPointer(rebasing: lastLine))
    }
  }
}
