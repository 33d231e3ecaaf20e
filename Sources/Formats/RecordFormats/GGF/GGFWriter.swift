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
      throw WritingError(
        "a GGF board is square, but this one is \(size)",
        help: "use another format"
      )
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
    try game.add("GM", "Othello")
    if let site = record.site { try game.add("PC", site) }
    if let date = record.date { try game.add("DT", Self.text(of: date)) }
    if let name = record.players.dark.name { try game.add("PB", name) }
    if let name = record.players.light.name { try game.add("PW", name) }
    if let rating = record.players.dark.rating { try game.add("RB", NumberText.text(of: rating)) }
    if let rating = record.players.light.rating { try game.add("RW", NumberText.text(of: rating)) }
    for tag in record.tags { try game.add(tag.name, tag.value) }
    if !record.tags.contains(where: { $0.name == "TY" }) { try game.add("TY", String(size.height)) }
    if let result = record.result { try game.add("RE", GGFResult.text(of: result)) }
    if let comment = record.comment { try game.add("CO", comment) }
    try game.add("BO", GGFBoard.text(of: record.start))
    try game.addMoves(of: record)
    output += (hasCounts ? "1 (;" : "(;").utf8
    output += game.bytes
    output += ";)\n".utf8
  }

  mutating func finish(to output: inout [UInt8]) {}

  /// A date as ``DateSpelling`` reads it: `2024-01-02 10:00:00 +09:00`.
  static func text(of date: GameDate) -> String {
    let text = date.description
    guard let time = date.time else { return text }
    let parts = text.split(separator: "T")
    // Hours, minutes and seconds take eight characters; a zone follows them.
    let clock = parts[1].prefix(8)
    let zone = time.zone == 0 ? "GMT" : parts[1].dropFirst(8)
    return parts[0] + " " + clock + (zone.isEmpty ? "" : " " + zone)
  }
}

/// The properties of one game.
struct GGFOutput {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ name: String, _ value: String) throws(WritingError) {
    try add(name, value.utf8)
  }

  mutating func add(_ name: String, _ value: some Collection<UInt8>) throws(WritingError) {
    guard value.count <= Limits.textBytes else {
      throw WritingError("the property \(name) is longer than \(Limits.textBytes >> 20) MiB")
    }
    bytes += name.utf8
    bytes.append(UInt8(ascii: "["))
    bytes += value
    bytes.append(UInt8(ascii: "]"))
  }

  /// The moves, each with its side: the named one, by default the one that alternation gives.
  mutating func addMoves(of record: ReversiRecord) throws(WritingError) {
    var turn = record.start.turn ?? .dark
    let annotations = record.annotations
    var next = 0
    for (index, move) in record.moves.enumerated() {
      let isAnnotated = next < annotations.count && annotations[next].ply == index + 1
      let annotation = isAnnotated ? annotations[next] : nil
      if isAnnotated { next += 1 }
      let side = annotation?.side ?? turn
      try add(side == .dark ? "B" : "W", Self.text(of: move, annotation))
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
