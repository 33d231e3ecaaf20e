@testable import FrameRendering
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

@Suite struct `A GIF` {
  private static let games =
    [game(over), game(blocked), specified, randomGame(seed: 3)].map { played($0) }
    + [BoardSize(width: 4, height: 6)].compactMap { $0 }
    .map { played(randomGame(seed: 4, size: $0)) }

  @Test(arguments: Array(games.indices).sample(2), FrameSequence.Step.allCases)
  func `contains what was drawn, with the right times`(
    index: Int,
    step: FrameSequence.Step
  ) throws {
    let game = Self.games[index]
    let options = gifOptions(by: step) { $0.marksLegalMoves = index == 1 }
    let decoder = try GIFDecoder(GIFRenderer().render(game, options))
    let drawn = try DrawnPictures(game, options).pictures
    #expect(decoder.images.map(\.delay) == drawn.map(\.duration))
    let pictures = decoder.pictures
    #expect(pictures.count == drawn.count)
    let areSame = zip(pictures, drawn).allSatisfy { isSame($0, $1.pixels) }
    #expect(areSame)
    #expect(decoder.images.allSatisfy { $0.disposal == 1 })
    #expect(decoder.colours.count <= 64)
    #expect(decoder.width == 120)
  }

  @Test(arguments: [20, 25, 33, 100, 333, 1005], [0.7, 1, 1.3])
  func `is as long as the animation, without drift`(delay: Int, speed: Double) throws {
    let pace = Pace(delay: 3 * delay, flipDelay: 2 * delay, hold: 5 * delay, speed: speed)
    for step in FrameSequence.Step.allCases {
      let frames = FrameSequence(game("f5d6c5f6e7f4"), by: step, pace: pace)
      let moments = PixelTimeline(frames).moments
      let total = moments.reduce(0) { $0 + $1.duration }
      #expect(abs(10 * total - frames.duration) <= 5)
      var time = 0
      for (moment, next) in zip(moments, moments.dropFirst()) {
        time += moment.duration
        guard next.frame != moment.frame else { continue }
        #expect(abs(10 * time - next.frame.time) <= 5)
      }
      #expect(moments.allSatisfy { $0.duration >= 2 })
    }
  }

  @Test func `turns the disks of a move, then shows it with its counts and message`() throws {
    let game = played(game("f5d6"))
    let decoder = try GIFDecoder(GIFRenderer().render(game, gifOptions()))
    #expect(decoder.images.map(\.delay) == [50, 6, 6, 6, 6, 26, 6, 6, 6, 6, 276])
    // The board ends above the line with the counts.
    let measures = try PixelMeasures(
      game.layout(gifOptions(), hasMessage: true),
      width: 120,
      PixelLabels(hasCoordinates: true, highestNumber: nil),
      hasPanels: false
    )
    for (index, image) in decoder.images.enumerated().dropFirst() {
      #expect(image.y < measures.board.endY)
      #expect((image.y + image.height > measures.board.endY) == index.isMultiple(of: 5))
    }
  }

  @Test func `turns disks if there is time for it`() throws {
    func durations(_ flipDelay: Int) -> [Int] {
      let frames = FrameSequence(game("f5"), pace: Pace(flipDelay: flipDelay))
      return PixelTimeline(frames).moments.map(\.duration)
    }
    #expect(durations(100) == [50, 10, 2, 2, 2, 2, 2, 300])
    #expect(durations(70) == [50, 7, 2, 2, 3, 300])
    #expect(durations(1000) == [50, 100, 6, 6, 6, 6, 76, 300])
  }

  @Test func `shares a long time among pictures`() throws {
    let game = played(game("f5"))
    let options = gifOptions { $0.pace = Pace(delay: 600_000, hold: 600_000, speed: 0.5) }
    let decoder = try GIFDecoder(GIFRenderer().render(game, options))
    #expect(decoder.images.reduce(0) { $0 + $1.delay } == 240_000)
    #expect(decoder.images.map(\.delay) == [65_535, 54_465, 6, 6, 6, 6, 65_535, 54_441])
    #expect(decoder.images[1].width * decoder.images[1].height == 1)
    let drawn = try DrawnPictures(game, options).pictures.map(\.pixels)
    #expect(decoder.pictures == [0, 0, 1, 2, 3, 4, 5, 5].map { drawn[$0] })
  }

  @Test(arguments: [(nil, 0), (0, 0), (1, nil), (2, 1), (65_535, 65_534)] as [(Int?, Int?)])
  func `is played as often as requested`(loops: Int?, repeats: Int?) throws {
    let options = gifOptions { $0.loops = loops }
    #expect(try GIFDecoder(GIFRenderer().render(Self.games[0], options)).repeats == repeats)
  }

  @Test func `has its title and moves in a comment`() throws {
    let game = played(game("f5d6c3"), dark: "Zoë Łuk", light: "中村")
    let comments = try GIFDecoder(GIFRenderer().render(game, gifOptions())).comments
    #expect(comments == ["Zoe Luk - ??\nf5 d6 c3\n"])
    let long = played(randomGame(seed: 5))
    let comment = try GIFDecoder(GIFRenderer().render(long, gifOptions())).comments[0]
    #expect(comment.hasSuffix("\n" + long.transcript(RenderingOptions()) + "\n"))
  }

