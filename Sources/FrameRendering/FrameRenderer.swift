public import GameRecords

/// Draws a game's frames in one output format.
///
/// A new output is one type that conforms, in a folder of its own, and one line in the registry.
public protocol FrameRenderer: Sendable {
  /// The short name that `--format` takes, in lower case.
  var name: String { get }
  /// What the output is, in a few words.
  var title: String { get }

  /// Draws a game piece by piece.
  /// - Parameters:
  ///   - replay: the game.
  ///   - options: what to show of it and how.
  ///   - emit: takes the next piece of the output and says whether to go on.
  func render(_ replay: Replay, options: RenderingOptions, emit: (String) -> Bool)
}

/// What to draw of a game and how.
public struct RenderingOptions: Hashable, Sendable {
  /// The moves to show, counted from 1 with passes; `nil` for all.
  public var plies: ClosedRange<Int>?
  /// What is drawn of each move.
  public var style: Style
  /// Whether the output may use a terminal's colours.
  public var usesColour: Bool

  /// Options; by default every frame of every move, without colours.
  public init(plies: ClosedRange<Int>? = nil, style: Style = .frames, usesColour: Bool = false) {
    self.plies = plies
    self.style = style
    self.usesColour = usesColour
  }

  /// What is drawn of each move.
  public enum Style: String, Hashable, CaseIterable, Sendable {
    /// Each frame of the animation.
    case frames
    /// One board, on which the placed disk and the turned ones bear the numbers of the flip order.
    case order
  }
}
