package import GameRecords
package import RecordText

extension JSONOutput {
  /// Writes a record of a game other than Reversi.
  mutating func record<Record: GameRecord>(
    _ record: consuming Record,
    _ shape: RecordShape<Record>
  ) throws(WritingError) {
    open("{", .block)
    for index in shape.fields.indices {
      switch shape.fields[index].kind {
      case .version:
        key(shape.fields[index].name, .block)
        number(1)
      case .game:
        key(shape.fields[index].name, .block)
        word(Record.game.name)
      default: try member(index, of: &record, shape, .block)
      }
    }
    close("}", .block)
  }

  /// Writes rows of numbers.
  mutating func grid(_ rows: [[Int]]) {
    open("[", .block)
    for row in rows {
      next(.block)
      numbers(row)
    }
    close("]", .block)
  }

  mutating func texts(_ texts: [String]) {
    open("[")
    for text in texts {
      next()
      self.text(text)
    }
    close("]")
  }

  mutating func numbers(_ numbers: [some BinaryInteger]) {
    open("[")
    for number in numbers {
      next()
      self.number(Int(number))
    }
    close("]")
  }
}

extension JSONOutput: ShapeWriter {
  package mutating func writeObject<Object>(
    _ object: Object,
    _ shape: RecordShape<Object>,
    as name: FieldName
  ) throws(WritingError) {
    key(name, .block)
    try self.object(object, shape)
  }

  package mutating func writeList<Object>(
    _ objects: [Object],
    _ shape: RecordShape<Object>,
    _ list: ShapePart.List,
    as name: FieldName
  ) throws(WritingError) {
    key(name, .block)
    open("[", .block)
    // Objects of which only one value is known are that value, several on a line.
    var inLine = 0
    for object in objects {
      guard let value = list.plainValue(of: object, shape) else {
        next(.block)
        try self.object(object, shape)
        inLine = 0
        continue
      }
      next(inLine % 20 == 0 ? .block : .line)
      number(value)
      inLine += 1
    }
    close("]", .block)
  }
}

extension ShapePart.List {
  /// The number that stands for an object; `nil` if the object has more facts.
  fileprivate func plainValue<Object>(of object: Object, _ shape: RecordShape<Object>) -> Int? {
    var object = object
    guard let plain, case .whole(let value) = shape.accesses[plain].get(&object),
      shape.fields.indices.allSatisfy({ $0 == plain || shape.accesses[$0].get(&object) == nil })
    else { return nil }
    return value
  }
}
