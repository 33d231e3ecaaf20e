/// The moves of a page, each with its own link target.
struct HTMLMoves {
  private let moves: [DrawnMove]

  init(_ moves: [DrawnMove]) { self.moves = moves }

  /// Appends the list, unless there are no moves.
  func add(to output: inout SVGOutput) {
    guard !moves.isEmpty else { return }
    output.add(
      """
      <nav aria-labelledby="moves-title">
      <h2 id="moves-title">Moves</h2>
      <ol id="moves" role="list"\(moves[0].player == nil ? "" : " class=\"pairs\"")>

      """
    )
    for move in moves {
      let ply = String(move.ply)
      let side = move.player.map { " class=" + $0.symbol } ?? ""
      output.add(
        "<li id=move-",
        ply,
        side,
        "><a href=#move-",
        ply,
        " aria-label=\"Move ",
        ply,
        ": "
      )
      output.add(text: move.words)
      output.add("\"><i>", ply, "</i>")
      output.add(text: move.text)
      output.add("</a>\n")
    }
    output.add("</ol>\n</nav>\n")
  }
}
