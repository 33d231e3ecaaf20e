import GameRecords
import RecordFormats

/// The moves of a record.
extension RecordBuilder {
  /// Handles the start tag of a move with a code, and perhaps numbers such as its time.
  ///
  /// This is by far the most frequent event; ``start(_:)`` handles all others.
  @inline(__always)
  mutating func startPlainMove(
    _ name: XMLName.Pointer,
    _ namespace: XMLName.Pointer?,
    _ attributes: UnsafeMutablePointer<XMLName.Pointer?>,
    count: Int,
    _ input: XMLInput
  ) -> Bool {
    guard open.innermost == .line, name == line.move, namespace == contexts.namespace,
      attributes[0] == line.code, attributes[1] == nil, tree.moveCount < line.limit,
      let start = attributes[3], let end = attributes[4], let offset = input.offset(of: start)
    else { return false }
    let length = end - start
    let code: UInt16
    if line.isCell {
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
    if count > 1 {
      numbers = plainNumbers(attributes, count: count)
      if numbers == nil { return false }
    }
    let place = SourceRange(uncheckedStart: offset &- gameStart, length: UInt32(length))
    tree.add(code, numbers, at: place)
    open.push(.move, tagEnd: input.end)
    return true
  }

  /// The numbers in the attributes after the code, if there is nothing else in them.
  private func plainNumbers(
    _ attributes: UnsafeMutablePointer<XMLName.Pointer?>,
    count: Int
  ) -> MoveNumbers? {
    var numbers = MoveNumbers()
    for index in 1..<count {
      let field = attributes + 5 &* index
      guard field[1] == nil, let start = field[3], let end = field[4],
        let number = DecimalNumber.value(of: UnsafeBufferPointer(start: start, count: end - start))
      else { return nil }
      switch field[0] {
      case line.first where number >= 0: numbers.first = number
      case line.second: numbers.second = number
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
  mutating func startMove(_ tag: XMLStartTag, _ entry: XMLContext.Entry) {
    if case .move(isPass: true) = entry.use, tag.count == 0, tree.moveCount < line.limit {
      let range = range(of: tag)
      tree.add(
        256,
        nil,
        at: SourceRange(range.lowerBound - gameStart..<range.upperBound - gameStart)
      )
      return open.push(.move, tagEnd: tag.input.end)
    }
    guard tree.moveCount < line.limit else {
      if record?.hasTooManyMoves == false {
        record?.hasTooManyMoves = true
        let message = "more than \(line.limit) moves; the others are left out"
        report(.tooMany, message, at: range(of: tag))
      }
      if !tree.isLineCut { tree.add(special: nil) }
      return open.push(.skipped, tagEnd: tag.input.end)
    }
    open.push(.node, tagEnd: tag.input.end)
    tree.add(special: tree.nodes.count)
    begin(tag, entry.context, entry)
  }

  /// Handles text in a move, which is a comment.
  mutating func addToMove(_ bytes: some Collection<UInt8>) {
    beginNodeOfMove()
    tree.append(bytes)
  }

  /// Handles an element in a move.
  mutating func startInMove(_ tag: XMLStartTag) {
    beginNodeOfMove()
    startNode(tag)
  }

  /// Gives the open move a node of its own.
  private mutating func beginNodeOfMove() {
    let context = tree.nodes[tree.innermost].context
    let isPass = tree.lastCode == 256
    let entry = context.entries.first { entry in
      if case .move(let pass) = entry.use { pass == isPass } else { false }
    }
    guard let entry else { return }
    let tagEnd = open.pop().tagEnd
    tree.beginNodeOfLastMove(entry, tagEnd: tagEnd)
    open.push(.node, tagEnd: tagEnd)
  }

  /// Remembers the names of the innermost line.
  mutating func takeLine() {
    guard let index = tree.open.last(where: { tree.nodes[$0].run >= 0 }),
      let names = tree.nodes[index].context.line
    else { return }
    line = OpenLine(names)
  }
}

/// The innermost line of play, as far as plain moves need it.
struct OpenLine {
  let move, code: XMLName.Pointer
  let first, second: XMLName.Pointer?
  let isCell: Bool
  let limit: Int

  /// - Parameter name: a name that no element has.
  init(none name: XMLName.Pointer) {
    (move, code, first, second) = (name, name, nil, nil)
    (isCell, limit) = (false, 0)
  }

  init(_ line: XMLContext.Line) {
    (move, code) = (line.move, line.code)
    (first, second) = (line.first, line.second)
    isCell = line.table.form.spelling == .cell
    limit = line.table.form.limit
  }
}
