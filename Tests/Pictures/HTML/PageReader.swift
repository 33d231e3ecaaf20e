import FrameRendering
import GameRecords
import Games

/// Draws the pages that tests read.
enum PageReader {
  /// The page of a game.
  static func page(
    _ game: PlayedGame,
    _ options: RenderingOptions = RenderingOptions()
  ) throws -> String {
    String(decoding: try HTMLRenderer().render(game, options), as: UTF8.self)
  }
}
