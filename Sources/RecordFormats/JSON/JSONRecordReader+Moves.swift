import RecordText
import GameRecords
import ReversiRules

extension JSONRecordReader {
  mutating func readMoves() throws(JSONError) {
    if try reader.peek() == .string, try readMovesInText() { return }
    try reader.openArray(as: "an array of moves")
    var isFirst = true
    while try reader.nextElement(&isFirst) {
      let count = line.moves.count
      if !readPlainMoves(), !readPlainAnnotatedMove() { try readMoveOrRecover() }
      let room = Limits.moves - otherMoves
      guard line.moves.count <= room else {
        let range = line.places[room].bytes
        throw JSONError(.tooMany("more than \(Limits.moves) moves"), at: range)
      }
      if line.moves.count == count {
        line.readable = line.readable ?? count
        // The moves after it are not used, but need the right numbers.
        append(.pass, at: reader.offset..<reader.offset)
      }
    }
  }

  private mutating func readMoveOrRecover() throws(JSONError) {
    let start = reader.offset
    let depth = reader.depth
    do throws(JSONError) {
      if try reader.peek() == .object { try readAnnotatedMove() } else { try readMove() }
    } catch {
      var error = error
      if depthOfLine == 0 { error.ply = line.moves.count + 1 }
      try reader.recover(from: error, toValueAt: start, depth: depth)
    }
  }

  mutating func append(_ move: Move, at range: Range<Int>) {
    line.moves.append(move)
    line.places.append(SourceRange(range))
  }

  private mutating func readMove() throws(JSONError) {
    let (move, range) = try readMoveText()
    append(move, at: range)
  }

  mutating func readMoveText() throws(JSONError) -> (move: Move, range: Range<Int>) {
    let text = try reader.readText(as: "a move in quotation marks")
    let contents = text.hasEscapes ? reader.unescaped(text) : nil
    let move =
      contents?.withUnsafeBufferPointer(Move.init(ascii:))
      ?? Move(ascii: UnsafeBufferPointer(rebasing: reader.bytes[text.range]))
    if let move { return (move, text.range) }
    let string = try reader.string(text)
    guard let known = JSONMoveSpelling.move(Array(string.utf8)[...]) else {
      throw badMove(string, at: text.range)
    }
    line.isRespelled = true
    reader.forgive("\(DisplayText.quote(string)) is read as \(known)", at: text.range)
    return (known, text.range)
  }

  private func badMove(_ text: String, at range: Range<Int>) -> JSONError {
    JSONError(
      .badValue(
        "\(DisplayText.quote(text)) is not a move; expected a square such as f5, or pass",
        help: text.isEmpty ? "a pass is written “pass”" : nil
      ),
      at: range
    )
  }

  /// Reads all moves of a line from one text in the form of a transcript.
  /// - Returns: whether the text consists of moves; if not, nothing was read.
  private mutating func readMovesInText() throws(JSONError) -> Bool {
    let start = reader.offset
    let text = try reader.readText()
    let string = try reader.string(text)
    guard let squares = JSONMoveSpelling.squares(in: Array(string.utf8)), !squares.isEmpty else {
      reader.offset = start
      return false
    }
    guard squares.count <= Limits.moves - otherMoves else {
      throw JSONError(.tooMany("more than \(Limits.moves) moves"), at: text.range)
    }
    for (square, offset) in squares {
      // In a text with escapes, the places of single moves are unknown.
      let place = text.range.lowerBound + offset
      append(.placement(square), at: text.hasEscapes ? text.range : place..<place + 2)
    }
    line.isRespelled = true
    reader.forgive("the moves are one text instead of an array", at: start..<reader.offset)
    return true
  }

  /// Reads a move with its annotation.
  private mutating func readAnnotatedMove() throws(JSONError) {
    let ply = line.moves.count + 1
    var draft = MoveDraft(nil, MoveAnnotation(ply: ply))
    // Findings only point at moves of the main line.
    _ = try read(RecordShapes.move, into: &draft, ply: depthOfLine == 0 ? ply : nil)
    guard let move = draft.move else { return }
    append(move, at: draft.place)
    if !draft.annotation.isEmpty { line.annotations.append(draft.annotation) }
  }
}
