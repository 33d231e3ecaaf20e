import GameRecords

/// A game on a page: the last frame, all moves, and the player, which needs a script.
struct HTMLGame {
  private let game: any DrawableGame
  private let options: RenderingOptions
  private let frames: FrameSequence
  private let last: Frame
  private let board: HTMLBoard
  /// The number of the game on a page with several, or `nil`.
  private let number: Int?

  init(_ game: some DrawableGame, _ options: RenderingOptions, number: Int? = nil) {
    self.game = game
    self.options = options
    self.number = number
    // The script makes the frames of each disk, except in a session.
    var wholeMoves = options
    if !game.showsSession(options) { wholeMoves.step = .move }
    frames = game.frames(wholeMoves).withRoom(for: options.marks)
    last = frames[frames.count - 1]
    board = HTMLBoard(game, last, options)
  }

  /// The title.
  var title: String { game.title(options) }
  /// A description in a few sentences.
  var summary: String { game.summary(options, of: frames) }
  /// The measures of the board, in CSS.
  var measures: String { HTMLStyle.measures(of: board, options) }
  /// The paints that the board refers to.
  var paints: Set<SVGPaint> { board.paints }

  /// Appends the title and the game.
  func add(to output: inout SVGOutput) {
    if let number {
      output.add("<section class=\"one\" id=g\(number) style=\"\(measures)\">\n")
    }
    output.add(header, "\n")
    output.add(number == nil ? "<main id=\"g\" class=\"player\">\n" : "<div class=\"player\">\n")
    addPlayer(to: &output)
    output.add(number == nil ? "</main>\n" : "</div>\n")
    if number != nil { output.add("</section>\n") }
  }

  /// Appends the record, if the page is to contain it.
  func addRecord(to output: inout SVGOutput) {
    guard let record = game.embedded else { return }
    let suffix = number.map { "-\($0)" } ?? ""
    output.add("<script type=\"application/json\" id=\"flipbook-record\(suffix)\">")
    output.add(record)
    output.add("</script>\n")
  }

  private func addPlayer(to output: inout SVGOutput) {
    let drawn = game.moves(options)
    var moves = HTMLMoves(game, drawn, options, prefix: number.map { "g\($0)-" } ?? "")
    let list = moves.markup(after: frames[0].ply)
    let data = HTMLFrames(game, frames, drawn, moves.lines, options)
    let isByDisk = data.flipTime != nil && !board.isOfSession
    let graph = HTMLGraph(frames, drawn, isByDisk: isByDisk)
    output.add("<section class=\"game\" aria-label=\"Game\">\n")
    let lines = moves.lines.enumerated().map { number, line in
      HTMLBoard.Note(ply: -1 - number, marks: line.move.marks, board: nil)
    }
    let notes = frames.map { HTMLBoard.Note(ply: $0.ply, marks: $0.marks, board: $0.board) } + lines
    output.add(board.markup(definesPaints: number == nil, notes.filter { !$0.marks.isEmpty }))
    output.add("\n\(status)\n<div class=\"track\(graph == nil ? "" : " graph")\">")
    output.add(graph?.markup ?? "", HTMLControls.slider, "</div>\n", HTMLControls.markup)
    output.add("\n<p class=\"live vh\" aria-live=\"polite\"></p>\n</section>\n")
    output.add(list)
    output.add("<script type=\"application/json\" class=\"frames\">")
    data.add(to: &output)
    output.add("</script>\n")
  }

  /// The title, and other facts about the game as a whole.
  ///
  /// An empty title hides it, except for readers who navigate by headings.
  private var header: String {
    let title = SVGOutput.escape(title)
    let isSeen = options.title == nil || game.heading(options) != nil
    let heading = "<h1><bdi>\(title)</bdi></h1>"
    let back = number == nil ? "" : "<a href=\"#games\">All games</a>\n"
    guard isSeen else { return "<header class=\"vh\">\(back)\(heading)</header>" }
    let facts = [options.title == nil ? nil : game.pairing] + game.occasion
    let line = facts.compactMap { $0 }.map(SVGOutput.escape).filter { $0 != title }
      .map { "<bdi>\($0)</bdi>" }.joined(separator: " · ")
    let event = line.isEmpty ? "" : "<p class=\"event\">\(line)</p>\n"
    return "<header>\n\(back)\(heading)\n\(event)</header>"
  }

  /// The line below the board, as on the app's screen.
  private var status: String {
    let piece = last.message.piece
    let name = piece?.description.capitalizedFirst ?? ""
    let symbol = piece.map { " \($0.symbol)" } ?? ""
    let names = game.names(options) ?? []
    let counts = last.counts.enumerated().map { index, count in
      let name = SVGOutput.escape(names[count: index].isolated)
      return "<span>\(count.piece.map(disk) ?? "")<b>\(SVGOutput.escape(count.text))</b>"
        + (name.isEmpty ? "" : "<bdi>\(name)</bdi>") + "</span>"
    }
    return """
      <div class="status">
      <p><span class="turn disk\(symbol)" role="img" aria-label="\(name)"></span>\
      <span class="words">\(SVGOutput.escape(SVGOutput.words(of: last.message)))</span></p>
      <p class="counts">\(counts.joined())</p>
      </div>\(players)
      """
  }

  /// Returns a piece next to a text.
  private func disk(_ piece: Piece) -> String {
    """
    <span class="disk \(piece.symbol)" role="img" aria-label="\(piece.description.capitalizedFirst)">\
    </span>
    """
  }

  /// Who plays, in a recorded session.
  private var players: String {
    guard let players = last.players else { return "" }
    let lines = players.map { player in
      """
      <p class="row" style="gap:.4rem;margin:0;min-width:11.5rem">\(disk(player.piece))<span>\(SVGOutput.escape(player.words))</span>\
      <i\(player.isThinking ? "" : " hidden")>thinking…</i></p>
      """
    }
    return """

      <div class="players row" style="gap:.25rem 1.5rem;margin:-.35rem 0 .75rem;color:var(--soft)">\
      \(lines.joined())</div>
      """
  }
}

extension DrawableGame {
  /// Where and when the game was played, each part if it is known.
  var occasion: [String?] {
    [
      DisplayText.glance(record.event), DisplayText.glance(record.site),
      record.date.flatMap { GameDate(year: $0.year, month: $0.month, day: $0.day)?.description },
    ]
  }
}
