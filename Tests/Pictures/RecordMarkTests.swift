@testable import FrameRendering
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

/// A game whose record points out something at the start, after two moves, and in a variation.
enum Marked {
  static func marks(_ texts: String...) -> Set<BoardMark<Square>> {
    Set(texts.compactMap { text in BoardMark(text) { Square($0) } })
  }

  static let moves = "f5d6c3d3c4"
  static let texts: [Int: [String]] = [
    0: ["d3=A", "d4=cross"], 2: ["d6=1", "f5:d6", "e6-e7"], 5: ["c4=circle", "h8=abc", "p16=B"],
  ]

  static let record: ReversiRecord = {
    var record = ReversiRecord(moves: Move.list(moves))
    func marks(_ ply: Int) -> Set<BoardMark<Square>> {
      Set((texts[ply] ?? []).compactMap { text in BoardMark(text) { Square($0) } })
    }
    record.marks = marks(0)
    record.annotations = [2, 5].map { MoveAnnotation(ply: $0, marks: marks($0)) }
    let note = MoveAnnotation(ply: 1, marks: Marked.marks("f6=V"))
    record.variations = [Variation(ply: 2, moves: Move.list("f6"), annotations: [note])]
    return record
  }()

  static let game = PlayedGame(record, ReplayAttempt(record).replay)

  /// The same game without marks in its record.
  static let plain: PlayedGame = {
    var record = Marked.record
    record.drop(.marks)
    return PlayedGame(record, ReplayAttempt(record).replay)
  }()

  /// The marks on the board after a move, as options.
  static func options(_ ply: Int) -> RenderingOptions {
    var options = RenderingOptions()
    options.plies = ply...ply
    options.isStill = true
    let marks = texts[ply, default: []].compactMap { text in BoardMark(text) { Square($0) } }
    let size = BoardSize.standard
    options.marks = marks.filter { $0.cells.allSatisfy(size.contains) }.sorted()
      .map { $0.moved { GridCell($0) } }
    return options
  }
}

@Suite struct `Marks of a record` {
  private static let renderers: [any FrameRenderer] = [SVGRenderer(), PNGRenderer(), TeXRenderer()]

  @Test(arguments: Array(0...5), renderers.indices)
  func `are in stills like those that are asked for`(ply: Int, renderer: Int) throws {
    var options = Marked.options(ply)
    let renderer = Self.renderers[renderer]
    // A small picture shows the same, sooner.
    if renderer is PNGRenderer { options.size = 240 }
    // The position after a move is the last frame of the moves up to it.
    options.plies = 1...max(1, ply)
    if ply == 0 { options.plies = 0...0 }
    let asked = try renderer.render(Marked.plain, options)
    let isMarked = !options.marks.isEmpty
    options.marks = []
    #expect(try renderer.render(Marked.game, options) == asked)
    #expect(try (renderer.render(Marked.plain, options) != asked) == isMarked)
  }

  @Test(arguments: [FrameSequence.Step.disk, .move])
  func `are in animations while the position is shown`(step: FrameSequence.Step) throws {
    let options = gifOptions(by: step, size: 300)
    var pictures = try [Marked.game, Marked.plain].map {
      try PixelPictures.animation($0, options, .full)
    }
    let timelines = [Marked.game, Marked.plain].map { PixelTimeline($0.frames(options)).moments }
    #expect(timelines[0].count == timelines[1].count)
    var shown: Set<Int> = []
    for (marked, plain) in zip(timelines[0], timelines[1]) {
      pictures[0].show(marked)
      pictures[1].show(plain)
      let isMarked = pictures[0].scene.canvas.pixels != pictures[1].scene.canvas.pixels
      #expect(isMarked == !marked.frame.marks.isEmpty)
      if isMarked { shown.insert(marked.frame.ply) }
      // Nothing is left of what was shown before.
      guard marked.motion == nil else { continue }
      let diagram = Marked.game.diagram(of: marked.frame, options)
      let still = try PixelPictures.still(diagram, Marked.game, options, .full)
      let isSame = still.pixels == pictures[0].scene.canvas.pixels
      #expect(isSame, "\(marked.frame.ply)")
    }
    #expect(shown == Set(Marked.texts.keys))
  }

  @Test func `are in diagrams of moves and of flips`() throws {
    for style in [RenderingOptions.Style.moves, .order] {
      for ply in 1...5 {
        var options = Marked.options(ply)
        (options.style, options.isStill) = (style, false)
        if style == .moves { options.plies = 1...ply }
        let asked = try SVGRenderer().render(Marked.plain, options)
        options.marks = []
        #expect(try SVGRenderer().render(Marked.game, options) == asked, "\(style) \(ply)")
      }
    }
  }

  /// What is below letters, or around them, would make them unreadable.
  @Test(arguments: renderers.indices)
  func `take the place of what else is on their cells`(renderer: Int) throws {
    let renderer = Self.renderers[renderer]
    var options = Marked.options(5)
    options.plies = 1...5
    let position = Marked.plain.replay.end
    let cells = ["c4", "f5"] + position.legalMoves.map(\.description)
    options.marks = try cells.map { cell in
      try #require(BoardMark("\(cell)=A") { GridCell($0) })
    }
    let picture = try renderer.render(Marked.plain, options)
    options.marksLegalMoves = true
    #expect(try renderer.render(Marked.plain, options) == picture)
    options.marksLastMove = false
    #expect(try renderer.render(Marked.plain, options) == picture)
    options.marks = []
    let plain = try renderer.render(Marked.plain, options)
    #expect(plain != picture)
    // What is asked for comes before what the record says.
    options.marks = try ["c4=B", "h8=triangle"].map { text in
      try #require(BoardMark(text) { GridCell($0) })
    }
    #expect(
      try renderer.render(Marked.game, options) == renderer.render(Marked.plain, options)
    )
    let numbered = Diagram(
      Marked.plain.frames(options).still,
      numbers: Marked.plain.numbers,
      {
        var shown = options
        shown.showsNumbers = true
        return shown
      }()
    )
    #expect(numbered.numbers[GridCell(x: 2, y: 3)] == nil && !numbered.numbers.isEmpty)
  }
}
