import GameRecords
import ReversiRules

extension JSONRecordParser {
  mutating func readMoves() throws(JSONError) {
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
    guard let move else { throw badMove(try reader.string(text), at: text.range) }
    return (move, text.range)
  }

  private func badMove(_ text: String, at range: Range<Int>) -> JSONError {
    let lower = text.lowercased()
    let meant = Array(lower.utf8).withUnsafeBufferPointer(Move.init(ascii:))
    return JSONError(
      .badValue(
        "\(DisplayText.quote(text)) is no move; expected a square such as f5, or pass",
        help: meant.map { "did you mean \(DisplayText.quote($0.description))?" }
          ?? (["", "-", "--", "pa", "ps"].contains(lower) ? "a pass is written “pass”" : nil)
      ),
      at: range
    )
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
