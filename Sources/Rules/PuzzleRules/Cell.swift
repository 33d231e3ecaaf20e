/// A cell of a sliding puzzle, named by column letter and row number.
///
/// `a1` is the top-left cell; the letter counts columns, the number counts rows from the top. A cell
/// off every board can be expressed too, because a tap can be anywhere.
public struct Cell: Hashable, Sendable {
  /// The column, 0 for `a`.
  public let column: Int

  /// The row, 0 for the top one.
  public let row: Int

  /// Creates the cell in a column and row, both from 0.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// Creates the cell with a name from `a1` to `p16`, in lower case; `nil` for any other text.
  public init?(_ name: some StringProtocol) {
    let bytes = Array(name.utf8)
    guard (2...3).contains(bytes.count), let letter = bytes.first, letter >= UInt8(ascii: "a"),
      bytes[1] != UInt8(ascii: "0"),
      bytes.dropFirst().allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    let number = bytes.dropFirst().reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    self.init(column: Int(letter - UInt8(ascii: "a")), row: number - 1)
    guard hasName else { return nil }
  }

  /// Whether the cell is on the largest board.
  private var hasName: Bool { 0..<16 ~= column && 0..<16 ~= row }
}

extension Cell: Comparable {
  /// Orders cells row by row from the top, left to right in each.
  public static func < (a: Cell, b: Cell) -> Bool { (a.row, a.column) < (b.row, b.column) }
}

extension Cell: CustomStringConvertible {
  /// The name, for example `d4`, or column and row from 0 if the cell is on no board.
  public var description: String {
    guard hasName else { return "(\(column), \(row))" }
    return String(UnicodeScalar(UInt8(ascii: "a") + UInt8(column))) + String(row + 1)
  }
}
