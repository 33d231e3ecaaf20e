import GameRecords
import RecordFormats

/// Writes a record by the table of its game.
struct XMLTableWriter {
  var output: [UInt8]
  /// The line break before an element.
  private(set) var line: [UInt8]

  init(_ output: consuming [UInt8], indent: String) {
    self.output = output
    line = Array("\n\(indent)".utf8)
  }

  /// Appends a record after the name of its element.
  mutating func writeRecord(_ record: ObjectPointer, _ table: ObjectTable) throws(WritingError) {
    try writeContents(of: record, table, in: table.words.name)
    output.append("\n")
  }

  /// Appends the attributes and the contents of an element, after its name, and its end.
  /// - Parameters:
  ///   - object: the object that the element is.
  ///   - table: its table.
  ///   - element: the element's name.
  ///   - isMove: whether the first attribute, the code of a move, has been written or is the name.
  /// - Throws: what cannot be written.
  mutating func writeContents(
    of object: ObjectPointer,
    _ table: ObjectTable,
    in element: StaticString,
    isMove: Bool = false
  ) throws(WritingError) {
    for index in table.attributes where !isMove || index > 0 {
      if let value = table.fields[index].get(object) {
        try write(value, of: table.fields[index], in: element)
      }
    }
    output.append(">")
    let start = output.count
    var text: String?
    if let index = table.text, case .text(let value)? = table.fields[index].get(object) {
      text = value
      let name = table.fields[index].isRequired ? element : table.fields[index].name.text
      try output.append(escaping: value, of: name)
    }
    try indented { writer throws(WritingError) in try writer.writeElements(of: object, table) }
    let isTextRequired = table.text.map { table.fields[$0].isRequired } ?? false
    if output.count == start, text == nil || !isTextRequired {
      output.removeLast()
      return output.append("/>")
    }
    if text == nil { output.append(contentsOf: line) }
    end(element)
  }

  /// Appends elements one level deeper.
  private mutating func indented(
    _ write: (inout Self) throws(WritingError) -> Void
  ) throws(WritingError) {
    line.append(contentsOf: "  ".utf8)
    try write(&self)
    line.removeLast(2)
  }

  /// Appends an element that contains only elements, unless there are none.
  private mutating func container(
    _ name: StaticString,
    _ write: (inout Self) throws(WritingError) -> Void
  ) throws(WritingError) {
    let mark = output.count
    begin(name)
    output.append(">")
    let start = output.count
    try indented(write)
    if output.count == start { return output.removeSubrange(mark...) }
    output.append(contentsOf: line)
    end(name)
  }

  /// Appends the elements in an object.
  private mutating func writeElements(
    of object: ObjectPointer,
    _ table: ObjectTable
  ) throws(WritingError) {
    for index in table.elements {
      let isInline = if case .inline = table.fields[index].place { true } else { false }
      let name = table.fields[index].name.text
      switch table.fields[index].kind {
      case .part(let part): try write(part, of: object, name, isInline)
      case .line(let line) where isInline: try writeMoves(line, of: object)
      case .line(let line):
        try container(name) { writer throws(WritingError) in
          try writer.writeMoves(line, of: object)
        }
      default:
        switch table.fields[index].get(object) {
        case .rows(let rows)?: writeRows(rows)
        case .grid(let rows)?:
          try container(name) { writer throws(WritingError) in
            writer.writeRows(rows.map { $0.map { "\($0)" }.joined(separator: " ").utf8 })
          }
        case let value?:
          guard let text = value.plainText else { continue }
          begin(name)
          output.append(">")
          try output.append(escaping: text, of: name)
          end(name)
        case nil: continue
        }
      }
    }
  }

  private mutating func writeRows(_ rows: [some Sequence<UInt8>]) {
    for row in rows {
      output.append(contentsOf: line)
      output.append("<row>")
      output.append(contentsOf: row)
      output.append("</row>")
    }
  }

  /// Appends an object, or the objects of a list.
  private mutating func write(
    _ part: PartTable,
    of parent: ObjectPointer,
    _ name: StaticString,
    _ isInline: Bool
  ) throws(WritingError) {
    let table = part.table
    func write(_ writer: inout Self) throws(WritingError) {
      var failure: WritingError?
      part.each(parent) { object in
        guard failure == nil else { return }
        do throws(WritingError) {
          if isInline { return try writer.writeElements(of: object, table) }
          let flag = table.flag.flatMap { table.fields[$0].get(object) == nil ? nil : $0 }
          let item = flag.map { table.fields[$0].name.text } ?? table.words.name
          let element = part.list == nil ? name : item
          writer.begin(element)
          try writer.writeContents(of: object, table, in: element)
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
    }
    if part.list?.hasElement == true { try container(name, write) } else { try write(&self) }
  }

  private mutating func write(
    _ value: FieldValue,
    of field: RecordField,
    in element: StaticString
  ) throws(WritingError) {
    guard let name = field.attribute?.text else { return }
    switch value {
    case .text(let text):
      if text.isEmpty, case .name = field.kind {
        throw WritingError("the \(name) of a \(element) is empty")
      }
      try output.append(attribute: name, text)
    case .number(let number): try output.append(attribute: name, number)
    case .whole(let whole):
      if case .whole(let range) = field.kind, !range.contains(whole) {
        throw WritingError(
          "the number of \(name) is \(whole), outside of \(range.lowerBound) to "
            + "\(range.upperBound)"
        )
      }
      try output.append(attribute: name, Double(whole))
    case .wholes(let wholes):
      try output.append(attribute: name, wholes.map { "\($0)" }.joined(separator: " "))
    case .texts(let texts): try output.append(attribute: name, texts.joined(separator: " "))
    case .word, .date, .flag, .rows, .grid:
      if let text = value.plainText { try output.append(attribute: name, text) }
    }
  }

  private mutating func begin(_ element: StaticString) {
    output.append(contentsOf: line)
    output.append("<")
    output.append(element)
  }

  private mutating func end(_ element: StaticString) {
    output.append("</")
    output.append(element)
    output.append(">")
  }
}
