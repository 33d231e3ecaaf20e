import Foundation
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
    let table = palette.colours.flatMap { [$0.red, $0.green, $0.blue] }
    for moment in moments {
      drawing.show(moment)
      let canvas = drawing.scene.canvas
      var indices = Array(repeating: GIFPalette.transparent, count: canvas.pixels.count)
      palette.write(canvas, in: [canvas.bounds], to: &indices)
      let pixels = Self.colours(indices, table)
      if let last = pictures.last, isSame(last.pixels, pixels) {
        pictures[pictures.count - 1].duration += moment.duration
      } else {
        pictures.append((pixels, moment.duration))
      }
    }
  }

  /// Returns the three bytes of each index; with pointers, because tests are not optimised.
  private static func colours(_ indices: [UInt8], _ table: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 3 * indices.count) { bytes, count in
      indices.withUnsafeBytes { indices in
        table.withUnsafeBytes { table in
          let target = UnsafeMutableRawBufferPointer(bytes)
          var (index, place) = (0, 0)
          while index < indices.count {
            let start = 3 * Int(indices[index])
            target[place] = table[start]
            target[place + 1] = table[start + 1]
            target[place + 2] = table[start + 2]
            index += 1
            place += 3
          }
          count = place
        }
      }
    }
  }
}

/// Returns whether two pictures have the same bytes.
///
/// Without optimisation, `==` would compare one byte after the other.
func isSame(_ picture: [UInt8], _ other: [UInt8]) -> Bool {
  picture.count == other.count
    && picture.withUnsafeBytes { bytes in
      other.withUnsafeBytes { others in
        guard let start = bytes.baseAddress, let other = others.baseAddress else { return true }
        return memcmp(start, other, bytes.count) == 0
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
