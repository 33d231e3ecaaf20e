import GameRecords

/// A whole page: the last frame, all moves, and the player, which needs a script.
struct HTMLPage {
  private let game: any DrawableGame
  private let options: RenderingOptions
  private let frames: FrameSequence
  private let last: Frame
  private let board: HTMLBoard

  init(_ game: some DrawableGame, _ options: RenderingOptions) {
    self.game = game
    self.options = options
    // The script makes the frames of each disk, except in a session.
    var wholeMoves = options
    if !game.showsSession(options) { wholeMoves.step = .move }
    frames = game.frames(wholeMoves)
    last = frames[frames.count - 1]
    board = HTMLBoard(game, last, options)
  }

  /// The content security policy: the page may only run its own script and show its own content.
  private static let policy = """
    default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src '\(scriptDigest)'; \
    base-uri 'none'; form-action 'none'
    """

  /// The script of `player.js` without comments and indentation, which would make each page larger.
  static let script: [UInt8] = {
    let lines = PackageResources.player_js.split(separator: UInt8(ascii: "\n"))
      .map { $0.drop { $0 == UInt8(ascii: " ") } }
    return Array(lines.filter { !$0.starts(with: "//".utf8) }.joined(separator: "\n".utf8))
  }()

  /// The SHA-256 of the script, by which browsers recognise it.
  static let scriptDigest = "sha256-omS6ByptewwTpZ2JhnoTUvI9UCdxJvPCmmAq3ea3O8k="

  var bytes: [UInt8] {
    let moves = game.moves(options)
    var list = HTMLMoves(game, moves, options)
    let title = SVGOutput.escape(game.title(options))
    var output = SVGOutput()
    output.add(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <title>\(title)</title>
      <meta name="description" content="\(SVGOutput.escape(game.summary(options, of: frames)))">
      <link rel="icon" href="\(HTMLStyle.icon)">
      <style>
      \(HTMLStyle(board, options).variables)

      """
    )
    output.add(PackageResources.player_css)
    output.add(
      """
      </style>
      </head>
      <body>
      \(header(title))
      <main id="g" class="player">
      <section class="game" aria-label="Game">

      """
    )
    output.add(board.markup)
    output.add("\n\(status)\n")
    let markup = list.markup(after: frames[0].ply)
    let data = HTMLFrames(game, frames, moves, list.lines, options)
    let graph = HTMLGraph(frames, moves, isByDisk: data.flipTime != nil && !data.isOfSession)
    output.add("<div class=\"track\(graph == nil ? "" : " graph")\">")
    output.add(graph?.markup ?? "", HTMLControls.slider, "</div>\n", HTMLControls.markup)
    output.add("\n<p class=\"live vh\" aria-live=\"polite\"></p>\n</section>\n")
    output.add(markup)
    output.add("<script type=\"application/json\" class=\"frames\">")
    data.add(to: &output)
    output.add("</script>\n</main>\n")
    if let record = game.embedded {
      output.add("<script type=\"application/json\" id=\"flipbook-record\">")
      output.add(record)
      output.add("</script>\n")
    }
    output.add("<script>")
    output.add(Self.script)
    output.add("</script>\n</body>\n</html>\n")
    return output.bytes
  }

  /// The title, and other facts about the game as a whole.
  ///
  /// An empty title hides it, except for readers who navigate by headings.
  private func header(_ title: String) -> String {
    let isSeen = options.title == nil || game.caption(options) != nil
    guard isSeen else { return "<header class=\"vh\"><h1><bdi>\(title)</bdi></h1></header>" }
    let record = game.record
    let facts = [
      options.title == nil ? nil : game.pairing,
      DisplayText.glance(record.event), DisplayText.glance(record.site),
      record.date.flatMap { GameDate(year: $0.year, month: $0.month, day: $0.day)?.description },
    ]
    let line = facts.compactMap { $0 }.map(SVGOutput.escape).filter { $0 != title }
      .map { "<bdi>\($0)</bdi>" }.joined(separator: " · ")
    let event = line.isEmpty ? "" : "<p class=\"event\">\(line)</p>\n"
    return "<header>\n<h1><bdi>\(title)</bdi></h1>\n\(event)</header>"
  }

  /// The line below the board, as on the app's screen.
  private var status: String {
    let piece = last.message.piece
    let name = piece?.description.capitalizedFirst ?? ""
    let symbol = piece.map { " \($0.symbol)" } ?? ""
    let names = game.names(options) ?? []
    let counts = last.counts.enumerated().map { index, count in
      let disk = count.piece.map { piece in
        """
        <span class="disk \(piece.symbol)" role="img" aria-label="\(piece.description.capitalizedFirst)">\
        </span>
        """
      }
      let name = names.indices.contains(index) ? SVGOutput.escape(names[index].isolated) : ""
      return "<span>\(disk ?? "")<b>\(SVGOutput.escape(count.text))</b>"
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

  /// Who plays, in a recorded session.
  private var players: String {
    guard let players = last.players else { return "" }
    let lines = players.map { player in
      """
      <p><span class="disk \(player.piece.symbol)" role="img" \
      aria-label="\(player.piece.description.capitalizedFirst)">\
      </span><span>\(SVGOutput.escape(player.words))</span>\
      <i\(player.isThinking ? "" : " hidden")>thinking…</i></p>
      """
    }
    return "\n<div class=\"players\">\(lines.joined())</div>"
  }
}