  @Test(arguments: [120, 333], [true, false])
  func `is one picture when a still is requested`(size: Int, hasCoordinates: Bool) throws {
    // Large pictures take long, so some games are enough for them.
    for game in size > 120 ? Self.games.sample(3) : Self.games {
      let options = gifOptions(size: size) { $0.showsCoordinates = hasCoordinates }
      let moving = try GIFDecoder(GIFRenderer().render(game, options))
      let (first, last) = (moving.firstPicture, moving.lastPicture)
      let frames = game.frames(options)
      for (picture, frame) in [(first, frames[0]), (last, frames[frames.count - 1])] {
        let still = try GIFDecoder(GIFRenderer().render(game, frame: frame, options))
        #expect(still.images.count == 1)
        #expect(still.repeats == nil)
        #expect(Self.lookAlike(still.firstPicture, picture))
      }
      var stillOptions = options
      stillOptions.isStill = true
      let still = try GIFDecoder(GIFRenderer().render(game, stillOptions))
      #expect(Self.lookAlike(still.firstPicture, last))
    }
  }

  /// Whether each pixel looks alike: each picture has one of the colours that look like what was drawn.
  private static func lookAlike(_ picture: [UInt8], _ other: [UInt8]) -> Bool {
    func colour(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Colour {
      Colour(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2])
    }
    guard picture.count == other.count else { return false }
    return picture.withUnsafeBytes { picture in
      other.withUnsafeBytes { other in
        var start = 0
        while start < picture.count {
          // Most pixels are the same.
          if picture[start] != other[start] || picture[start + 1] != other[start + 1]
            || picture[start + 2] != other[start + 2]
          {
            // Twice as far is four times the square.
            let difference = colour(picture, start).difference(to: colour(other, start))
            guard difference <= 4 * GIFPalette.alike else { return false }
          }
          start += 3
        }
        return true
      }
    }
  }

  @Test(arguments: [RenderingOptions.Style.order, .moves])
  func `is one picture with numbers`(style: RenderingOptions.Style) throws {
    let options = gifOptions { $0.style = style }
    let decoder = try GIFDecoder(GIFRenderer().render(played(specified), options))
    #expect(decoder.images.count == 1)
    // There is no text below the board.
    let frames = try GIFDecoder(GIFRenderer().render(played(specified), gifOptions()))
    #expect(decoder.height < frames.height)
  }

  @Test func `is the same for the same game`() throws {
    for game in Self.games {
      let options = gifOptions(by: .disk) { $0.marksLegalMoves = true }
      #expect(
        try GIFRenderer().render(game, options) == GIFRenderer().render(game, options)
      )
    }
  }

  private static let hostile = [
    "</script><b>", "]]>", "\u{1B}[31mred", "\u{202E}abc", "\0\n\r\t", "\"'&%$",
    String(repeating: "W", count: 10_000), "e" + String(repeating: "\u{301}", count: 10_000),
    String(repeating: "👩‍👩‍👧‍👦", count: 500), "",
  ]

  /// The game of the next test without a title, and with a short one.
  private static let untitled = plain(nil)
  private static let titled = plain("A")

  private static func plain(_ title: String?) -> Result<GIFDecoder, any Error> {
    Result { try GIFDecoder(GIFRenderer().render(games[0], gifOptions { $0.title = title })) }
  }

  @Test(arguments: hostile)
  func `keeps its layout with any names`(name: String) throws {
    let game = played(game("f5d6c5f6e7f4g5e6e3"), dark: name, light: "B")
    // An empty title removes the line.
    for title in [nil, name] where title != "" {
      let plain = try (title == nil ? Self.untitled : Self.titled).get()
      let options = gifOptions { $0.title = title }
      let bytes = try GIFRenderer().render(game, options)
      let decoder = try GIFDecoder(bytes)
      #expect(decoder.width == plain.width)
      #expect(decoder.height == plain.height)
      #expect(bytes.count < 100_000)
      // The first picture has the same board, between the heading and the names.
      let rows = 3 * 120 * 30..<3 * 120 * 110
      #expect(Self.lookAlike(Array(decoder.firstPicture[rows]), Array(plain.firstPicture[rows])))
      for comment in decoder.comments {
        #expect(comment.utf8.allSatisfy { 32...126 ~= $0 || $0 == 10 })
      }
    }
  }

  @Test func `has no line above the board for an empty title`() throws {
    let game = played(game("f5d6c5"), dark: "A", light: "B")
    let pictures = try ["", " ", "A"].map { title in
      try GIFDecoder(GIFRenderer().render(game, gifOptions { $0.title = title }))
    }
    #expect(pictures[0].height == pictures[1].height)
    #expect(pictures[0].height < pictures[2].height)
    #expect(pictures[0].pictures == pictures[1].pictures)
  }

  @Test func `shows both names even if one is long`() throws {
    let long = String(repeating: "Wanda ", count: 10)
    let pictures = try ["B", "C"].map { light in
      let game = played(game("f5"), dark: long, light: light)
      return try GIFDecoder(GIFRenderer().render(game, gifOptions())).pictures
    }
    #expect(pictures[0] != pictures[1])
  }
}
