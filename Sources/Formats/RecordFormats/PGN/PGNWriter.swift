import GameRecords
import ReversiRules

/// Writes games in one form: seven tags that every game has, the other tags, a blank line, then
/// moves in lower case, numbered in pairs and wrapped before 80 columns, and the result.
///
/// The bytes written for a record never change.
struct PGNWriter: GameWriter {
  let pass: PassWord
  var isFirst = true

  var continuation: (any RecordWriter)? { PGNWriter(pass: pass, isFirst: false) }

  static func stores(passes: Bool) -> FactSet {
    let others = FactSet([.id, .sides, .marks, .session, .margin])
    return FactSet.all.subtracting(passes ? others : others.union(FactSet([.passes])))
  }

  func fit(_ record: inout ReversiRecord) -> [Loss] {
    PGNFitting.fit(&record, to: Self.stores(passes: !pass.isOmitted))
  }

  mutating func write(_ record: ReversiRecord, to output: inout [UInt8]) throws(WritingError) {
    let size = record.start.board.size
    guard size == .standard else {
      let help = "use another format, for example json"
      throw WritingError("PGN cannot store a board of \(size)", help: help)
    }
    try record.refuseSurplusMoves()
    if pass.isOmitted { try record.refusePasses() }
    if let square = Self.squareOffBoard(in: record.moves, record.variations) {
      throw WritingError("a board of 8×8 has no square \(square)", help: "correct the move")
    }
    if !isFirst { output.append(UInt8(ascii: "\n")) }
    isFirst = false
    Self.writeTags(of: record, to: &output)
    var text = PGNMoveText(pass: pass.text ?? "")
    text.write(record)
    output += text.bytes
  }

  mutating func finish(to output: inout [UInt8]) {}

  /// The first square outside of the board, in a line or in its variations.
  private static func squareOffBoard(in moves: [Move], _ variations: [Variation]) -> Square? {
    for case .placement(let square) in moves where !BoardSize.standard.contains(square) {
      return square
    }
    return variations.lazy.compactMap { squareOffBoard(in: $0.moves, $0.variations) }.first
  }

  // MARK: - Tags

  /// Writes the tags that every game has, the other known ones that have a value, and the record's
  /// own tags.
  private static func writeTags(of record: ReversiRecord, to output: inout [UInt8]) {
    let names = Set(record.tags.map(\.name))
    for row in PGNTag.rows {
      // A value that was not understood is one of the record's own tags, and is written as such.
      guard !names.contains(row.name), let value = row.text(record) ?? row.missing else { continue }
      write(row.name, value, to: &output)
    }
    for tag in record.tags { write(tag.name, tag.value, to: &output) }
    output.append(UInt8(ascii: "\n"))
  }

  private static func write(_ name: String, _ value: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "["))
    output += name.utf8
    output += " \"".utf8
    for byte in value.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        output.append(UInt8(ascii: "\\"))
      }
      output.append(byte)
    }
    output += "\"]\n".utf8
  }
}

/// The moves of one game with their annotations.
private struct PGNMoveText {
  private(set) var bytes: [UInt8] = []
  let pass: String
  /// The bytes of the current line.
  private var column = 0
  /// The brackets directly before the next word.
  private var opening = ""

  init(pass: String) { self.pass = pass }

  mutating func write(_ record: ReversiRecord) {
    if let comment = record.comment { write("{" + comment + "}") }
    let first = record.start.turn == .light ? 1 : 0
    write(record.moves, record.annotations, record.variations, from: first)
    write(record.result.flatMap(ResultSpelling.text) ?? "*")
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes a line of play that follows `first` moves of a game in which dark moves first.
  private mutating func write(
    _ moves: [Move],
    _ annotations: [MoveAnnotation],
    _ variations: [Variation],
    from first: Int
  ) {
    var (nextAnnotation, nextVariation) = (0, 0)
    // Light's moves have a number of their own only if something interrupts the line before them.
    var isBroken = true
    for index in moves.indices {
      let half = first + index
      if half.isMultiple(of: 2) {
        write("\(half / 2 + 1).")
      } else if isBroken {
        write("\(half / 2 + 1)...")
      }
      isBroken = false
      write(text(of: moves[index]))
      if nextAnnotation < annotations.count, annotations[nextAnnotation].ply == index + 1 {
        isBroken = write(annotations[nextAnnotation])
        nextAnnotation += 1
      }
      while nextVariation < variations.count, variations[nextVariation].ply == index + 1 {
        write(variations[nextVariation], from: half)
        nextVariation += 1
        isBroken = true
      }
    }
    // Without a move, a variation begins the line.
    for variation in variations[nextVariation...] { write(variation, from: first) }
  }

  private mutating func write(_ variation: Variation, from first: Int) {
    opening += "("
    write(variation.moves, variation.annotations, variation.variations, from: first)
    bytes.append(UInt8(ascii: ")"))
    column += 1
  }

  /// Writes the annotation of a move.
  /// - Returns: whether it has a comment.
  private mutating func write(_ annotation: MoveAnnotation) -> Bool {
    for glyph in annotation.glyphs { write("$\(glyph)") }
    var text = ""
    func add(_ start: String, _ value: String, _ end: String) {
      text += text.isEmpty ? "{" : " "
      text += start
      text += value
      text += end
    }
    if let evaluation = annotation.evaluation {
      add("[%eval ", NumberText.text(of: evaluation), "]")
    }
    if let time = annotation.time { add("[%emt ", NumberText.text(of: time), "]") }
    if let clock = annotation.clock { add("[%clk ", PGNComment.clock(clock), "]") }
    if let comment = annotation.comment { add("", comment, "") }
    guard !text.isEmpty else { return false }
    write(text + "}")
    return true
  }

  private func text(of move: Move) -> String {
    switch move {
    case .placement(let square): square.description
    case .pass: pass
    }
  }

  /// Writes a word after a space, or on a new line if the line would reach 80 columns.
  private mutating func write(_ word: String) {
    let length = opening.utf8.count + word.utf8.count
    if column > 0 {
      let isFull = column + 1 + length > 79
      bytes.append(isFull ? UInt8(ascii: "\n") : UInt8(ascii: " "))
      column = isFull ? 0 : column + 1
    }
    if !opening.isEmpty {
      bytes += opening.utf8
      opening = ""
    }
    bytes += word.utf8
    column += length
  }
}
