import GameRecords
import ReversiRules

/// Writes what stands in one `<game>`, from behind its name on.
struct XMLGameWriter {
  private let record: GameRecord
  /// What a line within the game begins with.
  private let line: [UInt8]

  init(_ record: GameRecord, indent: String) {
    self.record = record
    line = Array("\n\(indent)  ".utf8)
  }

  /// Variations inside each other: around them are `<games>` and `<game>`, in them `<move>`.
  private static let mostVariations = Limits.depth - 3

  func append(to output: inout [UInt8]) throws(WritingError) {
    try record.checkLines(depth: Self.mostVariations)
    try record.checkSession()
    try output.append(attribute: "id", record.id)
    output.append(">")
    try append("event", record.event, to: &output)
    try append("site", record.site, to: &output)
    try append("round", record.round, to: &output)
    try append("date", record.date?.description, to: &output)
    try append("dark", record.players.dark, to: &output)
    try append("light", record.players.light, to: &output)
    if record.start != .initial { appendStart(to: &output) }
    try appendMoves(to: &output)
    for variation in record.variations { try append(variation, line, to: &output) }
    if !record.sessionChanges.isEmpty { try appendSession(to: &output) }
    if let result = record.result { try append(result, to: &output) }
    try append("comment", record.comment, to: &output)
    for tag in record.tags { try append(tag, to: &output) }
    output.append(contentsOf: line.dropLast(2))
    output.append("</game>\n")
  }

  private func append(
    _ element: StaticString,
    _ text: String?,
    to output: inout [UInt8]
  ) throws(WritingError) {
    guard let text else { return }
    output.append(contentsOf: line)
    output.append("<")
    output.append(element)
    output.append(">")
    try output.append(text: text, of: element)
    output.append("</")
    output.append(element)
    output.append(">")
  }

  private func append(
    _ element: StaticString,
    _ player: Player,
    to output: inout [UInt8]
  ) throws(WritingError) {
    guard !player.isUnknown else { return }
    output.append(contentsOf: line)
    output.append("<")
    output.append(element)
    try output.append(attribute: "name", player.name)
    try output.append(attribute: "rating", player.rating)
    try output.append(attribute: "mode", player.mode?.rawValue)
    output.append("/>")
  }

  private func appendStart(to output: inout [UInt8]) {
    let turn = RecordBuilder.TurnWord(record.start.turn).rawValue
    output.append(contentsOf: line)
    output.append("<start turn=\"")
    output.append(contentsOf: turn.utf8)
    output.append("\">")
    for y in 0..<record.start.board.size.height {
      output.append(contentsOf: line)
      output.append("  <row>")
      output.append(contentsOf: BoardText.row(y, of: record.start.board))
      output.append("</row>")
    }
    output.append(contentsOf: line)
    output.append("</start>")
  }

  private func appendSession(to output: inout [UInt8]) throws(WritingError) {
    output.append(contentsOf: line)
    output.append("<session>")
    for change in record.sessionChanges {
      output.append(contentsOf: line)
      output.append(change.action == .reset ? "  <reset" : "  <mode")
      try output.append(attribute: "ply", Double(change.ply))
      try output.append(attribute: "time", change.time)
      if case .mode(let side, let mode) = change.action {
        try output.append(attribute: "side", side.description)
        try output.append(attribute: "mode", mode.rawValue)
      }
      output.append("/>")
    }
    output.append(contentsOf: line)
    output.append("</session>")
  }

  private func append(_ result: GameResult, to output: inout [UInt8]) throws(WritingError) {
    output.append(contentsOf: line)
    output.append("<result")
    if let score = result.score {
      for (side, count) in [("dark", score.dark), ("light", score.light)] as [(StaticString, Int)] {
        guard 0...256 ~= count else {
          throw WritingError("the score of \(side) is \(count); XML holds 0 to 256")
        }
        try output.append(attribute: side, Double(count))
      }
    }
    try output.append(attribute: "margin", result.margin)
    try output.append(attribute: "winner", result.winner?.rawValue)
    try output.append(attribute: "ending", result.ending?.rawValue)
    output.append("/>")
  }

