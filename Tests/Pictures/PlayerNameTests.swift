@testable import FrameRendering
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

@Suite struct `The players' names` {
  private static func game(_ dark: String?, _ light: String?, ratings: Bool = true) -> PlayedGame {
    let replay = FrameRenderingTests.game("f5d6c5")
    var record = ReversiRecord(start: replay.start, moves: replay.moves)
    record.players.dark.name = dark
    record.players.light.name = light
    if ratings {
      record.players.dark.rating = 1823
      record.players.light.rating = 1790
    }
    return PlayedGame(record, replay)
  }

  /// Every output that can name the players.
  private static let renderers: [any FrameRenderer] = [
    TextRenderer(), ANSIRenderer(), AsciicastRenderer(), SVGRenderer(), HTMLRenderer(),
  ]

  @Test(arguments: renderers.indices, [true, false])
  func `are in every output, with their ratings, unless they are not wanted`(
    index: Int,
    isShown: Bool
  ) throws {
    var options = RenderingOptions()
    options.showsNames = isShown
    options.isStill = index != 2
    options.title = "A game"
    let bytes = try Self.renderers[index].render(Self.game("Wen", "Zia"), options)
    let output = String(decoding: bytes, as: UTF8.self)
    // Below a small board on a terminal is no room for ratings.
    let renderer = Self.renderers[index]
    let hasRatings = !(renderer is ANSIRenderer || renderer is AsciicastRenderer)
    for name in hasRatings ? ["Wen (1823)", "Zia (1790)"] : ["Wen", "Zia"] {
      #expect(output.contains(name) == isShown, "\(name)")
    }
  }

  private static let names = [
    "A", "Takahashi Akira", String(repeating: "Wanda ", count: 12), "高橋 晃", "שלום", "مريم",
    String(repeating: "漢", count: 50),
  ]

  @Test(arguments: names, names.sample(2))
  func `are cut to the room at the board`(dark: String, light: String) throws {
    let game = Self.game(dark, light)
    for size in [GridSize(width: 4, height: 4), GridSize(width: 8, height: 8)] {
      let layout = PictureLayout(size, [.frame, .counts, .names, .message])
      let names = try #require(game.names(RenderingOptions()) { SVGStatus.fits($0, layout) })
      #expect(SVGStatus.fits(names, layout))
      let isWhole = game.names(RenderingOptions()) == names
      #expect(isWhole || names.contains { $0.name.hasSuffix("…") || $0.rating.isEmpty })
    }
    for columns in [30, 40, 80] {
      let parts = game.parts(RenderingOptions())
      let names = game.names(RenderingOptions()) { names in
        StatusWords.columns(parts.counts, names.map(\.text)) <= columns
      }
      #expect(try StatusWords.columns(parts.counts, #require(names).map(\.text)) <= columns)
    }
  }

  @Test(arguments: ["שלום", "مريم", "A שלום"])
  func `of right-to-left scripts do not move the text next to them`(name: String) throws {
    let game = Self.game(name, "Zia")
    var options = RenderingOptions()
    options.isStill = true
    let svg = String(decoding: try SVGRenderer().render(game, options), as: UTF8.self)
    #expect(svg.contains(">\u{2068}\(name)\u{2069} (1823)</text>"))
    #expect(svg.contains(">Zia (1790)</text>"))
    #expect(game.title(options) == "\u{2068}\(name)\u{2069} – Zia")
    // Terminals order the letters themselves, or not at all.
    let text = String(decoding: try TextRenderer().render(game, options), as: UTF8.self)
    #expect(text.contains(" \(name) (1823)  o "))
  }

  @Test func `stay on the page of a small picture of pixels`() throws {
    for (dark, light) in [("Wanda Wandawandawanda", "B"), ("W", "Wanda Wandawandawanda")] {
      let game = Self.game(dark, light)
      let options = gifOptions(size: 130)
      let drawing = try PixelPictures.animation(game, options, .full)
      let canvas = drawing.scene.canvas
      let page = Pixel(Theme.classic.colours.page)
      #expect((0..<canvas.bounds.height).allSatisfy { canvas[canvas.bounds.width - 1, $0] == page })
    }
  }
}

