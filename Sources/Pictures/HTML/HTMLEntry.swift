import GameRecords

/// A game in a list of games: a small picture, the players, and the result.
struct HTMLEntry {
  private let game: any DrawableGame
  private let options: RenderingOptions
  private let last: Frame

  init(_ game: some DrawableGame, _ options: RenderingOptions) {
    self.game = game
    self.options = options
    var wholeMoves = options
    wholeMoves.step = .move
    let frames = game.frames(wholeMoves)
    last = frames[frames.count - 1]
  }

  /// The contents of a link to the game.
  var markup: String {
    let facts = game.occasion.compactMap(\.self).map { "<bdi>\(SVGOutput.escape($0))</bdi>" }
    let occasion = facts.isEmpty ? "" : "<small>\(facts.joined(separator: " · "))</small>"
    return """
      \(picture)<span><b dir=auto>\(SVGOutput.escape(game.title(options)))</b><br>\
      \(SVGOutput.escape(result))\(occasion)</span>
      """
  }

  /// The counts at the end, and who has won.
  private var result: String {
    let counts = last.counts.map(\.text)
      .joined(separator: last.counts.allSatisfy { $0.piece != nil } ? "–" : ", ")
    return [counts, last.message.sentence].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// The last position, with a path for the pieces of each tone.
  private var picture: String {
    let board = last.board.turned(options.orientation)
    let paths = [Piece.Tone.dark, .light].map { tone in
      let pieces = board.size.cells.filter { board[$0]?.tone == tone }.map { cell in
        board[cell]?.shape == .panel ? "M\(cell.x) \(cell.y)h.01" : "M\(cell.x) \(cell.y)h0"
      }
      return "<path class=\(Self.name(of: tone)) d=\"\(pieces.joined())\"/>"
    }
    let numbers = board.size.cells.compactMap { cell in
      board[cell].flatMap { piece in
        piece.number.map {
          "<text class=\(Self.name(of: piece.tone)) x=\(cell.x) y=\(cell.y).2>\($0)</text>"
        }
      }
    }
    let isPanels = board.size.cells.contains { board[$0]?.shape == .panel }
    return """
      <svg class="thumb\(isPanels ? " panels" : "")" \
      viewBox="-.5 -.5 \(board.size.width) \(board.size.height)" aria-hidden="true">\
      \(paths.joined())\(numbers.joined())</svg>
      """
  }

  /// The class of a tone.
  private static func name(of tone: Piece.Tone) -> String { tone == .dark ? "x" : "o" }
}
