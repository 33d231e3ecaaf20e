import GameRecords

/// Lines of play.
extension JSONRecordReader {
  mutating func readLine(_ line: LineTable, into parent: ObjectPointer) throws(JSONError) {
    if try reader.peek() == .string, try readText(line, into: parent) { return }
    try reader.openArray(as: "an array of moves")
    let room = line.form.limit - otherMoves
    var isFirst = true
    while try reader.nextElement(&isFirst) {
      if !readRun(of: line, into: parent) { try readItemOrRecover(of: line, into: parent) }
      guard line.count(parent) <= room else {
        let place = line.place(parent, room).bytes
        throw JSONError(.tooMany, "more than \(line.form.limit) moves", at: place)
      }
    }
    otherMoves += line.count(parent)
  }

  private mutating func readItemOrRecover(
    of line: LineTable,
    into parent: ObjectPointer
  ) throws(JSONError) {
    reader.skipWhitespace()
    let start = reader.offset
    let depth = reader.depth
    let respelled = respelledCodes
    // Findings only point at moves of the main line.
    let ply = depthOfLine == 0 ? line.count(parent) + 1 : nil
    do throws(JSONError) {
      try line.add(parent) { item throws(JSONError) in
        if try reader.peek() == .object {
          try read(line.item, into: item, ply: ply)
        } else {
          try readField(0, of: line.item, into: item)
        }
        return (start..<reader.offset, 0)
      }
    } catch {
      var error = error
      error.ply = ply
      try reader.recover(from: error, toValueAt: start, depth: depth)
      line.lose(parent, SourceRange(reader.offset..<reader.offset))
    }
    if respelledCodes > respelled { line.respell(parent) }
  }

  /// Reads all moves from one text in the form of a transcript.
  /// - Returns: whether the text consists of moves; if not, nothing was read.
  private mutating func readText(
    _ line: LineTable,
    into parent: ObjectPointer
  ) throws(JSONError) -> Bool {
    let start = reader.offset
    let text = try reader.readText()
    let string = try reader.string(text)
    guard let moves = line.form.codesInText?(Array(string.utf8)), !moves.isEmpty else {
      reader.offset = start
      return false
    }
    guard moves.count <= line.form.limit - otherMoves else {
      throw JSONError(.tooMany, "more than \(line.form.limit) moves", at: text.range)
    }
    MoveRun.with(capacity: moves.count) { run in
      for (code, offset) in moves {
        // In a text with escapes, the places of single moves are unknown.
        let place = text.range.lowerBound + offset
        run.append(code, at: SourceRange(text.hasEscapes ? text.range : place..<place + 2))
      }
      line.append(parent, run)
    }
    line.respell(parent)
    reader.forgive("the moves are one text instead of an array", at: start..<reader.offset)
    return true
  }
}
