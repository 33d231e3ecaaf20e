/// The slider, the buttons and the menu of a page's player.
enum HTMLControls {
  /// The slider; hidden until the script runs.
  static let slider = """
    <input class="slider" type="range" min="0" value="0" aria-label="Frame" autocomplete="off" hidden>
    """

  /// The controls; hidden until the script runs.
  static let markup = """
    <div class="controls" role="group" aria-label="Playback" hidden>
    <div class="row">
    \(button("first", "First position", "Home", "<path d=\"M6 5h2v14H6zM20 5v14L9 12z\"/>"))
    \(button("previous", "Previous move", "ArrowLeft", "<path d=\"M16 5v14L5 12z\"/>"))
    \(button("play", "Play", "Space", playPaths))
    \(button("next", "Next move", "ArrowRight", "<path d=\"M8 5v14l11-7z\"/>"))
    \(button("last", "Last position", "End", "<path d=\"M4 5v14l11-7zM16 5h2v14h-2z\"/>"))
    </div>
    <div class="row">
    <p class="place"></p>
    <label>Speed <select class="speed" autocomplete="off"><option value=".25">0.25×<option value=".5">\
    0.5×<option value="1" selected>1×<option value="2">2×<option value="4">4×</select></label>
    </div>
    <details><summary>Keys</summary><dl>
    <dt><kbd>Space</kbd><dd>play or pause
    <dt><kbd>←</kbd> <kbd>→</kbd><dd>one move back or forward
    <dt><kbd>Shift</kbd> <kbd>←</kbd> <kbd>→</kbd><dd>one frame back or forward
    <dt><kbd>Home</kbd> <kbd>End</kbd><dd>first or last position
    </dl></details>
    </div>
    """

  private static let playPaths = """
    <path class="i1" d="M7 4v16l13-8z"/><path class="i2" d="M6 4h4v16H6zM14 4h4v16h-4z"/>\
    <path class="i3" d="M12 5V1L6 6l6 5V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8z"/>
    """

  private static func button(
    _ kind: String,
    _ name: String,
    _ key: String,
    _ paths: String
  ) -> String {
    """
    <button class="\(kind)" type="button" aria-label="\(name)" title="\(name)" aria-keyshortcuts="\(key)">\
    <svg viewBox="0 0 24 24" aria-hidden="true">\(paths)</svg></button>
    """
  }
}
