import GameRecords
import PuzzleRules
import RecordFormats

/// A layout as Swift's `Codable` writes a dictionary of cells: each cell, then its panel.
///
///     [{"x": 0, "y": 0}, 1, {"x": 0, "y": 1}, 2, …]
///
/// A key that is no text makes the dictionary an array. `x` is the row, counted from the top, as in
/// the article that builds a 15 puzzle so.
struct PuzzleTextDictionary {
  let layout: PanelLayout
  /// The bytes of the whole array.
  let range: Range<Int>

  /// Whether a text can be one.
  static func mayBegin(_ text: ArraySlice<UInt8>) -> Bool {
    text.first == UInt8(ascii: "[")
      && text.dropFirst().first { !WhiteSpace.isSpaceOrLineEnd($0) } == UInt8(ascii: "{")
  }

  /// Reads a text; `nil` unless it has each cell of a board once.
  init?(_ source: SourceText) {
    guard Self.mayBegin(source.bytes.trimmed), source.bytes.count < 64 << 10 else { return nil }
    let tree = JSONTree(source)
    guard let root = tree.root, root.kind == .array, tree.errors.items.isEmpty else { return nil }
    var panels: [Cell: UInt8] = [:]
    var cell: Cell?
    for value in root.children {
      if let known = cell {
        guard let panel = value.integer.flatMap(UInt8.init(exactly:)),
          panels.updateValue(panel, forKey: known) == nil
        else { return nil }
        cell = nil
      } else {
        guard let row = value.member("x")?.integer, let column = value.member("y")?.integer,
          PuzzleSize.range ~= max(2, row + 1), PuzzleSize.range ~= max(2, column + 1), row >= 0,
          column >= 0
        else { return nil }
        cell = Cell(column: column, row: row)
      }
    }
    let columns = (panels.keys.map(\.column).max() ?? 0) + 1
    let rows = (panels.keys.map(\.row).max() ?? 0) + 1
    guard cell == nil, columns * rows == panels.count,
      let size = PuzzleSize(columns: columns, rows: rows)
    else { return nil }
    layout = PanelLayout(
      size: size,
      numbers: (0..<size.cellCount).map { panels[size.cell(at: $0)] ?? 0 }
    )
    range = root.range
  }
}
