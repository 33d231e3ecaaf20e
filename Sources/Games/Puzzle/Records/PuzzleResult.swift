/// The result that a record declares, which may differ from that of its slides.
public struct PuzzleResult: Hashable, Sendable {
  /// How many panels were slid, each by one cell.
  public var slides: Int?
  /// How many runs there were: slides one after the other in the same direction are one run.
  public var runs: Int?
  /// How the game ended.
  public var ending: Ending?

  /// Creates a declared result.
  public init(slides: Int? = nil, runs: Int? = nil, ending: Ending? = nil) {
    self.slides = slides
    self.runs = runs
    self.ending = ending
  }

  /// What is counted; `nil` if nothing is.
  var counts: [Int?]? { slides == nil && runs == nil ? nil : [slides, runs] }

  /// Whether nothing is declared.
  public var isEmpty: Bool { slides == nil && runs == nil && ending == nil }

  /// How a game ended.
  public enum Ending: String, Hashable, CaseIterable, Sendable {
    /// The goal was reached.
    case solved
    /// The game was broken off.
    case unsolved
  }
}
