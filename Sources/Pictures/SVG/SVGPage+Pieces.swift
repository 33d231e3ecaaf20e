import GameRecords

/// Pieces with numbers of their own, in units of the page.
extension SVGPage {
  /// Returns a group of pieces or of their numbers.
  static func pieces(_ elements: String, size: Int = 18, _ attributes: String = "") -> String {
    "<g\(attributes) font-size=\"\(size)\" font-weight=\"600\" text-anchor=\"middle\">\(elements)</g>"
  }

  /// Returns a piece with its number, to be put in ``pieces(_:size:_:)``.
  func piece(_ piece: Piece, at cell: GridCell) -> String {
    let (x, y) = (cell.x * Self.square, cell.y * Self.square)
    let fill = "fill=\"\(SVGPaint(piece).fill(suffix))\"/>"
    let shape =
      switch piece.shape {
      case .disk: "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"15.8\" \(outline(1.2))\(fill)"
      case .panel:
        "<rect x=\"\(x - 18)\" y=\"\(y - 18)\" width=\"36\" height=\"36\" rx=\"4\" \(outline(1))\(fill)"
      }
    return shape + label(piece, at: cell)
  }

  /// Returns the line around a panel.
  func outline(_ width: Double) -> String {
    "stroke=\"\(colours.outline)\" stroke-width=\"\(SVGOutput.number(width, decimals: 3))\"\(theme.className("k")) "
  }

  /// Returns the number of a piece, to be put in ``pieces(_:size:_:)``; empty if it has none.
  func label(_ piece: Piece, at cell: GridCell) -> String {
    guard let number = piece.number else { return "" }
    let size = number > 99 ? " font-size=\"15\"" : ""
    return Self.text("\(number)", on: cell, " fill=\"\(colours.ink(on: piece.tone))\"\(size)")
  }

  /// Returns the numbers of all pieces of a board that have one.
  func labels(_ board: PieceBoard) -> String {
    let labels = board.size.cells.compactMap { cell in board[cell].map { label($0, at: cell) } }
      .joined()
    return labels.isEmpty ? "" : Self.pieces(labels)
  }

  /// Returns the number of a move in the corner of a piece with a number of its own.
  func smallNumber(_ number: Int, on cell: GridCell, _ piece: Piece) -> String {
    "<text x=\"\(cell.x * Self.square + 16)\" y=\"\(cell.y * Self.square - 9)\" "
      + "fill=\"\(colours.ink(on: piece.tone))\" font-size=\"8\" text-anchor=\"end\">\(number)</text>"
  }

  /// Returns the line under the number of a panel that can slide.
  func underline(_ cell: GridCell, _ piece: Piece, _ attributes: String = "") -> String {
    let (x, y) = (cell.x * Self.square - 8, cell.y * Self.square + 10)
    return "<rect x=\"\(x)\" y=\"\(y)\" width=\"16\" height=\"2\" "
      + "fill=\"\(colours.ink(on: piece.tone))\"\(attributes)/>"
  }

  /// Returns the mark of the last move in the corner of a panel; out of sight without a cell.
  func cornerMark(_ cell: GridCell?, _ attributes: String) -> String {
    let (x, y) = (cell?.x ?? Self.outside, cell?.y ?? Self.outside)
    return "<circle cx=\"\(x * Self.square - 13)\" cy=\"\(y * Self.square - 13)\" r=\"2.5\" "
      + "fill=\"\(colours.mark)\"\(theme.className("m"))\(attributes)/>"
  }
}
