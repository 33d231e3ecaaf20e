public import PuzzleRules

/// Something that the app asks its environment to do.
public enum PuzzleEffect: Hashable, Sendable {
  /// Animate a panel that slides, then report ``PuzzleEvent/slideDone(work:)``.
  case slide(PanelSlide, work: WorkToken)
  /// Stop animating the panel, and report nothing.
  case stopSlide(work: WorkToken)
  /// Ask for confirmation of a shuffle.
  case askForShuffle
  /// Store this, so that the app can resume from here later.
  case save(PuzzleSave)
}

/// A panel that slides by one cell.
public struct PanelSlide: Hashable, Sendable {
  /// The number of the panel.
  public let panel: Int
  /// The cell where it was.
  public let start: Cell
  /// The open cell, where it will be.
  public let end: Cell
}

extension PuzzleEffect: CustomStringConvertible {
  /// The effect in a few words.
  public var description: String {
    switch self {
    case .slide(let slide, _): "slide \(slide.panel) to \(slide.end)"
    case .stopSlide: "stop the slide"
    case .askForShuffle: "ask for confirmation"
    case .save: "save"
    }
  }
}
