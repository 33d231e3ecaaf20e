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
    let kind = fields[index].kind
    switch kind {
    case .text, .name:
      let (string, range) = try reader.readString()
      if string.isEmpty, case .name = kind {
        throw JSONError(.jsonValue, "the \(fields[index].name) must not be empty", at: range)
      }
      place = range
      fields[index].set(object, .text(string), place)
    case .number:
      let number = try reader.readNumber()
      place = number.range
      fields[index].set(object, .number(number.value), place)
    case .seconds:
      let time = try reader.readNumber(as: "a number of seconds")
      place = time.range
      if time.value < 0 { throw JSONError(.jsonValue, "a time must not be negative", at: place) }
      fields[index].set(object, .number(time.value), place)
    case .whole(let range):
      let whole = try readWhole(range)
      place = whole.range
      fields[index].set(object, .whole(Int(whole.value)), place)
    case .word(let words):
      let (word, range) = try readWord(words)
      place = range
      fields[index].set(object, .word(words, word), place)
    case .code(let notation):
      let (text, range) = try readCode(notation)
      place = range
      fields[index].set(object, .text(text), place)
    case .part(let part):
      reader.skipWhitespace()
      let start = reader.offset
      try readPart(part, into: object)
      place = start..<reader.offset
    case .wholes, .codes, .date, .flag, .rows, .grid:
      let (value, range) = try readRareValue(kind)
      place = range
      fields[index].set(object, value, place)
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

  /// Reads a value of a kind that few records have.
  private mutating func readRareValue(
    _ kind: FieldKind
  ) throws(JSONError) -> (FieldValue, Range<Int>) {
    switch kind {
    case .wholes(let range):
      let (wholes, place) = try readValues("numbers") { reading throws(JSONError) in
        Int(try reading.readWhole(range).value)
      }
      return (.wholes(wholes), place)
    case .codes(let notation):
      let (texts, place) = try readValues("texts") { reading throws(JSONError) in
        try reading.readCode(notation).text
      }
      return (.texts(texts), place)
    case .date:
      let (date, place) = try readDate()
      return (.date(date), place)
    case .rows(let form):
      let (rows, place) = try readRows(form)
      return (.rows(rows), place)
    case .grid(let form):
      let (grid, place) = try readGrid(form)
      return (.grid(grid), place)
    default: return (.flag, try readTrue())
    }
  }

  private mutating func readVersion() throws(JSONError) {
    let version = try reader.readNumber(as: "the version (the number 1)")
    guard version.value == 1 else {
      throw JSONError(
        .jsonVersion,
        "unknown version of the format; expected 1",
        help: "a newer flipbook may read it",
        at: version.range
      )
    }
  }

  private mutating func readWhole(_ range: ClosedRange<Int>) throws(JSONError) -> JSONNumber {
    let number = try reader.readNumber(as: "a whole number")
    guard let whole = Int(exactly: number.value), range.contains(whole) else {
      let (least, most) = (range.lowerBound, range.upperBound)
      let message = "expected a whole number from \(least) to \(most)"
      throw JSONError(.jsonValue, message, at: number.range)
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
      throw JSONError(.jsonValue, message, help: help, at: text.range)
    }
    respelledCodes += 1
    reader.forgive("\(DisplayText.quote(string)) is read as \(usual)", at: text.range)
    return (usual, text.range)
  }

  /// Reads an array, and returns its place.
  private mutating func readArray(
    as what: StaticString,
    _ readElement: (inout JSONRecordReader) throws(JSONError) -> Void
  ) throws(JSONError) -> Range<Int> {
    try reader.openArray(as: what)
    let start = reader.offset - 1
    var isFirst = true
    while try reader.nextElement(&isFirst) { try readElement(&self) }
    return start..<reader.offset
  }

  /// Reads an array with at least one value.
  private mutating func readValues<Value>(
    _ name: StaticString,
    _ read: (inout JSONRecordReader) throws(JSONError) -> Value
  ) throws(JSONError) -> ([Value], Range<Int>) {
    var values: [Value] = []
    let range = try readArray(as: "an array") { reading throws(JSONError) in
      values.append(try read(&reading))
    }
    guard !values.isEmpty else {
      let message = "the array of \(name) is empty"
      throw JSONError(.jsonValue, message, help: "leave the key out", at: range)
    }
    return (values, range)
  }

  /// Reads the rows of a board, and reports findings about them.
  private mutating func readRows(
    _ form: RowsForm
  ) throws(JSONError) -> ([ArraySlice<UInt8>], Range<Int>) {
    var texts: [JSONText] = []
    var rows: [ArraySlice<UInt8>] = []
    let whole = try readArray(as: "an array of rows") { reading throws(JSONError) in
      let text = try reading.reader.readText(as: "a row in quotation marks")
      guard texts.count < RowsForm.mostRows, text.range.count <= RowsForm.longestRow else {
        throw JSONError(.tooMany, "this is far too large for a board", at: text.range)
      }
      texts.append(text)
      rows.append(Array(try reading.reader.string(text).utf8)[...])
      reading.mark(.row(rows.count), text.range)
    }
    for problem in form.problems(rows) {
      let place = problem.place.map { Self.place($0, in: texts) } ?? whole
      try reader.report(JSONError(problem.rule, problem.message, at: place))
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
    // One row too many is enough to know.
    while grid.count <= form.rows.upperBound, try reader.nextElement(&isFirst) {
      var row: [Int] = []
      let place = try readArray(as: "an array of numbers") { reading throws(JSONError) in
        let number = try reading.readWhole(form.cells)
        if row.count <= form.columns.upperBound { row.append(Int(number.value)) }
      }
      grid.append(row)
      try refuse(form.problem(withRowOf: row.count, first: grid[0].count), at: place)
      mark(.row(grid.count), place)
    }
    try refuse(form.problem(withRows: grid.count), at: start..<reader.offset)
    return (grid, start..<reader.offset)
  }

  private func refuse(_ problem: String?, at range: Range<Int>) throws(JSONError) {
    if let problem { throw JSONError(.jsonValue, problem, at: range) }
  }

  private mutating func readDate() throws(JSONError) -> (GameDate, Range<Int>) {
    let text = try reader.readText(as: "a date in quotation marks")
    let string = try reader.string(text)
    if let date = GameDate(string) { return (date, text.range) }
    guard let date = GameDate(reading: string) else {
      throw JSONError(
        .jsonValue,
        "\(DisplayText.quote(string)) is not a date",
        help:
          "dates look like 1977, 1977-05, 1977-05-01 or 1977-05-01T10:00:00Z, without fractions",
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
        .jsonValue,
        "expected true, found false",
        help: "leave the key out",
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
    else {
      throw JSONError(
        .jsonValue,
        "expected \(Words.either(words.all)), found \(DisplayText.quote(string))",
        help: NearMiss.question(string, in: words.all),
        at: text.range
      )
    }
    reader.forgive("\(DisplayText.quote(string)) is read as \(known)", at: text.range)
    return (index, text.range)
  }
}
