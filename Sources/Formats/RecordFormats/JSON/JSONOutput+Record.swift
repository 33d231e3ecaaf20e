import GameRecords

extension JSONOutput {
  /// Writes an object by its table, leaving out unknown facts.
  mutating func object(_ object: ObjectPointer, _ table: ObjectTable) throws(WritingError) {
    let spread: Spread = table.isSpread ? .block : .line
    open("{", spread)
    for index in table.fields.indices { try member(index, of: object, table, spread) }
    close("}", spread)
  }

  /// Writes the value that an object has in a field, if any.
  private mutating func member(
    _ index: Int,
    of object: ObjectPointer,
    _ table: ObjectTable,
    _ spread: Spread
  ) throws(WritingError) {
    let fields = table.fields
    switch fields[index].kind {
    case .part(let part): return try self.part(part, of: object, fields[index].name)
    case .line(let line): return try self.line(line, of: object, fields[index].name)
    default: break
    }
    guard let value = fields[index].get(object) else { return }
    key(fields[index].name.text, spread)
    switch value {
    case .text(let text):
      if text.isEmpty, case .name = fields[index].kind {
        throw WritingError("the \(fields[index].name) of a \(table.words.name) is empty")
      }
      try self.text(text, of: fields[index].name)
    case .texts(let texts): array(texts) { $0.text($1) }
    case .word(let words, let index): word(words.all[index])
    case .number(let number): try self.number(number, of: fields[index].name)
    case .whole(let whole):
      if case .whole(let range) = fields[index].kind, !range.contains(whole) {
        throw WritingError(
          "the number of \(fields[index].name) is \(whole), outside of \(range.lowerBound) to "
            + "\(range.upperBound)"
        )
      }
      number(whole)
    case .wholes(let wholes): array(wholes) { $0.number($1) }
    case .date(let date): word(date.description)
    case .flag: literal("true")
    case .rows(let rows):
      array(rows, .block) { $0.word(String(decoding: $1, as: UTF8.self)) }
    case .grid(let rows):
      array(rows, .block) { json, row in json.array(row) { $0.number($1) } }
    }
  }

  /// Writes the text of a field.
  private mutating func text(_ text: String, of name: FieldName) throws(WritingError) {
    guard text.utf8.count <= Limits.textBytes else {
      throw WritingError("\(name) is longer than \(Limits.textBytes >> 20) MiB")
    }
    self.text(text)
  }

  /// Writes the number of a field.
  private mutating func number(
    _ number: Double,
    of name: FieldName
  ) throws(WritingError) {
    guard number.isFinite else {
      let article = "aeiou".contains("\(name)".prefix(1)) ? "an" : "a"
      throw WritingError("\(article) \(name) is \(number), which JSON cannot store")
    }
    self.number(number)
  }

  /// Writes an object, or objects, each on a line of its own; nothing if there are none.
  private mutating func part(
    _ part: PartTable,
    of parent: ObjectPointer,
    _ name: FieldName
  ) throws(WritingError) {
    let table = part.table
    var isFirst = true
    try part.each(parent) { object throws(WritingError) in
      if isFirst { key(name.text, .block) }
      if part.list != nil {
        if isFirst { open("[", .block) }
        next(.block)
      }
      isFirst = false
      try self.object(object, table)
    }
    if !isFirst, part.list != nil { close("]", .block) }
  }
}
