import RecordText
import GameRecords
import ReversiRules

extension JSONRecordParser {
  mutating func readMoves() throws(JSONError) {
    if try reader.peek() == .string, try readMovesInText() { return }
    try reader.openArray(as: "an array of moves")
    var isFirst = true
    while try reader.nextElement(&isFirst) {
      let count = line.moves.count
      if !readPlainMoves() { try readMoveOrRecover() }
      let room = Limits.moves - otherMoves
      guard line.moves.count <= room else {
        let range = line.places[room].bytes
        throw JSONError(.tooMany("more than \(Limits.moves) moves"), at: range)
      }
      if line.moves.count == count {
        line.readable = line.readable ?? count
        // The moves behind it are not used, but have the right numbers.
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

  private mutating func append(_ move: Move, at range: Range<Int>) {
    line.moves.append(move)
    line.places.append(SourceRange(range))
  }

  private mutating func readMove() throws(JSONError) {
    let (move, range) = try readMoveText()
    append(move, at: range)
  }

  private mutating func readMoveText() throws(JSONError) -> (move: Move, range: Range<Int>) {
    let text = try reader.readText(as: "a move in quotation marks")
    let contents = text.hasEscapes ? reader.unescaped(text) : nil
    let move =
      contents?.withUnsafeBufferPointer(Move.init(ascii:))
      ?? Move(ascii: UnsafeBufferPointer(rebasing: reader.bytes[text.range]))
    if let move { return (move, text.range) }
    let spelled = try reader.string(text)
    guard let meant = JSONMoveSpelling.move(Array(spelled.utf8)[...]) else {
      throw badMove(spelled, at: text.range)
    }
    line.isRespelled = true
    reader.forgive("\(DisplayText.quote(spelled)) is read as \(meant)", at: text.range)
    return (meant, text.range)
  }

  private func badMove(_ text: String, at range: Range<Int>) -> JSONError {
    JSONError(
      .badValue(
        "\(DisplayText.quote(text)) is no move; expected a square such as f5, or pass",
        help: text.isEmpty ? "a pass is written “pass”" : nil
      ),
      at: range
    )
  }

  /// Reads all moves of a line from one text, as a transcript has them.
  /// - Returns: whether the text consists of moves; otherwise nothing was read.
  private mutating func readMovesInText() throws(JSONError) -> Bool {
    let start = reader.offset
    let text = try reader.readText()
    let spelled = try reader.string(text)
    guard let squares = JSONMoveSpelling.squares(in: Array(spelled.utf8)), !squares.isEmpty else {
      reader.offset = start
      return false
    }
    guard squares.count <= Limits.moves - otherMoves else {
      throw JSONError(.tooMany("more than \(Limits.moves) moves"), at: text.range)
    }
    for (square, offset) in squares {
      // With escapes no move has a place of its own.
      let place = text.range.lowerBound + offset
      append(.placement(square), at: text.hasEscapes ? text.range : place..<place + 2)
    }
    line.isRespelled = true
    reader.forgive("the moves are one text instead of an array", at: start..<reader.offset)
    return true
  }

  /// Reads a move with what is said about it.
  private mutating func readAnnotatedMove() throws(JSONError) {
    let start = reader.offset
    try reader.openObject()
    var members = JSONMembers<MoveKey>()
    var annotation = MoveAnnotation(ply: line.moves.count + 1)
    var played: (move: Move, range: Range<Int>)?
    while let key = try reader.nextMember(of: &members) {
      switch key {
      case .move: played = try readMoveText()
      case .side:
        // Only the moves of the game itself are parts.
        let part: RecordPart? = depthOfLine == 0 ? .side(annotation.ply) : nil
        annotation.side = try readWord(SideWord.self, part).side
      case .time: annotation.time = try readTime()
      case .evaluation: annotation.evaluation = try reader.readNumber().value
      case .glyphs: annotation.glyphs = try readGlyphs()
      case .comment: annotation.comment = try readText()
      }
    }
    guard let played else {
      throw JSONError(.missingKey("move"), at: start..<reader.offset)
    }
    append(played.move, at: played.range)
    if !annotation.isEmpty { line.annotations.append(annotation) }
  }

  private mutating func readGlyphs() throws(JSONError) -> [UInt8] {
    try reader.openArray(as: "an array of glyphs")
    let start = reader.offset - 1
    var glyphs: [UInt8] = []
    var isFirst = true
    while try reader.nextElement(&isFirst) {
      let number = try reader.readNumber(as: "the number of a glyph")
      guard let glyph = UInt8(exactly: number.value) else {
        throw JSONError(.badValue("a glyph is a whole number from 0 to 255"), at: number.range)
      }
      glyphs.append(glyph)
    }
    guard !glyphs.isEmpty else {
      throw JSONError(
        .badValue("there is no glyph", help: "leave the key out"),
        at: start..<reader.offset
      )
    }
    return glyphs
  }

  mutating func readTime() throws(JSONError) -> Double {
    let time = try reader.readNumber(as: "a number of seconds")
    guard time.value >= 0 else {
      throw JSONError(.badValue("a time must not be negative"), at: time.range)
    }
    return time.value
  }
}

/// The sides as JSON writes them.
enum SideWord: String, CaseIterable {
  case dark, light

  var side: Disk {
    switch self {
    case .dark: .dark
    case .light: .light
    }
  }
}
