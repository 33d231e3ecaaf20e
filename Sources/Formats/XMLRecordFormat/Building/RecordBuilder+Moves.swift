import GameRecords
import RecordFormats

/// The moves of a record.
extension RecordBuilder {
  /// Handles the start tag of a move with a code, and perhaps numbers such as its time.
  ///
  /// This is by far the most frequent event; ``start(_:)`` handles all others.
  @inline(__always)
  mutating func startPlainMove(_ tag: XMLStartTag) -> Bool {
    guard open.innermost == .line, let names = tree.names, tag.name == names.move,
      tag.namespace == contexts.namespace, tag.count > 0, let attributes = tag.attributes,
      attributes[0] == names.code, attributes[1] == nil, tree.moveCount < names.limit,
      let start = attributes[3], let end = attributes[4],
      let offset = tag.input.offset(of: start)
    else { return false }
    let length = end - start
    let code: UInt16
    if names.isCell {
      let x = start[0] &- UInt8(ascii: "a")
      let y = start[1] &- UInt8(ascii: "1")
      guard length == 2, x < 16, y < 9 else { return false }
      code = UInt16(y &<< 4 | x)
    } else {
      guard 1...3 ~= length, start[0] != UInt8(ascii: "0") else { return false }
      var number: UInt16 = 0
      for index in 0..<length {
        let digit = start[index] &- UInt8(ascii: "0")
        guard digit < 10 else { return false }
        number = number &* 10 &+ UInt16(digit)
      }
      guard number <= 255 else { return false }
      code = number
    }
    var numbers: MoveNumbers?
    if tag.count > 1 {
      numbers = plainNumbers(attributes, count: tag.count, names)
      if numbers == nil { return false }
    }
    let place = SourceRange(uncheckedStart: offset &- gameStart, length: UInt32(length))
    tree.add(code, numbers, at: place)
    open.push(.move, tagEnd: tag.input.end)
    return true
  }

  /// The numbers in the attributes after the code, if there is nothing else in them.
  private func plainNumbers(
    _ attributes: UnsafeMutablePointer<XMLName.Pointer?>,
    count: Int,
    _ names: MoveNames
  ) -> MoveNumbers? {
    var numbers = MoveNumbers()
    for index in 1..<count {
      let field = attributes + 5 &* index
      guard field[1] == nil, let start = field[3], let end = field[4],
        let number = XMLValue.number(UnsafeBufferPointer(start: start, count: end - start))
      else { return nil }
      switch field[0] {
      case names.first where number >= 0: numbers.first = number
      case names.second: numbers.second = number
      default: return nil
      }
    }
    return numbers
  }

  /// Handles the end of a move without a comment; ``end(_:)`` handles all others.
  @inline(__always)
  mutating func endPlainMove() -> Bool {
    guard open.innermost == .move else { return false }
    open.popMove()
    return true
  }

  /// Handles the start tag of a move with more than numbers.
  mutating func startMove(_ tag: XMLStartTag, _ entry: XMLContext.Entry, isPass: Bool) {
    let limit = tree.names?.limit ?? 0
    guard tree.moveCount < limit else {
      if record?.hasTooManyMoves == false {
        record?.hasTooManyMoves = true
        let message = "more than \(limit) moves; the others are left out"
        report(.tooMany, message, at: range(of: tag))
      }
      if !tree.isLineCut { tree.add(special: nil) }
      return skip(tag)
    }
    if isPass, tag.count == 0 {
      let range = range(of: tag)
      let place = range.lowerBound - gameStart..<range.upperBound - gameStart
      tree.add(LineTable.pass, nil, at: SourceRange(place))
      return open.push(.move, tagEnd: tag.input.end)
    }
    open.push(.node, tagEnd: tag.input.end)
    tree.add(special: tree.nodes.count)
    begin(tag, entry)
  }

  /// Gives the open move a node of its own, for the comment or the elements in it.
  mutating func beginNodeOfMove() {
    let isPass = tree.lastCode == LineTable.pass
    let entry = tree.context.entries.first { entry in
      if case .move(let pass) = entry.use { pass == isPass } else { false }
    }
    guard let entry else { return }
    let tagEnd = open.pop().tagEnd
    tree.beginNodeOfLastMove(entry, tagEnd: tagEnd)
    open.push(.node, tagEnd: tagEnd)
  }
}
