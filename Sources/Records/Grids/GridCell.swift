/// A place on a board that is drawn; `a1` is the upper left one.
public struct GridCell: Hashable, Sendable {
  private let column: UInt8
  private let row: UInt8

  /// The column, from 0.
  public var x: Int { Int(column) }
  /// The row, from 0 at the top.
  public var y: Int { Int(row) }

  /// Creates a place.
  /// - Precondition: Both numbers are from 0 to 255.
  public init(x: Int, y: Int) {
    column = UInt8(x)
    row = UInt8(y)
  }

  /// Creates a place from the letter of its column and the number of its row, such as `c4`; `nil` for
  /// any other text, and beyond the largest board.
  public init?(_ name: some StringProtocol) {
    guard let letter = name.utf8.first, case let column = Int(letter | 0x20) - 0x61,
      let row = Int(name.dropFirst()), name.dropFirst().allSatisfy(\.isWholeNumber),
      0..<16 ~= column, 1...16 ~= row
    else { return nil }
    self.init(x: column, y: row - 1)
  }

  /// The letter of the column.
  package var letter: String { String(UnicodeScalar(UInt8(ascii: "a") + UInt8(x))) }
}

extension GridCell: Comparable {
  /// Orders cells row by row.
  public static func < (a: GridCell, b: GridCell) -> Bool { (a.y, a.x) < (b.y, b.x) }
}

extension GridCell: CustomStringConvertible {
  /// The letter of the column and the number of the row, for example `c4`.
  public var description: String { letter + String(y + 1) }

  /// Appends ``description``, faster than with a text.
  package func append(to output: inout [UInt8]) {
    output.append(UInt8(ascii: "a") + column)
    if row < 9 { output.append(UInt8(ascii: "1") + row) } else { output += String(y + 1).utf8 }
  }
}
