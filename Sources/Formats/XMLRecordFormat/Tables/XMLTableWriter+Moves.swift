import GameRecords
import RecordFormats

extension XMLTableWriter {
  /// Appends moves, each on a line of its own.
  mutating func writeMoves(_ line: LineTable, of parent: ObjectPointer) throws(WritingError) {
    let count = line.count(parent)
    guard let code = line.item.fields[0].attribute else { return }
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
        let isPass = isCell && run.codes[index] == LineTable.pass
        output.append(contentsOf: isPass ? passStart : moveStart)
        if !isPass {
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
    guard numbers.hasMore else {
      // Far more frequent than the others, and faster without a look at the table of fields.
      let fields = line.item.fields
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
        try writeContents(of: item, line.item, in: element, isMove: true)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }
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
