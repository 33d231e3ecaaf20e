@testable import FrameRendering
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

@Suite struct `The GIF renderer` {
  private static func refusal(_ change: (inout RenderingOptions) -> Void) -> RenderingError? {
    var options = RenderingOptions()
    change(&options)
    do throws(RenderingError) {
      try GIFRenderer().check(options)
      return nil
    } catch { return error }
  }

  @Test(arguments: [-1, 0, 100, 4097, .max])
  func `refuses impossible sizes`(size: Int) {
    let refusal = Self.refusal { $0.size = size }
    #expect(refusal?.help == "use --size 101 to 4096")
  }

  @Test func `draws pictures up to 4096 pixels wide`() throws {
    for size in [120, 4096] {
      #expect(Self.refusal { $0.size = size } == nil)
      let options = gifOptions(size: size) { $0.isStill = true }
      let game = try played(randomGame(seed: 1, size: #require(BoardSize(width: 4, height: 4))))
      #expect(try GIFDecoder(GIFRenderer().render(game, options)).width == size)
    }
  }

  @Test func `refuses times that are too short`() {
    let short = [
      Self.refusal { $0.pace.delay = 19 }, Self.refusal { $0.pace.flipDelay = 10 },
      Self.refusal { $0.pace.hold = 0 }, Self.refusal { $0.pace.speed = 6 },
      Self.refusal {
        $0.step = .move
        $0.pace.flipDelay = 10
        $0.pace.usesRecordedTimes = true
      },
    ]
    let options = ["--delay", "--flip-delay", "--hold", "--flip-delay", "--flip-delay"]
    for (refusal, option) in zip(short, options) {
      #expect(refusal?.message.hasPrefix(option) == true)
      #expect(refusal?.help?.hasPrefix("use a longer \(option)") == true)
    }
    #expect(short[3]?.help?.hasSuffix("or a lower --speed") == true)
  }

  @Test func `accepts any times where they make no difference`() {
    #expect(
      Self.refusal {
        $0.step = .move
        $0.pace.flipDelay = 0
      } == nil
    )
    #expect(
      Self.refusal {
        $0.isStill = true
        $0.pace.delay = 0
      } == nil
    )
    #expect(
      Self.refusal {
        $0.style = .moves
        $0.pace.delay = 0
      } == nil
    )
    #expect(Self.refusal { $0.pace = Pace(delay: 20, flipDelay: 20, hold: 20) } == nil)
  }

  /// The boards, and the widths of their pictures.
  private static let boards = [(4, 4, 120), (8, 8, 119), (6, 10, 121), (16, 16, 240)]

  @Test(arguments: Array(Theme.standard.indices).sample(2), Array(boards.indices).sample(2))
  func `shows every disk of every frame`(theme: Int, board: Int) throws {
    let (width, height, size) = Self.boards[board]
    let colours = Theme.standard[theme].colours
    let replay = randomGame(
      seed: UInt64(theme),
      size: try #require(BoardSize(width: width, height: height))
    )
    let options = gifOptions(by: board == 3 ? .move : .disk, size: size) {
      $0.theme = Theme.standard[theme]
      $0.marksLegalMoves = theme % 2 == 0
      // The end of a long game, when most squares have disks.
      if board == 3, !Effort.isFull {
        $0.plies = replay.moves.count - 30...replay.moves.count
      }
    }
    let game = played(replay)
    let frames = game.frames(options)
    var drawing = try PixelPictures(game, options, hasMessage: true, numbers: [:], .few)
    let layout = game.layout(options, hasMessage: true)
    let labels = PixelLabels(hasCoordinates: true, highestNumber: nil)
    let measures = try PixelMeasures(layout, width: size, labels, hasPanels: false)
    // One point next to the marks in the middle; one on the line around the disk.
    let places = replay.start.board.size.squares.map { square in
      let middle = measures.field(x: square.x, y: square.y).middle
      return (
        square: square,
        inside: middle + Point(0.47, -0.23) * measures.radius,
        line: middle + Point(measures.radius - 0.6, 0)
      )
    }
    var wrong = 0
    for moment in PixelTimeline(frames).moments {
      drawing.show(moment)
      guard moment.frame.event != .alert else { continue }
      let disks = moment.frame.disks
      let turning = moment.turning
      let canvas = drawing.scene.canvas
      for (square, inside, line) in places where !turning.contains(GridCell(square)) {
        var shown: Disk?
        if canvas[Int(line.x), Int(line.y)].colour != colours.board {
          let colour = canvas[Int(inside.x), Int(inside.y)].colour
          let isDark = colour.contrast(to: colours.dark) < colour.contrast(to: colours.light)
          shown = isDark ? .dark : .light
        }
        if shown != disks[square] { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }
}
