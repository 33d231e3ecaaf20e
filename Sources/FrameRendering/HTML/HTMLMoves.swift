import GameRecords
import ReversiRules

/// The moves of a page, each with its own link target.
struct HTMLMoves {
  private let steps: [ReplayStep]

  init(_ game: PlayedGame, _ options: RenderingOptions) {
    steps = game.steps(options)
  }

  /// The list; empty if there are no moves.
  var list: String {
    guard !steps.isEmpty else { return "" }
    let items = steps.map { step in
      """
      <li id="move-\(step.ply)"><a href="#move-\(step.ply)" aria-label="\(Self.name(of: step))">\
      <i>\(step.ply)</i><span class="disk \(step.side.symbol)"></span>\(step.move)</a>
      """
    }
    return """
      <nav aria-labelledby="moves-title">
      <h2 id="moves-title">Moves</h2>
      <ol id="moves" role="list">
      \(items.joined(separator: "\n"))
      </ol>
      </nav>
      """
  }

  /// Returns the accessible name of a move.
  private static func name(of step: ReplayStep) -> String {
    let side = step.side.description
    return "Move \(step.ply): \(side) " + (step.move == .pass ? "passes" : step.move.description)
  }
}
