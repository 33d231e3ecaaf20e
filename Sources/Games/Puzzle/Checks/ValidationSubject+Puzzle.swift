import GameRecords
import PuzzleRules

extension ValidationSubject<PuzzleRecord> {
  /// What keeps the layout at the start from being a puzzle, if it has as many cells as its size.
  ///
  /// With another number of cells, the cells are not where they seem to be.
  var cellProblems: [LayoutProblem] {
    guard case .noPuzzle(let error) = attempt,
      record.start.numbers.count == record.start.size.cellCount
    else { return [] }
    return error.problems
  }

  /// The panels that the layout at the start does not have, as a sentence of help; `nil` if it has
  /// all.
  var missingPanels: String? {
    let missing = cellProblems.compactMap { problem -> String? in
      guard case .missing(let panel) = problem else { return nil }
      return panel == 0 ? "the open cell" : String(panel)
    }
    guard !missing.isEmpty else { return nil }
    let shown = missing.prefix(16).joined(separator: ", ")
    return "missing: " + shown + (missing.count > 16 ? ", …" : "")
  }

  /// Returns a finding about a cell of the layout at the start.
  func finding(
    _ rule: Rule,
    _ message: String,
    help: String? = nil,
    atCell cell: Cell
  ) -> Finding {
    finding(rule, message, help: help, at: range(of: cell), square: cell.description)
  }

  /// The bytes of a cell, or of its row if it cannot be found there.
  private func range(of cell: Cell) -> Range<Int> {
    guard let row = record.origin?.range(of: .row(cell.row + 1))?.bytes else {
      return record.origin?.range(of: .start)?.bytes ?? 0..<0
    }
    let text = bytes(at: row)
    let words = text.split { !Self.isPart($0) }
    guard words.count == record.start.size.columns, words.indices.contains(cell.column) else {
      return row
    }
    let word = words[cell.column]
    let start = row.lowerBound + word.startIndex - text.startIndex
    return start..<start + word.count
  }

  /// Whether a byte can be part of a number or of a sign for the open cell.
  private static func isPart(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || "xX_.-".utf8.contains(byte)
  }

  /// The replay, if the record could be read and played to its end.
  var wholeReplay: PuzzleReplay? { isWholeGame ? attempt.replay : nil }

  /// The places of all slides; empty if the text does not have them.
  var slidesRange: Range<Int> {
    guard let moves = record.origin?.moves, let first = moves.first?.bytes.lowerBound else {
      return 0..<0
    }
    return first..<max(first, moves.last?.bytes.upperBound ?? first)
  }
}
