import GameRecords
import RecordFormats

/// The words of a row, and where an open cell without a sign can be between them.
struct PuzzleTextRow {
  /// The bytes of the row from its first word to its last one.
  let range: Range<Int>
  /// The words.
  let cells: [PuzzleTextCell]
  /// The index of the empty field between two separators; `nil` unless there is exactly one.
  let emptyField: Int?
  /// Where each word begins and ends, counted from the start of the line; empty if there are tabs,
  /// whose width is not known.
  let starts: [Int]
  let ends: [Int]

  /// Reads a row.
  /// - Parameters:
  ///   - range: the bytes of the row, with the white space at both ends.
  ///   - source: the text.
  init(_ range: Range<Int>, of source: SourceText) {
    let text = source[range]
    let first = text.startIndex - range.lowerBound
    self.range = source.trimmed(range)
    var cells: [PuzzleTextCell] = []
    var fields: [Int] = []
    let separator = Self.separators.first(where: text.contains)
    let parts = separator.map { text.split(separator: $0, omittingEmptySubsequences: false) }
    for part in parts ?? [text] {
      let words = part.split(whereSeparator: PuzzleTextCell.isGap)
      if words.isEmpty { fields.append(cells.count) }
      for word in words {
        let place = word.startIndex - first..<word.endIndex - first
        cells.append(PuzzleTextCell(word, at: place))
      }
    }
    self.cells = cells
    emptyField = fields.count == 1 ? fields.first : nil
    let hasTabs = text.contains(UInt8(ascii: "\t"))
    starts = hasTabs ? [] : cells.map { $0.range.lowerBound - range.lowerBound }
    ends = hasTabs ? [] : cells.map { $0.range.upperBound - range.lowerBound }
  }

  /// What can be between fields; blanks are between words.
  private static let separators = [UInt8(ascii: ","), UInt8(ascii: "\t")]
}
