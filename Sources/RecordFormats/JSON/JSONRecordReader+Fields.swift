import GameRecords
import RecordText
import ReversiRules

/// Reads the objects of a record, field by field.
extension JSONRecordReader {
  /// Reads an object.
  /// - Parameters:
  ///   - shape: its shape.
  ///   - object: receives the values.
  ///   - ply: the number of the move that it is, if findings can point at it.
  /// - Returns: its place.
  /// - Throws: an error in the object, or in a value without which it cannot be used.
  mutating func read<Object>(
    _ shape: RecordShape<Object>,
    into object: inout Object,
    ply: Int? = nil
  ) throws(JSONError) -> Range<Int> {
    try reader.openObject(as: shape.words.phrase)
    let start = reader.offset - 1
    var members = JSONMembers(of: shape)
    while let index = try reader.nextMember(of: &members) {
      try readField(index, of: shape, into: &object, ply: ply)
    }
    let range = start..<reader.offset
    if let missing = members.firstMissing {
      throw JSONError(.missingKey("\(shape.fields[missing].name)"), at: range)
    }
    return range
  }

  /// Reads the value of one field.
  ///
  /// Each value is stored where it is read: returning values in tuples would cost more than all the
  /// rest.
  @inline(__always)
  mutating func readField<Object>(
    _ index: Int,
    of shape: RecordShape<Object>,
    into object: inout Object,
    ply: Int? = nil
  ) throws(JSONError) {
    let place: Range<Int>
    switch shape.fields[index].kind {
    case .text:
      let (string, range) = try reader.readString()
      place = range
      shape.accesses[index].set(&object, .text(string), place)
    case .name:
      let (string, range) = try reader.readString()
      guard !string.isEmpty else {
        throw JSONError(.badValue("the name of a tag must not be empty"), at: range)
      }
      place = range
      shape.accesses[index].set(&object, .text(string), place)
    case .number:
      let number = try reader.readNumber()
      place = number.range
      shape.accesses[index].set(&object, .number(number.value), place)
    case .seconds:
      let time = try readSeconds()
      place = time.range
      shape.accesses[index].set(&object, .number(time.value), place)
    case .count:
      let (least, most) = (FieldKind.counts.lowerBound, FieldKind.counts.upperBound)
      let count = try readWhole(
        "a number of disks",
        FieldKind.counts,
        "a number of disks is a whole number from \(least) to \(most)"
      )
      place = count.range
      shape.accesses[index].set(&object, .whole(Int(count.value)), place)
    case .ply(let least):
      let ply = try readWhole(
        "the number of a move",
        least...Int.max,
        "a ply is a whole number from \(least)"
      )
      place = ply.range
      shape.accesses[index].set(&object, .whole(Int(ply.value)), place)
    case .word(let words):
      let (word, range) = try readWord(words)
      place = range
      shape.accesses[index].set(&object, .word(words, word), place)
    case .glyphs:
      let (glyphs, range) = try readGlyphs()
      place = range
      shape.accesses[index].set(&object, .glyphs(glyphs), place)
    case .marks:
      let (marks, range) = try readMarks()
      place = range
      shape.accesses[index].set(&object, .marks(Set(marks)), place)
    case .date:
      let (date, range) = try readDate()
      place = range
      shape.accesses[index].set(&object, .date(date), place)
    case .move:
      let (move, range) = try readMoveText()
      place = range
      shape.accesses[index].set(&object, .move(move), place)
    case .flag:
      place = try readTrue()
      shape.accesses[index].set(&object, .flag, place)
    case .whole(let range):
      let whole = try readWhole(range)
      place = whole.range
      shape.accesses[index].set(&object, .whole(Int(whole.value)), place)
    case .grid(let form):
      let (grid, whole) = try readGrid(form)
      place = whole
      shape.accesses[index].set(&object, .grid(grid), place)
    case .part:
      reader.skipWhitespace()
      let start = reader.offset
      try shape.accesses[index].part?.read(from: &self, into: &object)
      place = start..<reader.offset
    case .game: return try readGame()
    case .rows: return board = try readBoard()
    case .moves: return try readMovesOfLine()
    case .variations: return try readVariations()
    case .version: return try readVersion()
    case .schema: return _ = try reader.readString()
    case .object, .list: return
    }
    switch shape.fields[index].part {
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

  mutating func readWhole(
    _ what: StaticString,
    _ range: ClosedRange<Int>,
    _ expected: @autoclosure () -> String
  ) throws(JSONError) -> JSONNumber {
    let number = try reader.readNumber(as: what)
    guard let whole = Int(exactly: number.value), range.contains(whole) else {
      throw JSONError(.badValue(expected()), at: number.range)
    }
    return number
  }

  private mutating func readGlyphs() throws(JSONError) -> ([UInt8], Range<Int>) {
    try readValues("glyphs", as: "an array of glyphs") { reader throws(JSONError) in
      let number = try reader.readNumber(as: "the number of a glyph")
      if let glyph = UInt8(exactly: number.value) { return glyph }
      throw JSONError(.badValue("a glyph is a whole number from 0 to 255"), at: number.range)
    }
  }

  private mutating func readMarks() throws(JSONError) -> ([BoardMark<Square>], Range<Int>) {
    try readValues("marks", as: "an array of marks") { reader throws(JSONError) in
      let text = try reader.readText(as: "a mark in quotation marks")
      let string = try reader.string(text)
      if let mark = BoardMark(string, cell: { Square($0) }) { return mark }
      if let mark = BoardMark(string, cell: { Square($0.lowercased()) }) {
        reader.forgive("\(DisplayText.quote(string)) is read as \(mark)", at: text.range)
        return mark
      }
      throw JSONError(
        .badValue("\(DisplayText.quote(string)) is not a mark", help: MarkWords.examples),
        at: text.range
      )
    }
  }

  /// Reads an array with at least one value.
  private mutating func readValues<Value>(
    _ name: StaticString,
    as array: StaticString,
    _ read: (inout JSONReader) throws(JSONError) -> Value
  ) throws(JSONError) -> ([Value], Range<Int>) {
    try reader.openArray(as: array)
    let start = reader.offset - 1
    var values: [Value] = []
    var isFirst = true
    while try reader.nextElement(&isFirst) { values.append(try read(&reader)) }
    guard !values.isEmpty else {
      throw JSONError(
        .badValue("the array of \(name) is empty", help: "leave the key out"),
        at: start..<reader.offset
      )
    }
    return (values, start..<reader.offset)
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
        .badValue("expected true, found false", help: "leave the change out"),
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
