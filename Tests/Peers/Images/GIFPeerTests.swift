@testable import FrameRendering
@testable import FrameRenderingTests
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

/// Reads our GIFs with other programs.
@Suite(.waits) struct `Other programs` {
  /// A GIF with many features, and the pictures that it must show.
  private struct Example {
    let bytes: [UInt8]
    let drawn: DrawnPictures
    let scratch = try? ScratchFolder()

    init(_ game: PlayedGame, _ options: RenderingOptions) throws {
      bytes = try GIFRenderer().render(game, options)
      drawn = try DrawnPictures(game, options)
    }

    var pixels: [UInt8] { drawn.pictures.flatMap(\.pixels) }

    func file(_ bytes: [UInt8], _ name: String) throws -> String {
      try #require(scratch).write(bytes, as: name)
    }
  }

  private static let boards = [(4, 4), (8, 8), (6, 10)]

  private static func example(_ index: Int) throws -> Example {
    let (width, height) = boards[index % boards.count]
    let replay =
      index == 1
      ? game(blocked)
      : randomGame(seed: 7, size: try #require(BoardSize(width: width, height: height)))
    let options = gifOptions(by: index == 2 ? .move : .disk, size: 124) {
      $0.theme = Theme.standard[index]
      $0.showsNumbers = index == 0
      $0.marksLegalMoves = index == 1
    }
    return try Example(played(replay), options)
  }

  @Test(.needs(.pillow), arguments: 0..<3)
  func `see what was drawn: Pillow`(index: Int) throws {
    let example = try Self.example(index)
    let script = """
      import sys
      from PIL import Image
      image = Image.open(sys.argv[1])
      times = []
      with open(sys.argv[2], "wb") as output:
          for number in range(image.n_frames):
              image.seek(number)
              times.append(image.info["duration"] // 10)
              picture = image.convert("RGBA")
              assert picture.getextrema()[3] == (255, 255)
              output.write(picture.convert("RGB").tobytes())
      print(*times)
      """
    let output = try example.file([], "pixels")
    let run = try Tool.pillow.program
      .run(["-c", script, example.file(example.bytes, "game.gif"), output])
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.text.split { $0.isWhitespace }.compactMap { Int($0) }
        == example.drawn.pictures.map(\.duration)
    )
    let isSame = example.scratch?.bytes(of: "pixels") == example.pixels
    #expect(isSame)
  }

  @Test(.needs(.ffmpeg), arguments: 0..<3)
  func `see what was drawn: ffmpeg`(index: Int) throws {
    let example = try Self.example(index)
    let run = try Tool.ffmpeg.program.run(
      ["-v", "error", "-i", example.file(example.bytes, "game.gif"), "-vsync", "0"]
        + ["-f", "rawvideo", "-pix_fmt", "rgb24", "-"]
    )
    #expect(run.status == 0, "\(run.errors)")
    let isSame = run.output == example.pixels
    #expect(isSame)
  }

  @Test(.needs(.gifsicle), arguments: 0..<3)
  func `have nothing to warn about: gifsicle`(index: Int) throws {
    let example = try Self.example(index)
    let path = try example.file(example.bytes, "game.gif")
    let gifsicle = try Tool.gifsicle.program
    let run = try gifsicle.run(["--info", path])
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.text.contains(" \(example.drawn.pictures.count) images\n"))
    #expect(run.text.contains("loop forever"))
    #expect(run.text.contains("Ada Finch - Paper Engine"))
    // Nor can it make it much smaller.
    let best = try gifsicle.run(["-O3", path]).output
    #expect(Double(example.bytes.count) <= 1.05 * Double(best.count))
  }
}
