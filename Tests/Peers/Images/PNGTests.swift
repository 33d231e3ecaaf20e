@testable import FrameRendering
@testable import FrameRenderingTests
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

/// Reads our PNGs with other programs.
@Suite(.waits) struct `A PNG` {
  /// What Pillow reads: each picture as red, green, blue and opacity, and the times.
  private struct Reading {
    let pictures: [[UInt8]]
    let durations: [Int]
    let texts: [String]
    let size: (width: Int, height: Int)
    let density: Int

    init(_ bytes: [UInt8]) throws {
      let scratch = try ScratchFolder()
      let script = """
        import sys
        from PIL import Image
        image = Image.open(sys.argv[1])
        count = getattr(image, "n_frames", 1)
        times = []
        with open(sys.argv[2], "wb") as output:
            for number in range(count):
                image.seek(number)
                times.append(round(image.info.get("duration", 0) / 10))
                output.write(image.convert("RGBA").tobytes())
        print(*image.size, round(image.info["dpi"][0]), *times)
        image = Image.open(sys.argv[1])
        image.load()
        print(image.text["Title"])
        print(image.text["Description"])
        """
      let path = try scratch.write(bytes, as: "picture.png")
      let output = try scratch.write([], as: "pixels")
      let run = try Tool.pillow.program.run(["-c", script, path, output])
      try #require(run.status == 0, "\(run.errors)")
      let lines = run.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let numbers = lines[0].split(separator: " ").compactMap { Int($0) }
      size = (numbers[0], numbers[1])
      density = numbers[2]
      durations = Array(numbers.dropFirst(3))
      texts = Array(lines[1...2])
      let pixels = try #require(scratch.bytes(of: "pixels"))
      let length = 4 * size.width * size.height
      pictures = stride(from: 0, to: pixels.count, by: length)
        .map { Array(pixels[$0..<$0 + length]) }
    }
  }

