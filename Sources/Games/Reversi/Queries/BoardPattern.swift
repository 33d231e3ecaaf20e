import GameRecords
import RecordQueries
import ReversiRules

/// A board with wildcards that positions are compared with, by default in any orientation.
///
/// The rows are written from the top, without or with `/` between them: `x` dark, `o` light, `-`
/// empty, `#` any disk, `?` anything. A `*` stands for the rest of its row, and rows that are left
/// out at the end are anything.
struct BoardPattern: Sendable {
  private var cells: [Cell] = []
  private let isExact: Bool
  /// The pattern in its orientations on 8×8; `nil` if it does not fit there.
  private var usual: [Orientation]?

  private struct Cell {
    let square: Square
    let content: Content
  }

  private enum Content: Character {
    case dark = "x"
    case light = "o"
    case empty = "-"
    case disk = "#"
  }

  init(_ value: QueryText, isExact: Bool) throws(QueryError) {
    self.isExact = isExact
    for (y, row) in try Self.rows(value).enumerated() {
      for (x, symbol) in row.enumerated() where symbol != "?" && symbol != "*" {
        guard let content = Content(rawValue: symbol), let square = Square(x: x, y: y) else {
          throw Self.error("the pattern has the symbol \(DisplayText.quote("\(symbol)"))", value)
        }
        cells.append(Cell(square: square, content: content))
      }
    }
    guard !cells.isEmpty else { throw Self.error("the pattern has only wildcards", value) }
    usual = orientations(on: .standard)
  }

  /// Returns the rows of a pattern, up to any `*`.
  private static func rows(_ value: QueryText) throws(QueryError) -> [Substring] {
    let text = value.text.lowercased()
    var rows = text.split(separator: "/", omittingEmptySubsequences: false).flatMap { part in
      // Spaces end rows too, but none next to a “/”.
      let rows = part.split(whereSeparator: \.isWhitespace)
      return rows.isEmpty ? [""] : rows
    }
    if rows.count == 1, text.count == BoardSize.standard.squareCount, !text.contains("*") {
      rows = stride(from: 0, to: text.count, by: 8).map { text.dropFirst($0).prefix(8) }
    }
    for row in rows {
      if let star = row.firstIndex(of: "*"), row.index(after: star) < row.endIndex {
        throw error("“*” is not at the end of its row", value)
      }
    }
    let wide = rows.map { $0.prefix { $0 != "*" }.count }.max() ?? 0
    guard rows.count <= 16, wide <= 16 else {
      throw error("the pattern has \(rows.count) rows of up to \(wide) symbols", value)
    }
    return rows
  }

  private static func error(_ message: String, _ value: QueryText) -> QueryError {
    QueryError(
      message,
      help: "write 64 of x o - # ?, or rows with “/” between them, such as xo*/x*",
      at: value.range
    )
  }

  /// Returns the pattern in the orientations that are looked for; `nil` if the board is too small.
  private func orientations(on size: BoardSize) -> [Orientation]? {
    guard cells.allSatisfy({ size.contains($0.square) }) else { return nil }
    let symmetries = isExact ? [.identity] : Symmetry.all.filter { $0.image(of: size) == size }
    return symmetries.map { symmetry in
      func squares(_ content: Content) -> SquareSet {
        let squares = cells.filter { $0.content == content }.map(\.square)
        return SquareSet(squares.map { symmetry.image(of: $0, on: size) }, size: size)
      }
      return Orientation(
        dark: squares(.dark),
        light: squares(.light),
        empty: squares(.empty),
        disks: squares(.disk)
      )
    }
  }

  /// Whether a position fits the pattern.
  func matches(_ position: Position) -> Bool {
    let board = position.board
    guard let orientations = board.size == .standard ? usual : orientations(on: board.size) else {
      return false
    }
    let (dark, light) = (board.squares(of: .dark), board.squares(of: .light))
    return orientations.contains { $0.matches(dark: dark, light: light) }
  }

  /// The pattern in one orientation, as the squares with each content.
  private struct Orientation {
    let dark, light, empty, disks: SquareSet

    func matches(dark: SquareSet, light: SquareSet) -> Bool {
      self.dark.isSubset(of: dark) && self.light.isSubset(of: light)
        && empty.isDisjoint(with: dark) && empty.isDisjoint(with: light)
        && disks.allSatisfy { dark.contains($0) || light.contains($0) }
    }
  }
}
