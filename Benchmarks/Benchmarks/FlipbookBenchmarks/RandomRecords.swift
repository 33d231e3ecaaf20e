import Flipbook

/// Returns records of random games with names and results, as in an archive.
func randomRecords(_ count: Int) -> [ReversiRecord] {
  randomGames(count, seed: 20_240_607).enumerated().map { number, moves in
    var position = Position.initial
    _ = position.play(contentsOf: moves)
    return ReversiRecord(
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

/// Returns the number of moves of the records of an input, if they have no findings.
func movesValidated(reading bytes: [UInt8], as format: any RecordFormat) -> Int {
  let validator = Validator()
  var moves = 0
  let receive: RecordReceiver = { slice in
    let validation = validator.validate(slice.parsed())
    guard validation.findings.isEmpty else { return .stop }
    moves += validation.moveCount
    return .proceed
  }
  var reader = format.makeReader(source: "benchmark", ReadingOptions())
  if reader.read(bytes[...], to: receive) == .proceed { _ = reader.finish(to: receive) }
  return moves
}

/// Records as a file, and the number of moves that a reader must find in it.
struct Archive {
  let bytes: [UInt8]
  let moves: Int

  init(of records: [ReversiRecord], as format: any RecordFormat) throws {
    bytes = try FormatRegistry.standard.write(records, as: format.name).bytes
    moves = records.reduce(0) { $0 + $1.moves.count }
  }
}
