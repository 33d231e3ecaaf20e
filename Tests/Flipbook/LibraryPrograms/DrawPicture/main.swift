import Flipbook

// Draws a game into memory, in its own colours.
var theme = Theme.classic
theme.colours.board = Colour("#204080") ?? theme.colours.board
var options = RenderingOptions()
options.theme = theme
options.isStill = true
let record = ReversiRecord(moves: try [Move](text: "f5d6c3d3c4"))
if let svg = RendererRegistry.standard.renderer(named: "svg") {
  let picture = try svg.render(PlayedGame(record, try Replay(record)), options)
  print(String(decoding: picture, as: UTF8.self))
}
