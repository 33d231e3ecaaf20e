package import Apps

/// The first slide of a shortest solution, in words.
package struct SlideHint {
  /// The panel; `nil` if nothing can be suggested.
  let panel: Int?
  let words: String

  /// The most that is searched, so that a player does not wait for long.
  private static let limit = SearchLimit(nodes: 20_000_000)

  /// Makes the tables that hints need, in the background, so that a player need not wait for them.
  package static func prepare(_ size: PuzzleSize) {
    Task.detached(priority: .utility) { PuzzleRecord.prepareSolutions(size: size) }
  }

  /// Looks for a hint.
  init(_ state: PuzzleState) {
    guard state.playableCells != nil else {
      (panel, words) = (nil, "a hint is given when the app waits for a slide")
      return
    }
    let puzzle = PuzzleRecord(start: state.puzzle.layout, goal: state.save.goal)
    do throws(SolutionError) {
      let slides = try puzzle.shortestSolution(Self.limit).slides
      panel = slides.first.map { Int($0) }
      let count = Words.count("slide", slides.count)
      words = panel.map { "hint: slide \($0) (\(count) to go)" } ?? "the panels are in order"
    } catch {
      panel = nil
      words =
        if case .noSolution(.unsolvable, _) = error {
          "\(error)"
        } else {
          "the puzzle is too hard for a quick hint"
        }
    }
  }
}
