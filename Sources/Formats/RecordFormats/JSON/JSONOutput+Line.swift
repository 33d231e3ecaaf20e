import GameRecords

extension JSONOutput {
  /// Writes plain moves side by side, and each move that is annotated on a line of its own.
  mutating func line(
    _ line: LineTable,
    of parent: ObjectPointer,
    _ name: FieldName
  ) throws(WritingError) {
    let count = line.count(parent)
    guard count > 0 else { return }
    key(name.text, .block)
    open("[", .block)
    try MoveRun.with(capacity: count) { run throws(WritingError) in
      line.fill(parent, &run)
      var index = 0
      while index < count {
        next(.block)
        if run.hasNotes, !run.notes[index].isEmpty {
          try annotated(line, index, of: parent, run)
          index += 1
        } else {
          let most = min(index + (isCompact ? 100 : line.form.perLine), count)
          let noted = run.hasNotes ? (index..<most).first { !run.notes[$0].isEmpty } : nil
          let end = noted ?? most
          plain(
            UnsafeBufferPointer(start: run.codes + index, count: end - index),
            line.form.spelling
          )
          index = end
        }
      }
    }
    close("]", .block)
  }

  private mutating func annotated(
    _ line: LineTable,
    _ index: Int,
    of parent: ObjectPointer,
    _ run: MoveRun
  ) throws(WritingError) {
    let numbers = run.notes[index]
    guard !numbers.hasMore, numbers.first.isFinite || numbers.first.isNaN,
      numbers.second.isFinite || numbers.second.isNaN
    else {
      return try line.show(parent, index) { item throws(WritingError) in
        try object(item, line.item)
      }
    }
    // Far more frequent than the others, and faster without a look at the table of fields.
    let fields = line.item.fields
    open("{")
    key(fields[0].name.text)
    plain(UnsafeBufferPointer(start: run.codes + index, count: 1), line.form.spelling)
    if !numbers.first.isNaN {
      key(fields[line.numbers[0]].name.text)
      number(numbers.first)
    }
    if !numbers.second.isNaN {
      key(fields[line.numbers[1]].name.text)
      number(numbers.second)
    }
    close("}")
  }

  /// Writes moves side by side.
  private mutating func plain(
    _ codes: UnsafeBufferPointer<UInt16>,
    _ spelling: LineTable.Form.Spelling
  ) {
    // Collected first, because appending to an array has a cost each time.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8 * codes.count) { buffer in
      var line = ByteLine(buffer)
      for (index, code) in codes.enumerated() {
        if index > 0 {
          line.append(UInt8(ascii: ","))
          if !isCompact { line.append(UInt8(ascii: " ")) }
        }
        switch spelling {
        case .number: line.append(number: code)
        case .cell where code > 255: line.append("\"pass\"")
        case .cell:
          line.append(UInt8(ascii: "\""))
          line.append(UInt8(ascii: "a") + UInt8(truncatingIfNeeded: code & 15))
          line.append(number: code >> 4 + 1)
          line.append(UInt8(ascii: "\""))
        }
      }
      bytes.append(contentsOf: line.written)
    }
  }
}

/// Bytes appended to a buffer that is large enough.
private struct ByteLine {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

  var written: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: buffer[..<count]) }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    buffer.initializeElement(at: count, to: byte)
    count += 1
  }

  mutating func append(_ text: StaticString) {
    for index in 0..<text.utf8CodeUnitCount { append(text.utf8Start[index]) }
  }

  /// Appends a number below 1000.
  @inline(__always)
  mutating func append(number: UInt16) {
    if number >= 100 { append(UInt8(ascii: "0") + UInt8(number / 100)) }
    if number >= 10 { append(UInt8(ascii: "0") + UInt8(number / 10 % 10)) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
