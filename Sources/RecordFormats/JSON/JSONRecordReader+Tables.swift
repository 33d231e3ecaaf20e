import GameRecords
import RecordText

/// What only the tables of games have.
extension JSONRecordReader {
  /// Reads a record of another game than Reversi.
  mutating func readRecord<Record>(
    _ shape: RecordShape<Record>,
    into record: inout Record
  ) throws(JSONError) {
    try reader.openObject(as: shape.words.phrase)
    let start = reader.offset - 1
    var members = JSONMembers(of: shape)
    while let index = try reader.nextMember(of: &members) {
      reader.skipWhitespace()
      let start = reader.offset
      let depth = reader.depth
      do throws(JSONError) {
        try readField(index, of: shape, into: &record)
      } catch {
        try reader.recover(from: error, toValueAt: start, depth: depth)
        // Without its start or a move, the game would be another one.
        switch shape.fields[index].kind {
        case .grid: isUsable = false
        case .part(let part) where part.list?.isOfMoves == true: isUsable = false
        default: break
        }
      }
    }
    if let missing = members.firstMissing {
      let error = JSONError(
        .missingKey("\(shape.fields[missing].name)"),
        at: start..<reader.offset
      )
      try reader.report(error)
      isUsable = false
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
    guard namedGame == nil else { throw JSONError(.badValue(""), at: text.range) }
    let names = [ReversiRecord.game.name] + games.map(\.game.name)
    throw JSONError(
      .badValue(
        "the game is \(DisplayText.quote(name)); expected \(Words.either(names))",
        help: NearMiss.question(name, in: names)
      ),
      at: text.range
    )
  }

  /// Reads rows of numbers.
  mutating func readGrid(_ form: GridForm) throws(JSONError) -> ([[Int]], Range<Int>) {
    try reader.openArray(as: "an array of rows")
    let start = reader.offset - 1
    var grid: [[Int]] = []
    var isFirst = true
    while try reader.nextElement(&isFirst) {
      reader.skipWhitespace()
      let start = reader.offset
      let row = try readRow(form)
      grid.append(row)
      let problem = form.problem(withRowOf: row.count, first: grid[0].count)
      try refuse(problem, at: start..<reader.offset)
      mark(.row(grid.count), start..<reader.offset)
      // One row too many is enough to know.
      if grid.count > form.rows.upperBound { break }
    }
    try refuse(form.problem(withRows: grid.count), at: start..<reader.offset)
    return (grid, start..<reader.offset)
  }

  private mutating func readRow(_ form: GridForm) throws(JSONError) -> [Int] {
    try reader.openArray(as: "an array of numbers")
    var row: [Int] = []
    var isFirst = true
    while try reader.nextElement(&isFirst) {
      let number = try readWhole(form.cells)
      if row.count <= form.columns.upperBound { row.append(Int(number.value)) }
    }
    return row
  }

  private func refuse(_ problem: String?, at range: Range<Int>) throws(JSONError) {
    if let problem { throw JSONError(.badValue(problem), at: range) }
  }

  /// Reads a whole number of a table.
  mutating func readWhole(_ range: ClosedRange<Int>) throws(JSONError) -> JSONNumber {
    try readWhole(
      "a whole number",
      range,
      "expected a whole number from \(range.lowerBound) to \(range.upperBound)"
    )
  }
}

extension JSONRecordReader: ShapeReader {
  mutating func readObject<Object>(
    _ shape: RecordShape<Object>,
    into object: inout Object
  ) throws(JSONError) {
    _ = try read(shape, into: &object)
  }

  mutating func readList<Object>(
    _ list: ShapePart.List,
    of shape: RecordShape<Object>,
    _ make: () -> Object,
    _ receive: (Object) -> Void
  ) throws(JSONError) {
    try reader.openArray(as: "an array")
    var count = 0
    var isFirst = true
    while try reader.nextElement(&isFirst) {
      reader.skipWhitespace()
      let start = reader.offset
      guard count < list.limit else {
        throw JSONError(.tooMany("more than \(list.limit) entries"), at: start..<start + 1)
      }
      count += 1
      var object = make()
      do throws(JSONError) {
        if let plain = list.plain, try reader.peek() != .object {
          try readField(plain, of: shape, into: &object)
        } else {
          _ = try read(shape, into: &object)
        }
      } catch {
        var error = error
        if list.isOfMoves { error.ply = count }
        throw error
      }
      let range = start..<reader.offset
      if list.isOfMoves {
        line.places.append(SourceRange(range))
      } else {
        mark(list.part(count), range)
      }
      receive(object)
    }
  }
}
