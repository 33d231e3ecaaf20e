import Flipbook

// Builds a game, checks it, and writes it in three formats.
let folder = CommandLine.arguments[1]
let record = ReversiRecord(
  date: GameDate(year: 2026),
  players: Players(dark: Player(name: "Ada"), light: Player(name: "Ben")),
  moves: try [Move](text: "f5 d6 c5 f6 e7 f4 g5 e6 e3")
)
for finding in Validator().validate(record).findings { print(finding) }
for format in ["pgn", "sgf", "wthor"] {
  let written = try FormatRegistry.standard.write([record], as: format)
  try written.write(toFile: "\(folder)/game.\(written.fileExtension)")
  for loss in written.losses { print("\(format): \(loss.loss)") }
}
