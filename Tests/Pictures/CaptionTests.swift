@testable import FrameRendering
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

@Suite struct `A caption` {
  private static let texts = [
    "", " ", "Dark to move.", "Dark to move and win.\n\nThe corner at h8 is the point.",
    "a\r\nb\tc",
    String(repeating: "long words without end ", count: 8), String(repeating: "x", count: 130),
    "黒番で、隅を取る手があります。", "一 two 三four 五六", "\u{1}\u{202E}abc", "e\u{301}e\u{301} f",
  ]

  @Test(arguments: texts, [5, 17, 44])
  func `has all words in lines with room for them`(text: String, columns: Int) {
    let lines = PictureCaption.lines(text, columns: columns)
    for line in lines { #expect(TerminalWidth.columns(of: line) <= columns, "\(line)") }
    #expect(lines.count <= PictureCaption.mostLines && !lines.contains(""))
    let letters = DisplayText.escape(text.filter { !$0.isWhitespace })
    let shown = lines.joined().filter { $0 != " " }
    #expect(shown == letters || lines.count == PictureCaption.mostLines && shown.hasSuffix("…"))
  }

  @Test func `breaks lines between words where it can`() {
    let lines = PictureCaption.lines("Light cannot answer on the edge.\nNow h8.", columns: 14)
    #expect(lines == ["Light cannot", "answer on the", "edge.", "Now h8."])
  }

  private static let record: ReversiRecord = {
    var record = ReversiRecord(moves: Move.list("f5d6c3"))
    record.comment = "In the garden."
    record.annotations = [
      MoveAnnotation(ply: 2, comment: "The parallel opening. It is rare."),
      MoveAnnotation(ply: 3, comment: "Calm."),
    ]
    return record
  }()
  private static let game = PlayedGame(record, ReplayAttempt(record).replay)

  private static func options(_ ply: Int?) -> RenderingOptions {
    var options = RenderingOptions()
    options.isStill = true
    if let ply { options.plies = ply == 0 ? 0...0 : 1...ply }
    return options
  }

  static let comments: [(Int?, String?)] = [
    (0, "In the garden."), (1, nil), (2, "The parallel opening. It is rare."), (3, "Calm."),
    (nil, "Calm."),
  ]

  @Test(arguments: comments)
  func `can be the comment on the position`(ply: Int?, comment: String?) throws {
    let renderers: [any FrameRenderer] = [SVGRenderer(), PNGRenderer(), TeXRenderer()]
    var commented = Self.options(ply)
    commented.showsComment = true
    var captioned = Self.options(ply)
    captioned.caption = comment
    for renderer in renderers {
      var choices = [commented, captioned, Self.options(ply)]
      if renderer is PNGRenderer {
        // A small picture shows the same, sooner.
        for index in choices.indices { choices[index].size = 240 }
      }
      let picture = try renderer.render(Self.game, choices[0])
      #expect(try picture == renderer.render(Self.game, choices[1]), "\(renderer.name)")
      let plain = try renderer.render(Self.game, choices[2])
      #expect((picture == plain) == (comment == nil), "\(renderer.name)")
    }
    for style in [RenderingOptions.Style.moves, .order] where ply ?? 0 > 0 {
      var shown = commented
      (shown.style, shown.isStill) = (style, false)
      if style == .order, let ply { shown.plies = ply...ply }
      var asked = shown
      (asked.caption, asked.showsComment) = (comment, false)
      let picture = try SVGRenderer().render(Self.game, shown)
      #expect(try picture == SVGRenderer().render(Self.game, asked))
    }
  }

  @Test func `that is a comment needs one position`() throws {
    var options = RenderingOptions()
    options.showsComment = true
    let error = #expect(throws: RenderingError.self) {
      try SVGRenderer().render(Self.game, options)
    }
    #expect(error?.message.contains("only be below a still") == true)
  }

  @Test(arguments: [true, false], [4, 8, 16])
  func `makes every picture higher by its lines, and no wider`(isStill: Bool, size: Int) throws {
    let size = try #require(BoardSize(width: size, height: size))
    let game = played(randomGame(seed: 3, size: size))
    var options = RenderingOptions()
    options.isStill = isStill
    let plain = game.layout(options, hasMessage: true)
    options.caption =
      "One line, and another that is so long that it does not even fit on a line below a board of "
      + "sixteen columns."
    let layout = game.layout(options, hasMessage: true)
    #expect(layout.width == plain.width && layout.top == plain.top)
    #expect(layout.caption.count > 1)
    let last = layout.captionMiddle(layout.caption.count - 1)
    #expect(last < layout.top + layout.height - 0.2)
    #expect(layout.captionMiddle(0) > plain.top + plain.height - plain.margin)
    let svg = String(decoding: try SVGRenderer().render(game, options), as: UTF8.self)
    for line in layout.caption { #expect(svg.contains(">\(SVGOutput.escape(line))</text>")) }
    let tex = String(decoding: try TeXRenderer().render(game, options), as: UTF8.self)
    for line in layout.caption { #expect(tex.contains("{\(TeXText.escape(line))};")) }
    // Pixels of each line are below the board, and nothing is cut off.
    let canvas = try PixelPictures.still(
      game.diagram(of: game.frames(options).still, options),
      game,
      options,
      .full
    )
    let labels = PixelLabels(hasCoordinates: true, highestNumber: nil)
    let measures = try PixelMeasures(layout, width: 480, labels, hasPanels: false)
    let paper = canvas[1, 1]
    for index in layout.caption.indices {
      let row = measures.row(layout.captionMiddle(index))
      let inked = (0..<canvas.bounds.width).filter { canvas[$0, row] != paper }
      #expect(inked.count > 4, "\(index)")
      #expect(inked.allSatisfy { $0 >= measures.board.x && $0 < measures.board.endX })
    }
    let below = (0..<canvas.bounds.width).filter { canvas[$0, canvas.bounds.height - 2] != paper }
    #expect(below == [])
    options.hasFrame = false
    #expect(game.layout(options, hasMessage: true).caption == [])
  }
}
