/// The moves of a page, each with its own link target.
struct HTMLMoves {
  private let moves: [DrawnMove]

  init(_ moves: [DrawnMove]) { self.moves = moves }

  /// The list; empty if there are no moves.
  var list: String {
    guard !moves.isEmpty else { return "" }
    let items = moves.map { move in
      let piece = move.player.map { "<span class=\"disk \($0.symbol)\"></span>" } ?? ""
      return """
        <li id="move-\(move.ply)"><a href="#move-\(move.ply)" aria-label="Move \(move.ply): \(SVGOutput.escape(move.words))">\
        <i>\(move.ply)</i>\(piece)\(SVGOutput.escape(move.text))</a>
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
}
