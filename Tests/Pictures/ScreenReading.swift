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
    let marks = layout.spacing == .narrow ? ["+"] : ["▄", "·", "+"]
    let width = layout.inside.columns
    var found: Set<Square> = []
    for square in layout.squares {
      let corner = layout.corner(square)
      let line = self[corner.line]
      // The only letter in the upper line of the square.
      var text = ""
      for column in corner.column..<corner.column + width where line[column].text != " " {
        text += line[column].text
      }
      if !text.isEmpty, marks.contains(text) { found.insert(square) }
    }
    return found
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
