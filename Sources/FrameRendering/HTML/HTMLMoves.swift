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
      <ol id="moves" role="list">

      """
    )
    for move in moves {
      let ply = String(move.ply)
      output.add(
        "<li id=\"move-",
        ply,
        "\"><a href=\"#move-",
        ply,
        "\" aria-label=\"Move ",
        ply,
        ": "
      )
      output.add(text: move.words)
      output.add("\"><i>", ply, "</i>")
      if let player = move.player { output.add("<span class=\"disk ", player.symbol, "\"></span>") }
      output.add(text: move.text)
      output.add("</a>\n")
    }
    output.add("</ol>\n</nav>\n")
  }
}
