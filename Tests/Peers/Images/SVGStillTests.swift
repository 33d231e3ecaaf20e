import FrameRendering
@testable import FrameRenderingTests
import GameRecords
import Games
import TestSupport
import Testing

@Suite struct `A still SVG` {
  @Test(.needs(.rsvgConvert), .needs(.pillow))
  func `shows every frame of a game in librsvg`() throws {
    let replay = randomGame(seed: 11)
    let frames = FrameSequence(replay, by: .move)
    let game = PlayedGame(ReversiRecord(), replay)
    let pictures = try frames.map { frame in
      try BoardPicture(replay, RenderingOptions()) { options throws(RenderingError) in
        try SVGRenderer().render(game, frame: frame, options)
      }
    }
    let answers = try PictureViewer.look(
      pictures.map { .init(svg: $0.svg, points: $0.points, by: "rsvg") }
    )
    for ((frame, picture), answer) in zip(zip(frames, pictures), answers) {
      #expect(answer.map { picture.differences($0, from: frame) } == [[]], "\(frame)")
    }
  }
}
