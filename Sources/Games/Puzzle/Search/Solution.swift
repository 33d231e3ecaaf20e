/// A shortest solution of a puzzle.
public struct Solution: Hashable, Sendable {
  /// The panels to slide, in order.
  public let panels: [Int]

  /// The number of layouts that the search looked at.
  public let nodes: Int

  /// The number of slides.
  public var length: Int { panels.count }
}
