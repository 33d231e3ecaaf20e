import GameRecords
import ReversiRules

/// Writes each game on a line of its own, always in the same form; see ``GGFFormat``.
struct GGFWriter: GameWriter {
  static let stores = FactSet([
    .site, .date, .names, .ratings, .start, .moves, .passes, .sides, .times, .evaluations, .margin,
    .ending, .comment, .tags,
  ])

  /// Whether the number of games comes before each game, as in a file.
  var hasCounts = true

  var continuation: (any RecordWriter)? { self }

  func fit(_ record: inout ReversiRecord) -> [Loss] { GGFFitting.fit(&record) }

  mutating func write(_ record: ReversiRecord, to output: inout [UInt8]) throws(WritingError) {
    let size = record.start.board.size
    guard size.width == size.height else {
      let message = "a GGF board is square, but this one is \(size)"
      throw WritingError(message, help: "use another format")
    }
    guard record.start.turn != nil else {
      throw WritingError(
        "a GGF board has a side to move, but the record says that the game is over at its "
          + "start, although a side could move",
        help: "give the start position a side to move, or use another format"
      )
    }
    try record.refuseSurplusMoves()
    var game = GGFOutput()
    game.add("GM", "Othello")
    // A text that says more than its field is a tag, and is written as one.
    let tags = Set(record.tags.map(\.name))
    for row in GGFFact.rows where tags.isEmpty || !tags.contains(row.name.text) {
      if let text = row.text(record) { game.add(row.name.text, text) }
    }
    for tag in record.tags { game.add(tag.name, tag.value) }
    if !tags.contains("TY") { game.add("TY", String(size.height)) }
    if !tags.contains("RE"), let result = GGFFact.result.text(record) { game.add("RE", result) }
    if let comment = record.comment { game.add("CO", comment) }
    game.add("BO", GGFBoard.text(of: record.start))
    game.addMoves(of: record)
    output += (hasCounts ? "1 (;" : "(;").utf8
    output += game.bytes
    output += ";)\n".utf8
  }

  mutating func finish(to output: inout [UInt8]) {}
}

/// The properties of one game.
struct GGFOutput {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ name: String, _ value: String) {
    bytes += name.utf8
    bytes.append(UInt8(ascii: "["))
    bytes += value.utf8
    bytes.append(UInt8(ascii: "]"))
  }

  /// The moves, each with its side: the named one, by default the one that alternation gives.
  mutating func addMoves(of record: ReversiRecord) {
    var turn = record.start.turn ?? .dark
    var annotations = record.annotations[...]
    for (index, move) in record.moves.enumerated() {
      let annotation = annotations.first?.ply == index + 1 ? annotations.popFirst() : nil
      let side = annotation?.side ?? turn
      add(side == .dark ? "B" : "W", Self.text(of: move, annotation))
      turn = side.opponent
    }
  }

  private static func text(of move: Move, _ annotation: MoveAnnotation?) -> String {
    let name = move == .pass ? "PA" : move.description
    let evaluation = annotation?.evaluation.map(NumberText.text)
    guard let time = annotation?.time else { return evaluation.map { name + "/" + $0 } ?? name }
    return name + "/" + (evaluation ?? "") + "/" + NumberText.text(of: time)
  }
}
