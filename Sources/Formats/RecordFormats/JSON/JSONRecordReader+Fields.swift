import GameRecords

/// Reads the values of fields.
extension JSONRecordReader {
  /// Reads the value of one field.
  ///
  /// Each value is stored where it is read: returning values in tuples would cost more than all the
  /// rest.
  mutating func readField(
    _ index: Int,
    of table: ObjectTable,
    into object: ObjectPointer,
    ply: Int? = nil
  ) throws(JSONError) {
    let place: Range<Int>
    let fields = table.fields
    switch fields[index].kind {
    case .text:
      let (string, range) = try reader.readString()
      place = range
      fields[index].set(object, .text(string), place)
    case .name:
      let (string, range) = try reader.readString()
      guard !string.isEmpty else {
        throw JSONError(.badValue("the \(fields[index].name) must not be empty"), at: range)
      }
      place = range
      fields[index].set(object, .text(string), place)
    case .number:
      let number = try reader.readNumber()
      place = number.range
      fields[index].set(object, .number(number.value), place)
    case .seconds:
      let time = try readSeconds()
      place = time.range
      fields[index].set(object, .number(time.value), place)
    case .whole(let range):
      let whole = try readWhole(range)
      place = whole.range
      fields[index].set(object, .whole(Int(whole.value)), place)
    case .wholes(let range):
      let (wholes, whole) = try readValues("numbers") { reading throws(JSONError) in
        Int(try reading.readWhole(range).value)
      }
      place = whole
      fields[index].set(object, .wholes(wholes), place)
    case .word(let words):
      let (word, range) = try readWord(words)
      place = range
      fields[index].set(object, .word(words, word), place)
    case .code(let notation):
      let (text, range) = try readCode(notation)
      place = range
      fields[index].set(object, .text(text), place)
    case .codes(let notation):
      let (texts, range) = try readValues("texts") { reading throws(JSONError) in
        try reading.readCode(notation).text
      }
      place = range
      fields[index].set(object, .texts(texts), place)
    case .date:
      let (date, range) = try readDate()
      place = range
      fields[index].set(object, .date(date), place)
    case .flag:
      place = try readTrue()
      fields[index].set(object, .flag, place)
    case .rows(let form):
      let (rows, range) = try readRows(form)
      place = range
      fields[index].set(object, .rows(rows), place)
    case .grid(let form):
      let (grid, range) = try readGrid(form)
      place = range
      fields[index].set(object, .grid(grid), place)
    case .part(let part):
      reader.skipWhitespace()
      let start = reader.offset
      try readPart(part, into: object)
      place = start..<reader.offset
    case .line(let line): return try readLine(line, into: object)
    case .game: return try readGame()
    case .version: return try readVersion()
    case .schema: return _ = try reader.readString()
    }
    switch fields[index].part {
    case nil: break
    case .side?: if let ply { mark(.side(ply), place) }
    case let part?: mark(part, place)
    }
  }

  private mutating func readVersion() throws(JSONError) {
    let version = try reader.readNumber(as: "the version (the number 1)")
    guard version.value == 1 else { throw JSONError(.unknownVersion, at: version.range) }
  }

  private mutating func readSeconds() throws(JSONError) -> JSONNumber {
    let time = try reader.readNumber(as: "a number of seconds")
    guard time.value >= 0 else {
      throw JSONError(.badValue("a time must not be negative"), at: time.range)
    }
    return time
  }

  private mutating func readWhole(_ range: ClosedRange<Int>) throws(JSONError) -> JSONNumber {
    let number = try reader.readNumber(as: "a whole number")
    guard let whole = Int(exactly: number.value), range.contains(whole) else {
      let (least, most) = (range.lowerBound, range.upperBound)
      throw JSONError(
        .badValue("expected a whole number from \(least) to \(most)"),
        at: number.range
      )
    }
    return number
  }

  /// Reads a text in a notation, or in another one that can only mean one thing.
  private mutating func readCode(
    _ notation: Notation
  ) throws(JSONError) -> (text: String, range: Range<Int>) {
    let text = try reader.readText(as: notation.phrase)
    let string = try reader.string(text)
    if let usual = notation.read(string) { return (usual, text.range) }
    guard let usual = notation.forgive(string) else {
      let (message, help) = notation.problem(string)
      throw JSONError(.badValue(message, help: help), at: text.range)
    }
    respelledCodes += 1
    reader.forgive("\(DisplayText.quote(string)) is read as \(usual)", at: text.range)
    return (usual, text.range)
  }

