import GameRecords

/// Reads one record from an object, by the table of its game.
///
/// It accepts nothing that JSON forbids, and no unknown key. It accepts with a warning: unambiguous
/// values such as `F5`, `black` or the moves as one text. It accepts silently, because the meaning is
/// the same: keys in any order; unneeded escapes; a missing version; a `$schema`; the standard `start`;
/// empty players and empty lists of moves, variations, session changes and tags; a move written as an
/// object with only the move.
///
/// A move that cannot be read ends the moves of the record, and the result is dropped. Without any
/// readable move, or without a readable start position, there is no record, because there would be
/// nothing to play.
struct JSONRecordReader {
  var reader: JSONReader
  /// The table of the game that the record should be of.
  let table: ObjectTable
  /// The game that the record should be of.
  let game: GameName
  /// The tables of all games.
  let games: [any GameTable]
  /// The table of the game that the record names, if it is another one.
  var namedGame: (any GameTable)?
  /// How many lists with lines of play are open: variations.
  var depthOfLine = 0
  /// The number of moves in lines other than the one that is being read.
  var otherMoves = 0
  /// The number of texts that were not in their usual notation.
  var respelledCodes = 0
  /// The places of the parts other than moves.
  var parts: [(part: RecordPart, range: SourceRange)] = []
  /// Whether the start position and at least the first moves could be read.
  private var isUsable = true

  /// Reads a record of the game that it names, or else of the first one.
  static func parse(
    _ source: SourceText,
    format: String,
    games: [any GameTable]
  ) -> ParsedRecord {
    var next = games.first
    while let table = next {
      next = nil
      let parsed = table.parsed(number: 0, format: format, source: source) { record in
        source.bytes.withUnsafeBufferPointer { bytes in
          var reading = JSONRecordReader(JSONReader(bytes), table, games)
          var end: JSONError?
          do throws(JSONError) {
            try reading.read(into: record)
          } catch {
            reading.isUsable = false
            end = error
          }
          next = reading.namedGame
          if next != nil { return nil }
          return RecordReading(
            isUsable: reading.isUsable,
            findings: reading.reader.findings(in: source, endedBy: end),
            parts: reading.parts
          )
        }
      }
      if let parsed { return parsed }
    }
    return ParsedRecord(source: source)
  }

  private init(_ reader: JSONReader, _ table: any GameTable, _ games: [any GameTable]) {
    self.reader = reader
    self.table = table.table
    self.game = table.game
    self.games = games
    parts.reserveCapacity(12)
  }

  private mutating func read(into record: ObjectPointer) throws(JSONError) {
    try reader.openObject(as: table.words.phrase)
    let start = reader.offset - 1
    var members = JSONMembers(of: table)
    var hasLine = false
    while let index = try reader.nextMember(of: &members) {
      reader.skipWhitespace()
      let start = reader.offset
      let depth = reader.depth
      let errors = reader.errors.total
      var isRead = true
      do throws(JSONError) {
        try readField(index, of: table, into: record)
      } catch {
        if namedGame != nil { throw error }
        try reader.recover(from: error, toValueAt: start, depth: depth)
        isRead = false
      }
      let isLine = table.fields[index].isLine
      if isLine { hasLine = true }
      if table.fields[index].isVital, !isRead || !isLine && reader.errors.total > errors {
        isUsable = false
      }
    }
    let range = start..<reader.offset
    if let missing = members.firstMissing {
      try reader.report(.missingKey("\(table.fields[missing].name)", at: range))
      isUsable = false
    }
    if let finish = table.finish {
      // An unknown key may be a misspelled one of the moves.
      let hasErrors = reader.errors.total > 0
      var end = ObjectEnd(
        place: range,
        hasErrors: hasErrors,
        hasMoves: isUsable && (hasLine || !hasErrors)
      )
      finish(record, &end)
      for problem in end.problems { try reader.report(JSONError(problem, in: range)) }
      if !end.isUsable { isUsable = false }
    }
    try reader.finish()
  }

  /// Reads the name of the game.
  ///
  /// If it is not the one expected, but one whose table is known, that table is remembered.
  mutating func readGame() throws(JSONError) {
    let text = try reader.readText(as: "the name of a game")
    let name = try reader.string(text)
    guard name != game.name else { return }
    namedGame = games.first { $0.game.name == name }
    // The record is read again by that table; this error is reported nowhere.
    guard namedGame == nil else { throw JSONError(.jsonValue, "", at: text.range) }
    let names = games.map(\.game.name)
    throw JSONError(
      .jsonValue,
      "the game is \(DisplayText.quote(name)); expected \(Words.either(names))",
      help: NearMiss.question(name, in: names),
      at: text.range
    )
  }

  /// Notes the place of a part of the record.
  @inline(__always)
  mutating func mark(_ part: RecordPart, _ range: Range<Int>) {
    // A record is never too long for these offsets.
    let place = SourceRange(
      uncheckedStart: range.lowerBound,
      length: UInt32(truncatingIfNeeded: range.count)
    )
    parts.mark(part, at: place)
  }
}

extension JSONError {
  /// A problem with an object.
  init(_ problem: ObjectProblem, in object: Range<Int>) {
    let place = problem.place ?? object
    switch problem.kind {
    case .value, .order: self.init(.jsonValue, problem.message, help: problem.help, at: place)
    case .missing(let key): self = .missingKey(key, help: problem.help, at: place)
    }
  }
}
