@testable import FrameRendering
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

@Suite struct `Marks on a board` {
  private static func cell(_ name: String) throws -> GridCell { try #require(GridCell(name)) }

  /// A mark of each kind, on an empty cell and on pieces.
  private static func marks() throws -> [BoardMark<GridCell>] {
    let onCells = (MarkShape.allCases.map(\.rawValue) + ["A", "12", "abc", "-1.5"]).flatMap {
      mark in
      ["a1", "d4", "e4"].map { "\($0)=\(mark)" }
    }
    let between = ["a1:a8", "h8:b2", "d4:e4", "a1-a8", "h8-b2", "d4-e4"]
    return try (onCells + between).map { text in
      try #require(BoardMark(text) { GridCell($0) }, "\(text)")
    }
  }

  private static func picture(
    _ marks: [BoardMark<GridCell>],
    _ change: (inout RenderingOptions) -> Void = { _ in }
  ) throws -> (canvas: Canvas, measures: PixelMeasures) {
    let game = played(FrameRenderingTests.game("f5d6"))
    var options = gifOptions(size: 400) { $0.marks = marks }
    change(&options)
    let diagram = game.diagram(of: game.frames(options).still, options)
    let labels = PixelLabels(hasCoordinates: true, highestNumber: nil)
    let layout = game.layout(options, hasMessage: true)
    let measures = try PixelMeasures(layout, width: 400, labels, hasPanels: false)
    return (try PixelPictures.still(diagram, game, options, .full), measures)
  }

  @Test(arguments: Theme.standard.indices)
  func `change the pixels of their cells, visibly, and no others`(theme: Int) throws {
    let plain = try Self.picture([]) { $0.theme = Theme.standard[theme] }
    let bounds = plain.canvas.bounds
    // One theme has all marks.
    let marks = try Self.marks()
    for mark in theme == 0 ? marks : marks.sample(12) {
      let marked = try Self.picture([mark]) { $0.theme = Theme.standard[theme] }
      let cells = mark.cells
      let columns = cells.map(\.x), rows = cells.map(\.y)
      let touched = try #require(
        [(columns.min(), rows.min()), (columns.max(), rows.max())].compactMap { x, y in
          x.flatMap { x in y.map { plain.measures.field(x: x, y: $0) } }
        }
        .reduce(nil as PixelRect?) { $0?.union($1) ?? $1 }
      )
      var (strongest, outside) = (1.0, 0)
      for y in plain.canvas.rows(differentFrom: marked.canvas) {
        for x in 0..<bounds.width where plain.canvas[x, y] != marked.canvas[x, y] {
          if !touched.overlaps(PixelRect(x: x, y: y, width: 1, height: 1)) { outside += 1 }
          let colours = (plain.canvas[x, y].colour, marked.canvas[x, y].colour)
          strongest = max(strongest, colours.0.contrast(to: colours.1))
        }
      }
      #expect(outside == 0, "\(mark)")
      #expect(strongest >= 2, "\(mark)")
    }
  }

  @Test(arguments: ["a1:d4", "a1-d4"])
  func `between cells keep clear of marks on them`(text: String) throws {
    let arrow = try #require(BoardMark(text) { GridCell($0) })
    let marks = try ["a1=A", "d4=circle"].map { text in
      try #require(BoardMark(text) { GridCell($0) })
    }
    let mark = Theme.classic.colours.mark
    let counts = try [[arrow], [arrow] + marks].map { marks in
      let canvas = try Self.picture(marks) { $0.marksLastMove = false }.canvas
      return canvas.pixels.count { $0.colour == mark }
    }
    #expect(counts[1] < counts[0] - 20, "\(counts)")
    let parts = try [[], Set(marks.flatMap(\.cells))].map { cells in
      try #require(MarkGeometry.Arrow(arrow, clearOf: cells)).shaft
    }
    #expect((parts[0].to - parts[0].from).length > (parts[1].to - parts[1].from).length + 0.3)
  }

  @Test func `stay during an animation`() throws {
    let marks = try Self.marks()
    let game = played(FrameRenderingTests.game("f5d6c3d3c4"))
    for mark in marks {
      let options = gifOptions(by: .move, size: 300) { $0.marks = [mark] }
      var plain = options
      plain.marks = []
      var pictures = try [options, plain].map { try PixelPictures.animation(game, $0, .full) }
      for moment in PixelTimeline(game.frames(options)).moments {
        for index in pictures.indices { pictures[index].show(moment) }
        let isMarked = pictures[0].scene.canvas.pixels != pictures[1].scene.canvas.pixels
        #expect(isMarked, "\(mark)")
      }
      // What is left when everything has moved is what a still has.
      let frame = game.frames(options)[game.frames(options).count - 1]
      let still = try PixelPictures.still(game.diagram(of: frame, options), game, options, .full)
      let isSame = still.pixels == pictures[0].scene.canvas.pixels
      #expect(isSame, "\(mark)")
    }
  }

