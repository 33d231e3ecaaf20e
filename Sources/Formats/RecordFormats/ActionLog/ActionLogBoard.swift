import GameRecords
import ReversiRules

/// A board in the debugging output of the Redux fork: below the header, each row begins with its
/// number, from 0.
struct ActionLogBoard {
  private(set) var range: Range<Int>
  private var rows: [ArraySlice<UInt8>] = []

  /// A board without rows so far, whose header is a line.
  init(at line: Range<Int>) { range = line }

  /// The board; `nil` if a row is missing or has other symbols.
  var board: Board? { BoardText(rows: rows).board }

  /// Adds a line if it is the next row.
  /// - Returns: whether it is.
  mutating func add(_ text: ArraySlice<UInt8>, at line: Range<Int>) -> Bool {
    let number = Array("\(rows.count)".utf8)
    guard rows.count < BoardSize.range.upperBound, text.starts(with: number) else { return false }
    let row = text.dropFirst(number.count)
    guard row.count >= 4, row.allSatisfy({ "xo-".utf8.contains($0) }) else { return false }
    rows.append(row)
    range = range.lowerBound..<line.upperBound
    return true
  }
}
