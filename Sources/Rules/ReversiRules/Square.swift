/// A square of a board of up to 16×16, named by column letter and row number.
///
/// `a1` is the top-left square; the letter counts columns (x), the number counts rows from the
/// top (y).
public struct Square: Hashable, Sendable {
  /// Row and column in one byte: `y << 4 | x`, both from 0.
  public let rawValue: UInt8

  /// The column from 0 (`a`) to 15 (`p`).
  @inlinable public var x: Int { Int(rawValue & 15) }

  /// The row from 0 (the top) to 15.
  @inlinable public var y: Int { Int(rawValue >> 4) }

  /// Creates the square in a column and row, both from 0; `nil` unless both are within `0...15`.
  @inlinable
  public init?(x: Int, y: Int) {
    guard 0...15 ~= x, 0...15 ~= y else { return nil }
    self.init(uncheckedX: x, y: y)
  }

  /// Creates the square with a raw value; every byte is valid.
  @inlinable
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Creates the square in a column and row that are known to be within `0...15`.
  @inlinable
  package init(uncheckedX x: Int, y: Int) {
    rawValue = UInt8(truncatingIfNeeded: y << 4 | x)
  }

  /// Creates the square with a name such as `e6` or `p16`, in lower case; `nil` for any other text.
  public init?(_ name: some StringProtocol) {
    let bytes = Array(name.utf8)
    guard (2...3).contains(bytes.count), let letter = bytes.first, letter >= UInt8(ascii: "a"),
      letter <= UInt8(ascii: "p"), bytes[1] != UInt8(ascii: "0"),
      bytes.dropFirst().allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    let row = bytes.dropFirst().reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    self.init(x: Int(letter - UInt8(ascii: "a")), y: row - 1)
  }
}

extension Square: Comparable {
  /// Orders squares row by row from the top, left to right in each.
  @inlinable
  public static func < (a: Square, b: Square) -> Bool { a.rawValue < b.rawValue }
}

extension Square: CustomStringConvertible {
  /// The name, for example `e6`.
  public var description: String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(x))) + String(y + 1)
  }
}
