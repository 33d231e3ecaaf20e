/// Why a panel does not slide.
public enum SlideError: Error, Hashable, Sendable {
  /// The puzzle has no panel with this number.
  case noSuchPanel
  /// The cell is not on this board.
  case offBoard
  /// The open cell has no panel.
  case openCell
  /// The panel is not beside the open cell.
  case notBesideOpenCell
  /// The panel is in another row and another column than the open cell.
  case notInLineWithOpenCell
}

extension SlideError: CustomStringConvertible {
  /// The reason as a clause.
  public var description: String {
    switch self {
    case .noSuchPanel: "there is no such panel"
    case .offBoard: "the cell is not on the board"
    case .openCell: "the open cell has no panel to slide"
    case .notBesideOpenCell: "the panel is not beside the open cell"
    case .notInLineWithOpenCell: "the panel is not in line with the open cell"
    }
  }
}
