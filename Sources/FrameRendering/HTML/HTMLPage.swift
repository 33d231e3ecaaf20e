internal import GameRecords
internal import ReversiRules

/// A whole page: what the last frame shows and all moves, and the player, which needs a script.
struct HTMLPage {
  private let game: PlayedGame
  private let options: RenderingOptions
  private let frames: FrameSequence
  private let last: Frame
  private let board: HTMLBoard

  init(_ game: PlayedGame, _ options: RenderingOptions) {
    self.game = game
    self.options = options
    frames = game.frames(options)
    last = frames[frames.count - 1]
    board = HTMLBoard(game, last, options)
  }

  /// What the page may do: nothing but run this very script and show what it holds itself.
  private static let policy = """
    default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src '\(scriptDigest)'; \
    base-uri 'none'; form-action 'none'
    """

  /// The SHA-256 of `player.js`, by which browsers know the script.
  static let scriptDigest = "sha256-gWh6ilLYI21FvmjUo4rcDqw8bWTOsStUsSBe5U+OJuw="

  var bytes: [UInt8] {
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
      <meta name="description" content="\(SVGOutput.escape(game.summary(options)))">
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
      <header>
      \(heading(title))
      </header>
      <main>
      <section id="game" aria-label="Game">
      \(board.markup)
      \(status)
      \(Self.controls)
      <p id="live" class="vh" aria-live="polite"></p>
      </section>
      \(HTMLMoves(game, options).list)
      </main>

      """
    )
    if let record = game.embedded {
      output.add("<script type=\"application/json\" id=\"flipbook-record\">\(record)</script>\n")
    }
    let data = HTMLFrames(game, frames, options).json
    output.add("<script type=\"application/json\" id=\"frames\">\(data)</script>\n<script>")
    output.add(PackageResources.player_js)
    output.add("</script>\n</body>\n</html>\n")
    return output.bytes
  }

  /// The title, and what else is known of the game as a whole.
  private func heading(_ title: String) -> String {
    let record = game.record
    let facts = [
      options.title == nil ? nil : game.pairing,
      PlayedGame.words(record.event), PlayedGame.words(record.site),
      record.date.flatMap { GameDate(year: $0.year, month: $0.month, day: $0.day)?.description },
    ]
    let line = facts.compactMap { $0 }.map(SVGOutput.escape).filter { $0 != title }
      .map { "<bdi>\($0)</bdi>" }.joined(separator: " · ")
    return "<h1><bdi>\(title)</bdi></h1>" + (line.isEmpty ? "" : "\n<p class=\"event\">\(line)</p>")
  }

  /// The line below the board, as on the app's screen.
  private var status: String {
    let side = SVGStatus.side(last.message)
    let name = side.map { $0.description.capitalizedFirst } ?? ""
    let symbol = side.map { " \($0.symbol)" } ?? ""
    let counts = Disk.allCases.map { disk in
      """
      <span class="disk \(disk.symbol)" role="img" aria-label="\(disk.description.capitalizedFirst)">\
      </span><b id="\(disk)">\(last.counts[disk])</b>
      """
    }
    return """
      <div class="status">
      <p><span id="turn" class="disk\(symbol)" role="img" aria-label="\(name)"></span>\
      <span id="words">\(SVGStatus.words(last.message))</span></p>
      <p>\(counts.joined())</p>
      </div>
      """
  }

  /// What the script plays the game with; hidden until it runs.
  private static let controls = """
    <div id="controls" role="group" aria-label="Playback" hidden>
    <div class="row">
    \(button("first", "First", "Home", "<path d=\"M6 5h2v14H6zM20 5v14L9 12z\"/>"))
    \(button("previous", "Previous step", "ArrowLeft", "<path d=\"M16 5v14L5 12z\"/>"))
    \(button("play", "Play", "Space", playPaths))
    \(button("next", "Next step", "ArrowRight", "<path d=\"M8 5v14l11-7z\"/>"))
    \(button("last", "Last", "End", "<path d=\"M4 5v14l11-7zM16 5h2v14h-2z\"/>"))
    </div>
    <input id="slider" type="range" min="0" value="0" aria-label="Frame" autocomplete="off">
    <div class="row">
    <p id="place"></p>
    <label>Speed <select id="speed" autocomplete="off"><option value=".25">0.25×<option value=".5">\
    0.5×<option value="1" selected>1×<option value="2">2×<option value="4">4×</select></label>
    </div>
    <details><summary>Keys</summary><dl>
    <dt><kbd>Space</kbd><dd>play or pause
    <dt><kbd>←</kbd> <kbd>→</kbd><dd>one step back or on
    <dt><kbd>Shift</kbd> with them, <kbd>Page Up</kbd>, <kbd>Page Down</kbd><dd>one move back or on
    <dt><kbd>Home</kbd> <kbd>End</kbd><dd>start or end
    </dl></details>
    </div>
    """

  private static let playPaths = """
    <path class="a" d="M7 4v16l13-8z"/><path class="b" d="M6 4h4v16H6zM14 4h4v16h-4z"/>\
    <path class="c" d="M12 5V1L6 6l6 5V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8z"/>
    """

  private static func button(
    _ id: String,
    _ name: String,
    _ key: String,
    _ paths: String
  ) -> String {
    """
    <button id="\(id)" type="button" aria-label="\(name)" title="\(name)" aria-keyshortcuts="\(key)">\
    <svg viewBox="0 0 24 24" aria-hidden="true">\(paths)</svg></button>
    """
  }
}
