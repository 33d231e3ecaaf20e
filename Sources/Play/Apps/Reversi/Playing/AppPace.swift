/// How fast the app is.
public struct AppPace: Hashable, Sendable {
  /// How long the computer thinks about each move, at least.
  public var thinkTime: Duration
  /// How long a disk that was placed or flipped is shown before the next one changes.
  public var flipDelay: Duration

  /// Creates a pace, by default with no waiting.
  public init(thinkTime: Duration = .zero, flipDelay: Duration = .zero) {
    (self.thinkTime, self.flipDelay) = (thinkTime, flipDelay)
  }
}
