import GameRecords
import RecordFormats

/// Writes the record of a game other than Reversi, by the game's table.
struct XMLTableWriter {
  private(set) var output: [UInt8]
  private var indent: String

  init(_ output: [UInt8], indent: String) {
    self.output = output
    self.indent = indent
  }

  /// Appends a record after the name of its element.
  mutating func writeRecord<Record: GameRecord>(
    _ record: Record,
    _ shape: RecordShape<Record>
  ) throws(WritingError) {
    var record = record
    try writeContents(of: &record, shape, in: Record.game.name)
    output.append("\n")
  }

  /// Appends the attributes and the contents of an element, after its name.
  private mutating func writeContents<Object>(
    of object: inout Object,
    _ shape: RecordShape<Object>,
    in element: String
  ) throws(WritingError) {
    var text: String?
    for index in shape.fields.indices {
      let field = shape.fields[index]
      switch field.place {
      case .attribute:
        guard let name = field.attribute?.text, let value = shape.accesses[index].get(&object)
        else { continue }
        if case .number(let number) = value {
          try output.append(attribute: name, number)
        } else {
          try output.append(attribute: name, value.plainText)
        }
      case .text: text = shape.accesses[index].get(&object)?.plainText ?? text
      case .element, .none: continue
      }
    }
    output.append(">")
    let start = output.count
    if let text {
      try output.append(text: text, of: "comment")
    }
    let outer = indent
    indent += "  "
    for index in shape.fields.indices {
      guard case .element = shape.fields[index].place else { continue }
      try writeField(index, of: &object, shape)
    }
    indent = outer
    if output.count == start {
      output.removeLast()
      output.append("/>")
      return
    }
    if text == nil { breakLine() }
    end(element)
  }

  private mutating func writeField<Object>(
    _ index: Int,
    of object: inout Object,
    _ shape: RecordShape<Object>
  ) throws(WritingError) {
    let field = shape.fields[index]
    if let part = shape.accesses[index].part {
      return try part.write(to: &self, as: field.name, of: &object)
    }
    guard let value = shape.accesses[index].get(&object) else { return }
    let name = "\(field.name)"
    begin(name)
    output.append(">")
    if case .grid(let rows) = value {
      let outer = indent
      indent += "  "
      for row in rows {
        begin(XMLTableReader.row)
        output.append(">")
        output.append(contentsOf: row.map { "\($0)" }.joined(separator: " ").utf8)
        end(XMLTableReader.row)
      }
      indent = outer
      breakLine()
    } else if let text = value.plainText {
      try output.append(text: text, of: field.name.text)
    }
    end(name)
  }

  private mutating func begin(_ element: String) {
    breakLine()
    output.append("<")
    output.append(contentsOf: element.utf8)
  }

  private mutating func end(_ element: String) {
    output.append("</")
    output.append(contentsOf: element.utf8)
    output.append(">")
  }

  private mutating func breakLine() {
    output.append("\n")
    output.append(contentsOf: indent.utf8)
  }
}

extension XMLTableWriter: ShapeWriter {
  mutating func writeObject<Object>(
    _ object: Object,
    _ shape: RecordShape<Object>,
    as name: FieldName
  ) throws(WritingError) {
    var object = object
    begin("\(name)")
    try writeContents(of: &object, shape, in: "\(name)")
  }

  mutating func writeList<Object>(
    _ objects: [Object],
    _ shape: RecordShape<Object>,
    _ list: ShapePart.List,
    as name: FieldName
  ) throws(WritingError) {
    let outer = indent
    if list.hasElement {
      begin("\(name)")
      output.append(">")
      indent += "  "
    }
    for object in objects {
      var object = object
      begin(shape.words.name)
      try writeContents(of: &object, shape, in: shape.words.name)
    }
    guard list.hasElement else { return }
    indent = outer
    breakLine()
    end("\(name)")
  }
}
