public import FrameRendering
import GameRecords
import PuzzleRules

extension PlayedPuzzle {
  /// Returns figures with the number of each slide on its panel, as many as are needed for each panel
  /// to slide once.
  public func figures(_ options: RenderingOptions) throws(RenderingError) -> [Figure] {
    guard options.style == .order else { return [try figure(options)] }
    let plies = shown(options)
    guard !plies.isEmpty else {
      throw RenderingError(
        "there are no slides that can be numbered",
        help: "use --style frames to draw the position"
      )
    }
    let steps = steps
    var figures: [Figure] = []
    var first = plies.lowerBound
    var numbers: [Int: Int] = [:]
    for ply in plies {
      if let panel = steps[ply].panel, numbers[panel] != nil {
        figures.append(figure(steps, first..<ply, numbers))
        first = ply
        numbers = [:]
      }
      if let panel = steps[ply].panel { numbers[panel] = ply }
    }
    return figures + [figure(steps, first..<plies.upperBound, numbers)]
  }

  /// Returns the only figure.
  /// - Throws: ``/FrameRendering/RenderingError`` if there are none or several.
  public func figure(_ options: RenderingOptions) throws(RenderingError) -> Figure {
    var options = options
    options.style = .order
    let figures = try figures(options)
    guard figures.count == 1 else {
      let first = shown(options).lowerBound
      let last = first + figures[0].numbers.count - 1
      throw RenderingError(
        "a picture can show one slide of each panel, and a panel slides again with move \(last + 1)",
        help: "choose fewer moves, for example with --moves \(first)..\(last)"
      )
    }
    return figures[0]
  }

  private func figure(_ steps: [Step], _ plies: Range<Int>, _ numbers: [Int: Int]) -> Figure {
    let panels = steps[plies].compactMap(\.panel).map(String.init).joined(separator: " ")
    let range = Words.range("move", plies.lowerBound, to: plies.upperBound - 1)
    let before = steps[plies.lowerBound - 1]
    let cells = numbers.compactMap { panel, ply in
      before.puzzle.cell(of: panel).map { (GridCell($0), ply) }
    }
    return Figure(
      "\(range): \(panels)",
      PieceBoard(before.puzzle),
      [Frame.Count](before.ply, of: moveCount, under: before.puzzle.size),
      Dictionary(uniqueKeysWithValues: cells)
    )
  }
}
