import GameRecords
import RecordText
import ReversiRules

extension JSONOutput {
  /// Writes a record, leaving out unknown facts and the standard start.
  mutating func record(_ record: consuming ReversiRecord) throws(WritingError) {
    open("{", .block)
    let shape = RecordShapes.record
    for index in shape.fields.indices {
      let name = shape.fields[index].name
      switch shape.fields[index].kind {
      case .version:
        key(name, .block)
        number(1)
      case .object(.players): try players(record.players, name)
      case .object(.start):
        if record.start != .initial { try start(record.start, name) }
      case .moves where !record.moves.isEmpty:
        key(name, .block)
        try moves(record.moves, record.annotations)
      case .variations where !record.variations.isEmpty:
        key(name, .block)
        try variations(record.variations)
      case .list(.change):
        try list(record.sessionChanges.lazy.map(ChangeDraft.init), RecordShapes.change, name)
      case .object(.result):
        guard let result = record.result else { break }
        key(name, .block)
        try object(ResultDraft(result), RecordShapes.result)
      case .list(.tag): try list(record.tags, RecordShapes.tag, name)
      default: try member(index, of: &record, shape, .block)
      }
    }
    close("}", .block)
  }

  private mutating func players(_ players: Players, _ name: FieldName) throws(WritingError) {
    guard !players.dark.isUnknown || !players.light.isUnknown else { return }
    key(name, .block)
    open("{", .block)
    for (side, field) in zip(Disk.allCases, RecordShapes.players.fields)
    where !players[side].isUnknown {
      key(field.name, .block)
      try object(players[side], RecordShapes.player(side))
    }
    close("}", .block)
  }

  private mutating func start(_ start: Position, _ name: FieldName) throws(WritingError) {
    key(name, .block)
    open("{", .block)
    let shape = RecordShapes.start
    var draft = StartDraft(start)
    for index in shape.fields.indices {
      guard shape.fields[index].kind == .rows else {
        try member(index, of: &draft, shape, .block)
        continue
      }
      key(shape.fields[index].name, .block)
      open("[", .block)
      for y in 0..<start.board.size.height {
        next(.block)
        word(String(decoding: BoardText.row(y, of: start.board), as: UTF8.self))
      }
      close("]", .block)
    }
    close("}", .block)
  }

  /// Writes objects, each on a line of its own, or nothing if there are none.
  private mutating func list<Object>(
    _ objects: some Collection<Object>,
    _ shape: RecordShape<Object>,
    _ name: FieldName
  ) throws(WritingError) {
    guard !objects.isEmpty else { return }
    key(name, .block)
    open("[", .block)
    for object in objects {
      next(.block)
      try self.object(object, shape)
    }
    close("]", .block)
  }

  /// Writes an object on one line.
  mutating func object<Object>(_ object: consuming Object, _ shape: RecordShape<Object>)
    throws(WritingError)
  {
    open("{")
    for index in shape.fields.indices { try member(index, of: &object, shape) }
    close("}")
  }

  /// Writes the value that an object has in a field, if any.
  mutating func member<Object>(
    _ index: Int,
    of object: inout Object,
    _ shape: RecordShape<Object>,
    _ spread: Spread = .line
  ) throws(WritingError) {
    guard let value = shape.accesses[index].get(&object) else {
      try shape.accesses[index].part?.write(to: &self, as: shape.fields[index].name, of: &object)
      return
    }
    key(shape.fields[index].name, spread)
    switch value {
    case .text(let text):
      if text.isEmpty, case .name = shape.fields[index].kind {
        throw WritingError("the name of a tag is empty")
      }
      self.text(text)
    case .word(let words, let index): word(words.all[index])
    case .number(let number):
      try self.number(number, of: shape.fields[index].name)
    case .whole(let whole): number(whole)
    case .date(let date): word(date.description)
    case .move(let move): plain(CollectionOfOne(move))
    case .flag: literal("true")
    case .grid(let rows): grid(rows)
    case .glyphs(let glyphs): numbers(glyphs)
    case .marks(let marks): texts(marks.sorted().map(\.description))
    }
  }

  /// Writes the number of a field.
  mutating func number(_ number: Double, of name: FieldName) throws(WritingError) {
    guard number.isFinite else {
      let article = "aeiou".contains("\(name)".prefix(1)) ? "an" : "a"
      throw WritingError("\(article) \(name) is \(number), which JSON cannot store")
    }
    self.number(number)
  }

  /// Begins the next member and writes its key.
  mutating func key(_ name: FieldName, _ spread: Spread) { key(name.text, spread) }
}
