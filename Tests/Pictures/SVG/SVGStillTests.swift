import FrameRendering
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

@Suite struct `A still SVG` {
  private static func still(_ replay: Replay, _ change: (inout RenderingOptions) -> Void) throws
    -> String
  {
    var options = RenderingOptions()
    options.isStill = true
    change(&options)
    let game = PlayedGame(ReversiRecord(), replay)
    return String(decoding: try SVGRenderer().render(game, options), as: UTF8.self)
  }

  /// The numbers on squares that a picture shows.
  private static func numbers(in svg: String) -> [Square: Int] {
    let pairs = svg.matches(of: #/<text x="(\d+)" y="(\d+)" fill="[^"]*">(\d+)<\/text>/#)
      .compactMap { match -> (Square, Int)? in
        guard let x = Int(match.1), let y = Int(match.2), let number = Int(match.3),
          let square = Square(x: x / 40, y: y / 40)
        else { return nil }
        return (square, number)
      }
    return Dictionary(pairs) { first, _ in first }
  }

  @Test func `numbers the specification's flip order`() throws {
    let svg = try Self.still(specified) { $0.style = .order }
    let squares = Square.list("e6 d5 c4 b3 f6 g6 e7")
    #expect(Self.numbers(in: svg) == Dictionary(zip(squares, 1...7)) { first, _ in first })
  }

  @Test func `numbers placements as books do, without passes`() throws {
    let replay = game(blocked + "--a3")
    let placements = Square.list("d3 c3 f5 d2 d1 e1 b2 c1 a3")
    let expected = Dictionary(zip(placements, 1...9)) { first, _ in first }
    #expect(Self.numbers(in: try Self.still(replay) { $0.style = .moves }) == expected)
    #expect(Self.numbers(in: try Self.still(replay) { $0.showsNumbers = true }) == expected)
    let some = try Self.still(replay) {
      $0.style = .moves
      $0.plies = 2...3
    }
    #expect(Self.numbers(in: some) == expected.filter { 2...3 ~= $0.value })
  }

  @Test func `refuses the flip order of several moves or of none`() {
    let game = PlayedGame(ReversiRecord(), game("f5d6"))
    var options = RenderingOptions()
    options.style = .order
    #expect(throws: RenderingError.self) { try SVGRenderer().render(game, options) }
    options.plies = 1...1
    #expect(throws: Never.self) { try SVGRenderer().render(game, options) }
    options.plies = 0...0
    #expect(throws: RenderingError.self) { try SVGRenderer().render(game, options) }
  }

  @Test func `refuses the flip order of a pass`() {
    let replay = FrameRenderingTests.game(blocked + "--a3")
    var options = RenderingOptions()
    options.style = .order
    options.plies = 9...9
    let error = #expect(throws: RenderingError.self) {
      try SVGRenderer().render(PlayedGame(ReversiRecord(), replay), options)
    }
    #expect(error?.message == "move 9 is a pass, which flips no disks")
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `marks where the side to move may place a disk`(seed: UInt64) throws {
    let replay = randomGame(seed: seed)
    let ply = Int(seed) * 6
    let svg = try Self.still(replay) {
      $0.marksLegalMoves = true
      $0.plies = ply...ply
    }
    let position = replay.position(afterPly: ply)
    let legal = position.turn.map { Array(position.board.legalMoves(for: $0)) } ?? []
    let group = svg.firstMatch(of: #/<g [^>]*fill="url\(#h\w+\)">(.*?)<\/g>/#)?.1 ?? ""
    let marks = group.matches(of: #/cx="(\d+)" cy="(\d+)"/#)
      .compactMap { match in
        Int(match.1).flatMap { x in Int(match.2).flatMap { Square(x: x, y: $0) } }
      }
    #expect(marks == legal)
  }

  @Test(arguments: [15, 16_385, -1])
  func `refuses impossible widths`(size: Int) {
    var options = RenderingOptions()
    options.size = size
    #expect(throws: RenderingError.self) { try SVGRenderer().check(options) }
  }
}