@Suite struct `A picture without its frame` {
  @Test(arguments: [1, 2])
  func `is the board on nothing`(scale: Int) throws {
    let game = played(randomGame(seed: 3))
    let options = gifOptions(size: 240) {
      $0.hasFrame = false
      $0.scale = scale
    }
    let frame = game.frames(options).still
    let canvas = try PixelPictures.still(game.diagram(of: frame, options), game, options, .full)
    #expect(canvas.bounds.width == 240 * scale)
    #expect(abs(canvas.bounds.height - canvas.bounds.width) <= 1)
    let colours = Set([0, canvas.bounds.width - 1].map { canvas[$0, 0] })
    #expect(colours.isSubset(of: [.clear, Pixel(Theme.classic.colours.lines)]))
    let svg = String(decoding: try SVGRenderer().render(game, options), as: UTF8.self)
    #expect(svg.contains("width=\"240\" height=\"240\""))
    let size = try GIFDecoder(GIFRenderer().render(game, options))
    #expect(size.width == 240 * scale)
  }
}

@Suite struct `The size of a picture` {
  /// The width and height of a PNG in its first chunk.
  private static func size(ofPNG bytes: [UInt8]) -> [Int] {
    [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test(arguments: [130, 600, 480, 333].sample(2), [true, false])
  func `is exact in every output`(size: Int, hasFrame: Bool) throws {
    for board in [(8, 8), (4, 6), (10, 6)] {
      let game = try played(
        randomGame(seed: 6, size: #require(BoardSize(width: board.0, height: board.1)))
      )
      for coordinates in [true, false] {
        let options = gifOptions(by: .move, size: size) {
          $0.hasFrame = hasFrame
          $0.showsCoordinates = coordinates
          $0.isStill = true
          $0.plies = 1...1
        }
        #expect(try GIFDecoder(GIFRenderer().render(game, options)).width == size)
        #expect(try Self.size(ofPNG: PNGRenderer().render(game, options))[0] == size)
        #expect(try Self.size(ofPNG: APNGRenderer().render(game, options))[0] == size)
        let svg = String(decoding: try SVGRenderer().render(game, options), as: UTF8.self)
        #expect(svg.contains(" width=\"\(size)\" "))
        let html = String(decoding: try HTMLRenderer().render(game, options), as: UTF8.self)
        #expect(html.contains("\(size)px"))
      }
    }
  }
}

@Suite struct `A transparent page` {
  private static let opacities: [UInt8] = [0, 100, 255]

  @Test(arguments: opacities)
  func `is kept by pictures that can be transparent`(opacity: UInt8) throws {
    let game = played(FrameRenderingTests.game("f5d6c5"))
    var options = gifOptions(size: 240) { $0.theme.colours.pageOpacity = opacity }
    let drawing = try PixelPictures.animation(game, options, .full)
    #expect(drawing.scene.canvas[0, 0].alpha == opacity)
    #expect(GIFRenderer().notes(options).isEmpty == (opacity == 255))
    options.isStill = true
    #expect(GIFRenderer().notes(options).isEmpty)
    let svg = String(decoding: try SVGRenderer().render(game, options), as: UTF8.self)
    let page = Theme.classic.colours.page.description
    #expect(svg.contains("fill=\"\(page)\" d=") == (opacity == 255))
    #expect(svg.contains("fill=\"\(page)\" fill-opacity=\".392\"") == (opacity == 100))
  }

  @Test func `is parsed only with an opacity`() {
    #expect(Colour.parse("#0000").map { $0.opacity } == 0)
    #expect(Colour.parse("#11223344").map { $0.opacity } == 0x44)
    #expect(Colour.parse("#112233").map { $0.colour } == Colour(0x112233))
    #expect(Colour.parse("#112233")?.opacity == nil)
    for text in ["#", "#11", "#11223", "#1122334", "#1122334455", "112233", "#１12", "#12g"] {
      #expect(Colour.parse(text) == nil)
    }
    #expect(Colour("#0000") == nil)
  }
}
