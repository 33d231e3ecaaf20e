import Flipbook

/// Records of random games with names and results, as an archive has them.
func randomRecords(_ count: Int) -> [GameRecord] {
  randomGames(count, seed: 20_240_607).enumerated().map { number, moves in
    var position = Position.initial
    _ = position.play(contentsOf: moves)
    return GameRecord(
      id: String(number + 1),
      players: Players(
        dark: Player(name: "p\(number * 7 % 1000)"),
        light: Player(name: "p\(number * 11 % 1000)")
      ),
      moves: moves,
      result: GameResult(score: position.board.counts, ending: .playedOut)
    )
  }
}

/// How many moves the records of an input have, when nothing is wrong with them.
func movesValidated(reading bytes: [UInt8], as format: any RecordFormat) -> Int {
  let validator = Validator()
  var moves = 0
  let receive: RecordReceiver = { slice in
    let validation = validator.validate(slice.parsed())
    guard validation.findings.isEmpty else { return .stop }
    moves += validation.attempt?.replay.moves.count ?? 0
    return .proceed
  }
  var reader = format.makeReader(source: "benchmark", ReadingOptions())
  if reader.read(bytes[...], to: receive) == .proceed { _ = reader.finish(to: receive) }
  return moves
}

/// Records as a file, and the moves that a reader has to find in it.
struct Archive {
  let bytes: [UInt8]
  let moves: Int

  init(of records: [GameRecord], as format: any RecordFormat) throws {
    bytes = try FormatRegistry.standard.write(records, as: format.name).bytes
    moves = records.reduce(0) { $0 + $1.moves.count }
  }
}
