@testable import FrameRendering
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

@Suite struct `The labels of a GIF` {
  private static let sizes = [(4, 4), (4, 16), (6, 10), (8, 8), (10, 10), (16, 4), (16, 16)]
    .compactMap { BoardSize(width: $0.0, height: $0.1) }

  private static func measures(
    _ board: BoardSize,
    width: Int,
    coordinates: Bool = true,
    number: Int? = nil
  ) throws(RenderingError) -> PixelMeasures {
    let parts: Set<PictureLayout.Part> = [.frame, .counts, .message]
    let layout = PictureLayout(GridSize(board), coordinates ? parts.union([.coordinates]) : parts)
    let labels = PixelLabels(hasCoordinates: coordinates, highestNumber: number)
    return try PixelMeasures(layout, width: width, labels, hasPanels: false)
  }

  /// The least width, as named in the error for a smaller one.
  private static func least(_ board: BoardSize, coordinates: Bool, number: Int?) throws -> Int {
    let error = #expect(throws: RenderingError.self) {
      try measures(board, width: 100, coordinates: coordinates, number: number)
    }
    #expect(error?.message.contains("\(board)") == true)
    return try #require(error?.help?.split(separator: " ").compactMap { Int($0) }.first)
  }

  @Test(arguments: sizes)
  func `have room from the width that the error names`(board: BoardSize) throws {
    for coordinates in [true, false] {
      for number in [nil, 9, 60, board.squareCount] {
        let least = try Self.least(board, coordinates: coordinates, number: number)
        for width in [least / 2, least - 2, least - 1] {
          #expect(throws: RenderingError.self) {
            try Self.measures(board, width: width, coordinates: coordinates, number: number)
          }
        }
        for width in least...(least + 40) {
          _ = try Self.measures(board, width: width, coordinates: coordinates, number: number)
        }
      }
    }
  }

  @Test func `let the narrowest of all pictures have a board`() throws {
    let least = try Self.sizes.map { try Self.least($0, coordinates: false, number: nil) }
    #expect(least.min() == PixelMeasures.widths.lowerBound)
  }

  @Test(arguments: sizes)
  func `are complete next to the board`(board: BoardSize) throws {
    let game = played(game("", from: .initial(size: board)))
    let least = try Self.least(board, coordinates: true, number: nil)
    for width in least..<(least + 12) {
      let measures = try Self.measures(board, width: width)
      let options = gifOptions(size: width) { $0.title = "" }
      let drawing = try PixelPictures(game, options, hasMessage: true, numbers: [:], .few)
      let page = Pixel(Theme.classic.colours.page)
      let canvas = drawing.scene.canvas
      let frame = measures.board.inset(by: -measures.line)
      // No ink at the edges of the page and of the board, and some between.
      for x in [0, frame.x - 1] {
        #expect((0..<frame.endY).allSatisfy { canvas[x, $0] == page }, "\(width): \(x)")
      }
      #expect((0..<frame.endX).allSatisfy { canvas[$0, 0] == page }, "\(width)")
      let line = Pixel(Theme.classic.colours.lines)
      #expect((frame.x..<frame.endX).allSatisfy { canvas[$0, frame.y] == line }, "\(width)")
      let written = (0..<board.height).filter { row in
        let field = measures.field(x: 0, y: row)
        return (field.y..<field.endY).contains { y in
          (1..<frame.x - 1).contains { canvas[$0, y] != page }
        }
      }
      #expect(written.count == board.height)
    }
  }

  @Test(arguments: sizes)
  func `are below the heading`(board: BoardSize) throws {
    let game = played(game("", from: .initial(size: board)))
    let least = try Self.least(board, coordinates: true, number: nil)
    for width in least..<(least + 12) {
      let canvases = try ["A", ""].map { title in
        let options = gifOptions(size: width) { $0.title = title }
        return try PixelPictures(game, options, hasMessage: true, numbers: [:], .few)
          .scene.canvas
      }
      // Without a heading, there is some room above the letters.
      let measures = try Self.measures(board, width: width)
      let room = Int((measures.layout.headingHeight * Double(measures.square)).rounded())
      let rest = canvases[1].pixels.dropFirst(room * width)
      let isSame = canvases[0].pixels.suffix(rest.count) == rest
      #expect(isSame, "\(width)")
    }
  }

  @Test func `have digits that differ from each other`() throws {
    let board = try #require(BoardSize(width: 8, height: 8))
    let least = try Self.least(board, coordinates: true, number: 60)
    let measures = try Self.measures(board, width: least, number: 60)
    for height in [measures.coordinateHeight] + (1...3).map(measures.numberHeight) {
      var letters = Lettering(height: height)
      let digits = (0...9).map { digit in
        var canvas = Canvas(width: 16, height: 16, Pixel(.white), .few)
        letters.write("\(digit)", x: 2, y: 2, Pixel(.black), on: &canvas)
        return canvas.pixels
      }
      for (index, digit) in digits.enumerated() {
        for other in digits[..<index] {
          let differences = zip(digit, other).count { pixel, otherPixel in
            pixel.colour.contrast(to: otherPixel.colour) >= 3
          }
          #expect(differences >= 1, "\(index) in \(height) pixels")
        }
      }
    }
  }

  @Test func `are refused if numbers on disks would be unreadable`() throws {
    let game = played(game("f5d6c5f6e7f4g5e6e3"))
    for style in RenderingOptions.Style.allCases {
      func render(_ size: Int) throws {
        let options = gifOptions(size: size) {
          $0.style = style
          $0.showsNumbers = style == .frames
          $0.plies = style == .order ? 9...9 : nil
          $0.isStill = true
        }
        _ = try GIFRenderer().render(game, options)
      }
      // One digit needs less room than two.
      #expect(throws: Never.self) { try render(120) }
    }
    let long = played(randomGame(seed: 4))
    let options = gifOptions(size: 120) {
      $0.showsNumbers = true
      $0.isStill = true
    }
    let error = #expect(throws: RenderingError.self) { try GIFRenderer().render(long, options) }
    #expect(error?.message.contains("8×8 with numbers is unreadable") == true)
    // All pictures of a game are refused, or none.
    #expect(throws: RenderingError.self) {
      try GIFRenderer().render(long, frame: long.frames(options)[0], options)
    }
  }
}
