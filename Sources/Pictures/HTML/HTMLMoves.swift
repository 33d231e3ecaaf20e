import GameRecords

/// The moves of a page, each with its own link target, and what the record says about them.
struct HTMLMoves {
  /// A move of a variation.
  struct LineMove {
    /// The move.
    let move: DrawnMove
    /// The number of the move before it: -1 is the first move in ``HTMLMoves/lines``, and so on.
    let before: Int
  }

  private let moves: [DrawnMove]
  private let continuations: [[DrawnMove]]
  private let comment: String?
  private let prefix: String
  /// The moves of all variations in the order of the list.
  private(set) var lines: [LineMove] = []

  /// Creates the list of a game's moves.
  /// - Parameters:
  ///   - game: the game.
  ///   - moves: its moves.
  ///   - options: what to draw and how.
  ///   - prefix: what the names of all link targets begin with.
  init(
    _ game: some DrawableGame,
    _ moves: [DrawnMove],
    _ options: RenderingOptions,
    prefix: String
  ) {
    self.moves = moves
    self.prefix = prefix
    continuations = game.continuations(options)
    comment = game.record.comment
  }

  /// Returns the list, unless it would be empty.
  /// - Parameter start: the number of moves before those of the list.
  /// - Returns: the list.
  mutating func markup(after start: Int) -> [UInt8] {
    guard !moves.isEmpty || !continuations.isEmpty || comment != nil else { return [] }
    let hasSides = (moves.first ?? continuations.first?.first)?.player != nil
    var output = SVGOutput()
    output.add(
      """
      <nav aria-label="Moves">
      <h2>Moves</h2>
      <ol class="moves\(hasSides ? " pairs" : "")" role="list">

      """
    )
    addNote(comment, on: 0, [], after: start, to: &output)
    var before = start
    for move in moves {
      output.add(
        "<li id=\(prefix)move-\(move.ply)",
        Self.side(of: move),
        "><a href=#\(prefix)move-\(move.ply)"
      )
      Self.addContents(of: move, "Move", showsNumber: true, to: &output)
      output.add("\n")
      addNote(move.comment, on: move.ply, move.variations, after: before, to: &output)
      before = move.ply
    }
    addNote(nil, on: before, continuations, after: before, to: &output)
    output.add("</ol>\n</nav>\n")
    return output.bytes
  }

  /// Appends a comment on a move, and the variations that branch off after the move before it.
  private mutating func addNote(
    _ comment: String?,
    on ply: Int,
    _ variations: [[DrawnMove]],
    after before: Int,
    to output: inout SVGOutput
  ) {
    guard comment != nil || !variations.isEmpty else { return }
    output.add("<li class=note>")
    if let comment { Self.addComment(comment, on: ply, "p", to: &output) }
    for line in variations {
      output.add("<p>")
      add(line, after: before, to: &output)
      output.add("</p>")
    }
    output.add("\n")
  }

  /// Appends a variation in parentheses, with those that branch off it.
  private mutating func add(
    _ line: [DrawnMove],
    after start: Int,
    to output: inout SVGOutput
  ) {
    var before = start
    var showsNumber = true
    var separator = "("
    for move in line {
      lines.append(LineMove(move: move, before: before))
      let number = lines.count
      output.add(separator, "<a href=#\(prefix)line-\(number)", Self.side(of: move))
      Self.addContents(of: move, "Variation move", showsNumber: showsNumber, to: &output)
      separator = " "
      if let comment = move.comment {
        output.add(separator)
        Self.addComment(comment, on: -number, "bdi", to: &output)
      }
      for variation in move.variations {
        output.add(separator)
        add(variation, after: before, to: &output)
      }
      showsNumber = !move.variations.isEmpty
      before = -number
    }
    output.add(")")
  }

  /// Returns the class of the player who makes a move.
  private static func side(of move: DrawnMove) -> String {
    move.player.map { " class=" + $0.symbol } ?? ""
  }

  /// Appends the rest of a link: a label in words, and what is seen of the move.
  private static func addContents(
    of move: DrawnMove,
    _ kind: String,
    showsNumber: Bool,
    to output: inout SVGOutput
  ) {
    output.add(" aria-label=\"", kind, " \(move.ply): ")
    output.add(text: move.words)
    let evaluation = move.evaluationText
    let glyphs = move.glyphs.isEmpty ? nil : move.glyphs
    for fact in [glyphs, move.timeText, evaluation.map { "evaluation " + $0 }] {
      if let fact { output.add(", ", SVGOutput.escape(fact)) }
    }
    output.add("\">", showsNumber ? "<i>\(move.ply)</i>" : "")
    output.add(text: move.text + move.glyphs)
    let facts = [move.timeText, evaluation.map { "<b>\($0)</b>" }].compactMap(\.self)
    if !facts.isEmpty { output.add("<small>", facts.joined(separator: " "), "</small>") }
    output.add("</a>")
  }

  /// Appends a comment with the name by which the script finds it.
  private static func addComment(
    _ comment: String,
    on ply: Int,
    _ element: String,
    to output: inout SVGOutput
  ) {
    output.add("<\(element) dir=auto class=c\(ply)>")
    output.add(text: DisplayText.escape(lines: comment))
    output.add("</\(element)>")
  }
}