  /// The bytes of a picture as other programs read them.
  private static func bytes(_ canvas: Canvas) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * canvas.pixels.count)
    for pixel in canvas.pixels {
      for shift in [24, 16, 8, 0] as [UInt32] {
        bytes.append(UInt8(truncatingIfNeeded: pixel.number >> shift))
      }
    }
    return bytes
  }

  private static let boards = [(4, 4), (8, 8), (6, 10)]

  private static func game(_ index: Int) throws -> PlayedGame {
    let (width, height) = boards[index % boards.count]
    return try played(
      randomGame(seed: 7, size: #require(BoardSize(width: width, height: height)))
    )
  }

  /// The last moves of a game, of which the pictures are soon compared.
  private static func end(of game: PlayedGame) -> ClosedRange<Int> {
    max(1, game.moveCount - 7)...game.moveCount
  }

  @Test(.needs(.pillow), arguments: Theme.standard.indices, [1, 2])
  func `is what was drawn`(theme: Int, scale: Int) throws {
    let game = try Self.game(theme)
    let options = gifOptions(size: 240) {
      $0.theme = Theme.standard[theme]
      $0.scale = scale
      $0.marksLegalMoves = true
    }
    let frames = game.frames(options)
    for frame in [frames[0], frames[frames.count / 2], frames.still] {
      let reading = try Reading(PNGRenderer().render(game, frame: frame, options))
      let canvas = try PixelPictures.still(game.diagram(of: frame, options), game, options, .full)
      let isSame = reading.pictures == [Self.bytes(canvas)]
      #expect(isSame)
      #expect(reading.size.width == 240 * scale)
      #expect(reading.density == 96 * scale)
      #expect(reading.texts == [game.title(options), game.summary(of: frame)])
    }
  }

  @Test(.needs(.pillow), arguments: 0..<3, FrameSequence.Step.allCases)
  func `shows an animation`(index: Int, step: FrameSequence.Step) throws {
    let game = try Self.game(index)
    let options = gifOptions(by: step, size: 200) {
      $0.showsNumbers = index == 1
      $0.plies = Self.end(of: game)
    }
    let reading = try Reading(APNGRenderer().render(game, options))
    var drawing = try PixelPictures.animation(game, options, .full)
    var drawn: [(pixels: [UInt8], duration: Int)] = []
    for moment in PixelTimeline(game.frames(options)).moments {
      drawing.show(moment)
      let pixels = Self.bytes(drawing.scene.canvas)
      if drawn.last?.pixels == pixels {
        drawn[drawn.count - 1].duration += moment.duration
      } else {
        drawn.append((pixels, moment.duration))
      }
    }
    #expect(reading.durations == drawn.map(\.duration))
    let isSame = reading.pictures == drawn.map(\.pixels)
    #expect(isSame)
  }

  @Test(.needs(.pngcheck), arguments: 0..<3)
  func `satisfies pngcheck`(index: Int) throws {
    let game = try Self.game(index)
    let scratch = try ScratchFolder()
    for style in RenderingOptions.Style.allCases {
      let options = gifOptions(size: 240) {
        $0.style = style
        $0.plies = style == .order ? 3...3 : nil
        $0.theme = Theme.standard[index]
      }
      let path = try scratch.write(PNGRenderer().render(game, options), as: "picture.png")
      let run = try Tool.pngcheck.program.run(["-q", path])
      #expect(run.status == 0, "\(run.text)")
      #expect(run.text == "")
    }
  }

  @Test(.needs(.ffmpeg), arguments: 0..<3)
  func `has its pictures in ffmpeg`(index: Int) throws {
    let game = try Self.game(index)
    let scratch = try ScratchFolder()
    let options = gifOptions(by: .disk, size: 124) { $0.plies = Self.end(of: game) }
    let path = try scratch.write(APNGRenderer().render(game, options), as: "picture.apng")
    let run = try Tool.ffmpeg.program.run(
      ["-v", "error", "-i", path, "-vsync", "0", "-f", "rawvideo", "-pix_fmt", "rgba", "-"]
    )
    #expect(run.status == 0, "\(run.errors)")
    var drawing = try PixelPictures.animation(game, options, .full)
    var drawn: [[UInt8]] = []
    for moment in PixelTimeline(game.frames(options)).moments {
      drawing.show(moment)
      let pixels = Self.bytes(drawing.scene.canvas)
      if drawn.last != pixels { drawn.append(pixels) }
    }
    let isSame = run.output == drawn.flatMap(\.self)
    #expect(isSame)
  }

  /// A game is drawn as SVG and PNG in one size, and a program renders the SVG.
  @Test(.needs(.resvg), arguments: Theme.standard.indices)
  func `looks like the SVG`(theme: Int) throws {
    let replay = randomGame(seed: UInt64(theme))
    let game = played(replay)
    let options = gifOptions(size: 480) {
      $0.theme = Theme.standard[theme]
      $0.isStill = true
    }
    let scratch = try ScratchFolder()
    let png = try scratch.write(PNGRenderer().render(game, options), as: "picture.png")
    let svg = try scratch.write(SVGRenderer().render(game, options), as: "picture.svg")
    // The squares of both are at nearly the same places; small pictures of each are compared.
    let script = """
      import io, sys
      import resvg_py
      from PIL import Image, ImageChops
      svg = resvg_py.svg_to_bytes(svg_string=open(sys.argv[2]).read(), width=480)
      pictures = [Image.open(sys.argv[1]), Image.open(io.BytesIO(bytes(svg)))]
      board = [picture.convert("RGB").crop((24, 60, 456, 492)).resize((54, 54), Image.BOX)
               for picture in pictures]
      difference = ImageChops.difference(*board).convert("L")
      print(sum(level * count for level, count in enumerate(difference.histogram())) / 54 ** 2)
      """
    let run = try Tool.resvg.program.run(["-c", script, png, svg])
    try #require(run.status == 0, "\(run.errors)")
    let difference = try #require(Double(run.text.split { $0.isWhitespace }.joined()))
    #expect(difference < 8)
  }
}
