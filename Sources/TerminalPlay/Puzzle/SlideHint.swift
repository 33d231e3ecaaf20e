import Flipbook

/// The first slide of a shortest solution, in words.
struct SlideHint {
  /// The panel; `nil` if nothing can be suggested.
  let panel: Int?
  let words: String

  /// The most that is searched, so that a player does not wait for long.
  private static let limit = SearchLimit(nodes: 20_000_000)

  /// Looks for a hint.
  init(_ state: PuzzleState) {
    guard state.playableCells != nil else {
      (panel, words) = (nil, "a hint is given when a panel can slide")
      return
    }
    let puzzle = PuzzleRecord(start: state.puzzle.layout, goal: state.save.goal)
    guard let solution = try? puzzle.shortestSolution(Self.limit), let first = solution.slides.first
    else {
      (panel, words) = (nil, "the puzzle is too hard for a quick hint")
      return
    }
    panel = Int(first)
    words = "hint: slide \(first) (\(Words.count("slide", solution.slides.count)) to go)"
  }
}
