@testable import FrameRendering
import GameRecords
import Games
import ReversiRules
import TestSupport

/// What a game's GIF must show, as drawn by our own code.
struct DrawnPictures {
  /// Each picture as red, green and blue bytes, with its time in hundredths of a second.
  private(set) var pictures: [(pixels: [UInt8], duration: Int)] = []

  init(_ game: PlayedGame, _ options: RenderingOptions) throws {
    var drawing = try PixelPictures.animation(game, options, .few)
    let moments = PixelTimeline(game.frames(options)).moments
    let palette = GIFPalette(drawing, moments)
    for moment in moments {
      drawing.show(moment)
      let canvas = drawing.scene.canvas
      var indices = Array(repeating: GIFPalette.transparent, count: canvas.pixels.count)
      palette.write(canvas, in: [canvas.bounds], to: &indices)
      let pixels = indices.flatMap { index -> [UInt8] in
        let colour = palette.colours[Int(index)]
        return [colour.red, colour.green, colour.blue]
      }
      if let last = pictures.last, last.pixels == pixels {
        pictures[pictures.count - 1].duration += moment.duration
      } else {
        pictures.append((pixels, moment.duration))
      }
    }
  }
}

/// A game with names.
func played(
  _ replay: Replay,
  dark: String? = "Ada Finch",
  light: String? = "Paper Engine"
) -> PlayedGame {
  var record = ReversiRecord(start: replay.start, moves: replay.moves)
  record.players.dark.name = dark
  record.players.light.name = light
  return PlayedGame(record, replay)
}

/// Options for a small picture.
func gifOptions(
  by step: FrameSequence.Step = .move,
  size: Int = 120,
  _ change: (inout RenderingOptions) -> Void = { _ in }
) -> RenderingOptions {
  var options = RenderingOptions()
  options.step = step
  options.size = size
  change(&options)
  return options
}

extension PixelTimeline.Moment {
  /// The cells of the disks that are turning.
  var turning: [GridCell] {
    if case .turning(let cells, _) = motion { cells } else { [] }
  }
}
