import GameRecords
import RecordFormats

/// Writes a record by the table of its game.
struct XMLTableWriter {
  private(set) var output: [UInt8]
  /// The line break before an element.
  private var line: [UInt8]

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
  private mutating func writeContents(
    of object: ObjectPointer,
    _ table: ObjectTable,
    in element: StaticString,
    isPass: Bool = false
  ) throws(WritingError) {
    for index in table.attributes where !isPass || index > 0 {
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
      try output.append(text: value, of: name)
    }
    if !table.elements.isEmpty {
      indent()
      try writeElements(of: object, table)
      unindent()
    }
    if output.count == start, text == nil || !table.isTextRequired {
      output.removeLast()
      return output.append("/>")
    }
    if text == nil { output.append(contentsOf: line) }
    end(element)
  }

  private mutating func indent() {
    line.append(UInt8(ascii: " "))
    line.append(UInt8(ascii: " "))
  }

  private mutating func unindent() { line.removeLast(2) }

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
      case .line(let line) where line.count(object) > 0:
        if isInline {
          try write(line, of: object)
        } else {
          begin(name)
          output.append(">")
          indent()
          try write(line, of: object)
          unindent()
          output.append(contentsOf: self.line)
          end(name)
        }
      case .line: continue
      default:
        guard let value = table.fields[index].get(object) else { continue }
        switch value {
        case .rows(let rows): writeRows(rows)
        case .grid(let rows):
          begin(name)
          output.append(">")
          indent()
          writeRows(rows.map { $0.map { "\($0)" }.joined(separator: " ").utf8 })
          unindent()
          output.append(contentsOf: line)
          end(name)
        default:
          guard let text = value.plainText else { continue }
          begin(name)
          output.append(">")
          try output.append(text: text, of: name)
          end(name)
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

  private mutating func write(
    _ part: PartTable,
    of parent: ObjectPointer,
    _ name: StaticString,
    _ isInline: Bool
  ) throws(WritingError) {
    let table = part.table
    let hasContainer = part.list?.hasElement == true
    var isFirst = true
    var failure: WritingError?
    part.each(parent) { object in
      guard failure == nil else { return }
      do throws(WritingError) {
        if isInline { return try writeElements(of: object, table) }
        if hasContainer, isFirst {
          begin(name)
          output.append(">")
          indent()
        }
        isFirst = false
        let element = part.list == nil ? name : table.elementName(of: object)
        begin(element)
        try writeContents(of: object, table, in: element)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    guard hasContainer, !isFirst else { return }
    unindent()
    output.append(contentsOf: line)
    end(name)
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
    case .word, .date, .flag, .rows, .grid: try output.append(attribute: name, value.plainText)
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

// MARK: - Moves

extension XMLTableWriter {
  /// Writes moves, each on a line of its own.
  private mutating func write(
    _ line: LineTable,
    of parent: ObjectPointer
  ) throws(WritingError) {
    let count = line.count(parent)
    let fields = line.item.fields
    guard let code = fields[0].attribute else { return }
    let moveStart = self.line + Array("<\(line.item.words.name) \(code)=\"".utf8)
    let passStart = self.line + Array("<\(XMLVocabulary.pass)".utf8)
    let isCell = line.form.spelling == .cell
    // The line of a plain move; only the cell changes.
    let plainMove = moveStart + Array("a1\"/>".utf8)
    var failure: WritingError?
    MoveRun.with(capacity: count) { run in
      line.fill(parent, &run)
      var index = 0
      while index < count {
        if isCell {
          let first = index
          while index < count, run.codes[index] < 9 << 4, !run.hasNotes || run.notes[index].isEmpty
          {
            index += 1
          }
          output.append(
            cells: UnsafeBufferPointer(start: run.codes + first, count: index - first),
            each: plainMove,
            at: moveStart.count
          )
          guard index < count else { return }
        }
        let isPass = isCell && run.codes[index] > 255
        if isPass {
          output.append(contentsOf: passStart)
        } else {
          output.append(contentsOf: moveStart)
          output.append(code: run.codes[index], isCell: isCell)
          output.append("\"")
        }
        do throws(WritingError) {
          try annotate(line, index, run, of: parent, isPass)
        } catch {
          failure = error
          return
        }
        index += 1
      }
    }
    if let failure { throw failure }
  }

  /// Appends the attributes after the code, the contents and the end of a move.
  private mutating func annotate(
    _ line: LineTable,
    _ index: Int,
    _ run: MoveRun,
    of parent: ObjectPointer,
    _ isPass: Bool
  ) throws(WritingError) {
    guard run.hasNotes else { return output.append("/>") }
    let numbers = run.notes[index]
    let fields = line.item.fields
    guard numbers.hasMore else {
      // Far more frequent than the others, and faster without a look at the table of fields.
      if !numbers.first.isNaN {
        try output.append(attribute: fields[line.numbers[0]].name.text, numbers.first)
      }
      if !numbers.second.isNaN {
        try output.append(attribute: fields[line.numbers[1]].name.text, numbers.second)
      }
      return output.append("/>")
    }
    var failure: WritingError?
    line.show(parent, index) { item in
      do throws(WritingError) {
        let element = isPass ? XMLVocabulary.pass : line.item.words.name
        try writeContents(of: item, line.item, in: element, isPass: true)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }
}

extension ObjectTable {
  /// The name of the element of an object of a list.
  fileprivate func elementName(of object: ObjectPointer) -> StaticString {
    guard let flag, fields[flag].get(object) != nil else { return words.name }
    return fields[flag].name.text
  }

  /// Whether the text of the object's own element is there also if it is empty.
  fileprivate var isTextRequired: Bool { text.map { fields[$0].isRequired } ?? false }
}

extension [UInt8] {
  /// Appends the name of a cell, or a number.
  fileprivate mutating func append(code: UInt16, isCell: Bool) {
    if isCell { append(UInt8(ascii: "a") &+ UInt8(truncatingIfNeeded: code & 15)) }
    let number = isCell ? code >> 4 + 1 : code
    if number >= 100 { append(UInt8(ascii: "0") + UInt8(number / 100 % 10)) }
    if number >= 10 { append(UInt8(ascii: "0") + UInt8(number / 10 % 10)) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Appends cells on the first nine rows, each as a copy of a line with its name at an index.
  fileprivate mutating func append(
    cells codes: UnsafeBufferPointer<UInt16>,
    each line: [UInt8],
    at index: Int
  ) {
    // Collected first, because each append to an array has a cost.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: codes.count * line.count) { buffer in
      var start = 0
      for code in codes {
        _ = buffer[start...].initialize(fromContentsOf: line)
        buffer[start + index] = UInt8(ascii: "a") &+ UInt8(truncatingIfNeeded: code & 15)
        buffer[start + index + 1] = UInt8(ascii: "1") &+ UInt8(truncatingIfNeeded: code &>> 4)
        start += line.count
      }
      append(contentsOf: buffer[..<start])
    }
  }
}