  @Test func `are in still and animated SVG`() throws {
    let game = played(FrameRenderingTests.game("f5d6"))
    for isStill in [true, false] {
      var options = RenderingOptions()
      options.isStill = isStill
      let plain = try SVGRenderer().render(game, options).count
      for mark in try Self.marks() {
        options.marks = [mark]
        let svg = try SVGRenderer().render(game, options)
        #expect(svg.count > plain, "\(mark)")
        if case .text(let text, _) = mark {
          #expect(String(decoding: svg, as: UTF8.self).contains(">\(text.letters)</text>"))
        }
      }
    }
  }

  @Test func `must be on the board`() throws {
    let game = played(FrameRenderingTests.game("f5d6"))
    var options = RenderingOptions()
    options.marks = try [.arrow(from: Self.cell("a1"), to: Self.cell("i9"))]
    let error = #expect(throws: RenderingError.self) { try SVGRenderer().render(game, options) }
    #expect(error?.message == "a mark is on i9, which a board of 8×8 does not have")
    #expect(error?.help == "the last cell is h8")
  }

  @Test func `are on cells with names`() {
    for cell in GridSize(width: 16, height: 16).cells {
      #expect(GridCell(cell.description) == cell)
      #expect(GridCell(cell.description.uppercased()) == cell)
    }
    for name in ["", "a", "1", "a0", "a17", "q1", "a-1", "a+1", "a1 ", "aa1", "é1", "a１"] {
      #expect(GridCell(name) == nil, "\(name)")
    }
  }
}

@Suite struct `A turned board` {
  private static let sizes = [(8, 8), (4, 6), (10, 4)].map { GridSize(width: $0, height: $1) }

  @Test(arguments: Orientation.allCases, sizes)
  func `has each cell once, and can be turned back`(orientation: Orientation, size: GridSize) {
    let turned = orientation.turned(size)
    let places = size.cells.map { orientation.place($0, on: size) }
    #expect(Set(places) == Set(turned.cells))
    for cell in size.cells {
      let place = orientation.place(cell, on: size)
      #expect(orientation.inverse.place(place, on: turned) == cell)
      // Its column and row are written next to it, one above and one beside.
      let labels = orientation.labels(turned)
      let written = [labels.columns[place.x], labels.rows[place.y]]
      #expect(Set(written) == [cell.letter, "\(cell.y + 1)"])
    }
  }

  @Test func `is turned clockwise`() throws {
    let size = GridSize(width: 8, height: 8)
    let corner = try #require(GridCell("a1"))
    let places = Orientation.allCases.map { $0.place(corner, on: size).description }
    #expect(places == ["a1", "h1", "h8", "a8"])
  }

  @Test(arguments: Orientation.allCases)
  func `shows the same game in every picture`(orientation: Orientation) throws {
    let size = try #require(BoardSize(width: 6, height: 4))
    let game = played(randomGame(seed: 5, size: size))
    let turned = TurnedGame(game, orientation)
    let options = gifOptions(by: .disk) {
      $0.orientation = orientation
      $0.marksLegalMoves = true
    }
    let (frames, others) = (game.frames(options), turned.frames(options))
    #expect(frames.map(\.duration) == others.map(\.duration))
    for (frame, other) in zip(frames, others) {
      for cell in frame.board.size.cells {
        let place = orientation.place(cell, on: frame.board.size)
        #expect(frame.board[cell] == other.board[place])
        #expect((frame.lastMove == cell) == (other.lastMove == place))
        #expect((frame.changed == cell) == (other.changed == place))
        #expect(frame.hints?.contains(cell) == other.hints?.contains(place))
      }
      // Words are about the cells' own names.
      #expect(turned.summary(of: other) == game.summary(of: frame))
    }
    #expect(turned.alternativeText(options) == game.alternativeText(options))
    let svg = try SVGRenderer().render(game, options)
    var upright = options
    upright.orientation = .upright
    #expect((try SVGRenderer().render(game, upright) == svg) == (orientation == .upright))
    #expect(try !GIFRenderer().render(game, options).isEmpty)
  }
}
