import Flipbook

// Reads a save of the app, says what is wrong with it, and writes it as XML.
let (path, folder) = (CommandLine.arguments[1], CommandLine.arguments[2])
for parsed in try FormatRegistry.standard.records(inFile: path, as: "save") {
  for finding in parsed.findings { print(finding) }
  guard let record = parsed.reversi else { continue }
  print("\(record.start.turn.map { "\($0) is to move" } ?? "the game is over")")
  let written = try FormatRegistry.standard.write([record], as: "xml")
  try written.write(toFile: "\(folder)/game.xml")
}
