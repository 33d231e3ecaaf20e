import GameRecords

/// The objects of a record and their lists.
extension JSONRecordReader {
  /// Reads an object.
  /// - Parameters:
  ///   - table: its table.
  ///   - object: receives the values.
  ///   - ply: the number of the move that it is, if findings can point at it.
  /// - Returns: its place.
  /// - Throws: an error in the object, or in a value without which it cannot be used.
  @discardableResult
  mutating func read(
    _ table: ObjectTable,
    into object: ObjectPointer,
    ply: Int? = nil
  ) throws(JSONError) -> Range<Int> {
    try reader.openObject(as: table.words.phrase)
    let start = reader.offset - 1
    let errors = reader.errors.total
    var members = JSONMembers(of: table)
    while let index = try reader.nextMember(of: &members) {
      try readField(index, of: table, into: object, ply: ply)
    }
    let range = start..<reader.offset
    if let missing = members.firstMissing {
      throw .missingKey("\(table.fields[missing].name)", at: range)
    }
    guard let finish = table.finish else { return range }
    var end = ObjectEnd(place: range, hasErrors: reader.errors.total > errors)
    finish(object, &end)
    for problem in end.problems {
      let error = JSONError(problem, in: range)
      if problem.place == nil { throw error }
      try reader.report(error)
    }
    return range
  }

  /// Reads an object or a list of objects.
  mutating func readPart(_ part: PartTable, into parent: ObjectPointer) throws(JSONError) {
    guard let list = part.list else {
      return try part.add(parent) { object throws(JSONError) in
        try read(part.table, into: object)
        return true
      }
    }
    try reader.openArray(as: "an array")
    let table = part.table
    depthOfLine += 1
    defer { depthOfLine -= 1 }
    var count = 0
    var isFirst = true
    while try reader.nextElement(&isFirst) {
      reader.skipWhitespace()
      let start = reader.offset
      let depth = reader.depth
      guard count < list.limit else {
        throw JSONError(.tooMany, "more than \(list.limit) entries", at: start..<start + 1)
      }
      count += 1
      let errors = reader.errors.total
      do throws(JSONError) {
        try part.add(parent) { object throws(JSONError) in
          try read(table, into: object)
          return !list.isStrict || reader.errors.total == errors
        }
        if let part = list.part { mark(part(count), start..<reader.offset) }
      } catch {
        try reader.recover(from: error, toValueAt: start, depth: depth)
      }
    }
  }
}