  private func append(_ tag: Tag, to output: inout [UInt8]) throws(WritingError) {
    guard !tag.name.isEmpty else { throw WritingError("a tag has no name") }
    output.append(contentsOf: line)
    output.append("<tag")
    try output.append(attribute: "name", tag.name)
    output.append(">")
    try output.append(text: tag.value, of: "tag")
    output.append("</tag>")
  }
}

// MARK: - Moves

extension XMLGameWriter {
  private func appendMoves(to output: inout [UInt8]) throws(WritingError) {
    guard !record.moves.isEmpty else {
      guard record.annotations.isEmpty else { throw Self.homeless(record.annotations[0]) }
      return
    }
    output.append(contentsOf: line)
    output.append("<moves>")
    try append(record.moves, record.annotations, line, to: &output)
    output.append(contentsOf: line)
    output.append("</moves>")
  }

  private func append(
    _ variation: Variation,
    _ line: [UInt8],
    to output: inout [UInt8]
  ) throws(WritingError) {
    output.append(contentsOf: line)
    output.append("<variation")
    try output.append(attribute: "ply", Double(variation.ply))
    output.append(">")
    try append(variation.moves, variation.annotations, line, to: &output)
    let inner = line + Array("  ".utf8)
    for variation in variation.variations { try append(variation, inner, to: &output) }
    output.append(contentsOf: line)
    output.append("</variation>")
  }

  /// Writes moves, each on a line within the one that begins as `line` does.
  private func append(
    _ moves: [Move],
    _ annotations: [MoveAnnotation],
    _ line: [UInt8],
    to output: inout [UInt8]
  ) throws(WritingError) {
    var annotations = annotations[...]
    let moveStart = line + Array("  <move at=\"".utf8)
    let passStart = line + Array("  <pass".utf8)
    // The line of a plain move on the first nine rows, of which only the square changes.
    var plainMove = moveStart + Array("a1\"/>".utf8)
    for (index, move) in moves.enumerated() {
      let annotation = annotations.first?.ply == index + 1 ? annotations.popFirst() : nil
      if case .placement(let square) = move {
        if annotation == nil, square.y < 9 {
          plainMove[moveStart.count] = UInt8(ascii: "a") &+ UInt8(truncatingIfNeeded: square.x)
          plainMove[moveStart.count + 1] = UInt8(ascii: "1") &+ UInt8(truncatingIfNeeded: square.y)
          output.append(contentsOf: plainMove)
          continue
        }
        output.append(contentsOf: moveStart)
        output.append(square)
        output.append("\"")
      } else {
        output.append(contentsOf: passStart)
      }
      if let annotation {
        try append(annotation, move == .pass ? "pass" : "move", to: &output)
      } else {
        output.append("/>")
      }
    }
    if let annotation = annotations.first { throw Self.homeless(annotation) }
  }

  private func append(
    _ annotation: MoveAnnotation,
    _ element: StaticString,
    to output: inout [UInt8]
  ) throws(WritingError) {
    try output.append(attribute: "side", annotation.side?.description)
    try output.append(attribute: "time", annotation.time)
    try output.append(attribute: "evaluation", annotation.evaluation)
    if !annotation.glyphs.isEmpty {
      let glyphs = annotation.glyphs.map { String($0) }.joined(separator: " ")
      try output.append(attribute: "glyphs", glyphs)
    }
    guard let comment = annotation.comment, !comment.isEmpty else { return output.append("/>") }
    output.append(">")
    try output.append(text: comment, of: "comment")
    output.append("</")
    output.append(element)
    output.append(">")
  }

  private static func homeless(_ annotation: MoveAnnotation) -> WritingError {
    WritingError("what is said of move \(annotation.ply) belongs to no move, or is not in order")
  }
}