  /// Reads an array with at least one value.
  private mutating func readValues<Value>(
    _ name: StaticString,
    _ read: (inout JSONRecordReader) throws(JSONError) -> Value
  ) throws(JSONError) -> ([Value], Range<Int>) {
    try reader.openArray(as: "an array")
    let start = reader.offset - 1
    var values: [Value] = []
    var isFirst = true
    while try reader.nextElement(&isFirst) { values.append(try read(&self)) }
    guard !values.isEmpty else {
      throw JSONError(
        .badValue("the array of \(name) is empty", help: "leave the key out"),
        at: start..<reader.offset
      )
    }
    return (values, start..<reader.offset)
  }

  /// Reads the rows of a board, and reports findings about them.
  private mutating func readRows(
    _ form: RowsForm
  ) throws(JSONError) -> ([ArraySlice<UInt8>], Range<Int>) {
    try reader.openArray(as: "an array of rows")
    let start = reader.offset - 1
    var texts: [JSONText] = []
    var rows: [ArraySlice<UInt8>] = []
    var isFirst = true
    while try reader.nextElement(&isFirst) {
      let text = try reader.readText(as: "a row in quotation marks")
      guard texts.count < RowsForm.mostRows, text.range.count <= RowsForm.longestRow else {
        throw JSONError(.tooMany("this is far too large for a board"), at: text.range)
      }
      texts.append(text)
      rows.append(Array(try reader.string(text).utf8)[...])
      mark(.row(rows.count), text.range)
    }
    let whole = start..<reader.offset
    for problem in form.problems(rows) {
      let place = problem.place.map { Self.place($0, in: texts) } ?? whole
      try reader.report(JSONError(.board(problem.rule, problem.message), at: place))
    }
    return (rows, whole)
  }

  /// The bytes of a row; the whole row if escapes hide where they are.
  private static func place(
    _ place: (row: Int, bytes: Range<Int>),
    in texts: [JSONText]
  ) -> Range<Int> {
    let text = texts[place.row - 1]
    guard !text.hasEscapes else { return text.range }
    let start = text.range.lowerBound
    return start + place.bytes.lowerBound..<start + place.bytes.upperBound
  }

  /// Reads rows of numbers.
  private mutating func readGrid(_ form: GridForm) throws(JSONError) -> ([[Int]], Range<Int>) {
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

  private mutating func readDate() throws(JSONError) -> (GameDate, Range<Int>) {
    let text = try reader.readText(as: "a date in quotation marks")
    let string = try reader.string(text)
    if let date = GameDate(string) { return (date, text.range) }
    guard let date = GameDate(reading: string) else {
      throw JSONError(
        .badValue(
          "\(DisplayText.quote(string)) is not a date",
          help:
            "dates look like 1977, 1977-05, 1977-05-01 or 1977-05-01T10:00:00Z, without fractions"
        ),
        at: text.range
      )
    }
    reader.forgive("\(DisplayText.quote(string)) is read as \(date)", at: text.range)
    return (date, text.range)
  }

  private mutating func readTrue() throws(JSONError) -> Range<Int> {
    try reader.expect(.boolean, as: "true")
    let start = reader.offset
    try reader.skipValue()
    guard reader.offset - start == "true".utf8.count else {
      throw JSONError(
        .badValue("expected true, found false", help: "leave the key out"),
        at: start..<reader.offset
      )
    }
    return start..<reader.offset
  }

  // MARK: Words

  private mutating func readWord(
    _ words: FieldWords
  ) throws(JSONError) -> (Int, Range<Int>) {
    let text = try reader.readText()
    if let index = words.index(of: UnsafeBufferPointer(rebasing: reader.bytes[text.range])) {
      return (index, text.range)
    }
    let string = try reader.string(text)
    if let index = words.index(of: string.utf8) {
      return (index, text.range)
    }
    // A word in capital letters, or from another program, is unambiguous.
    guard let known = NearMiss.same(as: string, in: words.all),
      let index = words.index(of: known.utf8)
    else { throw badWord(string, at: text.range, words: words.all) }
    reader.forgive("\(DisplayText.quote(string)) is read as \(known)", at: text.range)
    return (index, text.range)
  }

  private func badWord(_ word: String, at range: Range<Int>, words: [String]) -> JSONError {
    JSONError(
      .badValue(
        "expected \(Words.either(words)), found \(DisplayText.quote(word))",
        help: NearMiss.question(word, in: words)
      ),
      at: range
    )
  }
}
