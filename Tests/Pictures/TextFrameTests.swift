import FrameRendering
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

/// Draws with the text renderer.
func draw(
  _ replay: Replay,
  style: RenderingOptions.Style,
  plies: ClosedRange<Int>? = nil,
  usesColour: Bool = false
) throws -> String {
  var options = RenderingOptions()
  options.plies = plies
  options.style = style
  options.usesColour = usesColour
  let game = PlayedGame(ReversiRecord(), replay)
  return String(decoding: try TextRenderer().render(game, options), as: UTF8.self)
}

@Suite struct `Pictures as text` {
  @Test func `show frames, and figures of the flip order`() throws {
    let differences = try Answers.differences("pictures/text") { row in
      let record = ReversiRecord(table: row["game"] as Any?)
      let plies = (row["plies"] as [Int]?).map { $0[0]...$0[1] }
      let style = try #require(RenderingOptions.Style.allCases.first { "\($0)" == row["style"] })
      let text = try draw(
        Replay(record),
        style: style,
        plies: plies,
        usesColour: row["colours"] ?? false
      )
      return text.replacing("\u{1B}", with: "␛")
    }
    #expect(differences == [])
  }

  @Test func `have a figure for each move`() throws {
    let replay = game(blocked + "--a3")
    #expect(try draw(replay, style: .order).split(separator: "\n\n").count == 10)
  }

  @Test(arguments: RenderingOptions.Style.allCases)
  func `are the same without the colours`(style: RenderingOptions.Style) throws {
    let replay = game(blocked + "--a3")
    let coloured = try draw(replay, style: style, usesColour: true)
    #expect(coloured.contains("\u{1B}[") == (style == .frames))
    let plain = coloured.replacing(try Regex("\u{1B}\\[[0-9;]*m"), with: "")
    #expect(try plain == draw(replay, style: style))
  }
}
