import Flipbook

// Prints every position of the games in a file.
let path = CommandLine.arguments[1]
for parsed in try FormatRegistry.standard.records(inFile: path, as: "pgn") {
  guard let record = parsed.reversi else { continue }
  let replay = try Replay(record)
  for ply in 0...replay.moveCount {
    print("after move \(ply):\n\(replay.position(afterPly: ply).board)")
  }
}
