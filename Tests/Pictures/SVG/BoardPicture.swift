@testable import FrameRendering
import GameRecords
import Games
import ReversiRules

/// A picture of a board whose squares can be read back.
struct BoardPicture {
  let svg: String
  let size: BoardSize
  let palette: Theme.Palette
  /// The width of a square in pixels.
  private let square: Double
  private var layout: PictureLayout { PictureLayout(GridSize(size), [.frame, .coordinates]) }

  /// Draws a game without a heading, with coordinates.
  init(
    _ replay: Replay,
    _ options: RenderingOptions,
    draw: ((RenderingOptions) throws(RenderingError) -> [UInt8])? = nil
  ) throws {
    size = replay.start.board.size
    palette = options.theme.colours
    // If a light disk is as white as the board, its outline must be visible.
    square = palette.light == palette.board ? 80 : 40
    var options = options
    options.size = (size.width + 1) * Int(square)
    let bytes =
      try draw?(options) ?? SVGRenderer().render(PlayedGame(ReversiRecord(), replay), options)
    svg = String(decoding: bytes, as: UTF8.self)
  }

  /// Two points on each square, row by row: on its disk outside of the highlight and marks, and on
  /// its outline.
  var points: [[Int]] {
    size.squares.flatMap { square in
      [0.7, 0.5 + 0.965 * 0.41 * 0.5.squareRoot()].map { place in
        [
          Int((Double(square.x) - layout.left + place) * self.square),
          Int((Double(square.y) - layout.top + place) * self.square),
        ]
      }
    }
  }

  /// The squares on which the colours differ from the board of a frame.
  ///
  /// The alert for a pass hides the squares in the middle.
  func differences(_ colours: [Colour], from frame: Frame) -> [Square] {
    let seen = board(colours)
    return size.squares.filter { square in
      let x = abs(2 * square.x + 1 - size.width)
      let y = abs(2 * square.y + 1 - size.height)
      return seen[square] != frame.disks[square] && (frame.event != .alert || x > 4 || y > 2)
    }
  }

  private func board(_ colours: [Colour]) -> Board {
    var board = Board(size: size)
    for (index, square) in size.squares.enumerated() {
      let (disk, outline) = (colours[2 * index], colours[2 * index + 1])
      func isNearer(_ a: Colour, than b: Colour, to seen: Colour) -> Bool {
        a.distance(to: seen) < b.distance(to: seen)
      }
      if palette.light == palette.board {
        guard isNearer(palette.outline, than: palette.board, to: outline) else { continue }
      } else {
        let side =
          isNearer(palette.dark, than: palette.light, to: disk) ? palette.dark : palette.light
        guard isNearer(side, than: palette.board, to: disk) else { continue }
      }
      board[square] = isNearer(palette.dark, than: palette.light, to: disk) ? .dark : .light
    }
    return board
  }
}

extension Colour {
  /// Returns the distance to another colour.
  func distance(to other: Colour) -> Int {
    func square(_ a: UInt8, _ b: UInt8) -> Int { (Int(a) - Int(b)) * (Int(a) - Int(b)) }
    return square(red, other.red) + square(green, other.green) + square(blue, other.blue)
  }
}
