@testable import FrameRendering
import GameRecords
import Games
import ReversiRules
import TestSupport

/// Reads what a terminal shows as a person would.
extension [[Pyte.Cell]] {
  /// The disks.
  func board(_ layout: TerminalLayout, _ palette: Theme.Palette?) -> Board {
    var board = Board(size: layout.board.ofReversi)
    for square in layout.squares {
      let corner = layout.corner(square)
      let cell =
        self[corner.line][corner.column + (layout.spacing == .narrow ? 0 : 1)]
      switch cell.text {
      case "●", "█", "▀", "▄": board[square] = palette.map { cell.side($0) } ?? .dark
      case "○", "─", "▛": board[square] = .light
      default: break
      }
    }
    return board
  }

  /// The squares with the mark of the last placement.
  func marks(_ layout: TerminalLayout, _ palette: Theme.Palette) -> [Square] {
    layout.squares.filter { square in
      let corner = layout.corner(square)
      let middle = self[corner.line][corner.column + layout.inside.columns / 2]
      return switch layout.spacing {
      case .wide: middle.foreground == palette.mark.digits
      case .medium: self[corner.line][corner.column].text == "["
      case .narrow: self[corner.line][corner.column - 1].text == "["
      }
    }
  }

  /// The squares with the mark of a legal placement.
  func legalMoves(_ layout: TerminalLayout) -> Set<Square> {
    let marks: Set = ["▄", "·", "+"]
    return Set(
      layout.squares.filter { square in
        let corner = layout.corner(square)
        let cells = self[corner.line][corner.column..<corner.column + layout.inside.columns]
        let text = cells.map(\.text).joined()
        return layout.spacing == .narrow
          ? text == "+" : marks.contains(text.filter { $0 != " " }.description)
      }
    )
  }

  /// Returns the words of a line.
  func text(_ line: Int) -> String {
    self[line].map(\.text).joined().split(separator: " ").joined(separator: " ")
  }
}

extension Pyte.Cell {
  fileprivate func side(_ palette: Theme.Palette) -> Disk? {
    Disk.allCases.first { palette.disk(Piece.Tone($0)).digits == foreground }
  }
}

extension Colour {
  /// The colour as `rrggbb`.
  var digits: String {
    [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension Frame {
  /// The line with counts and message, with both disks in the same shape.
  var status: String {
    let message =
      switch screenMessage {
      case .turn: "● 's turn"
      case .won: "● won"
      case .tied: "Tied"
      }
    return "● \(diskCounts.dark) ● \(diskCounts.light) \(message)"
  }

  /// The line below it.
  var note: String {
    if event == .alert { return "Pass: Cannot place a disk." }
    return move.map { "\(ply). \($0)" } ?? ""
  }
}
