import RecordText
import GameRecords
import ReversiRules

/// The bytes of one game.
struct PGNOutput {
  private(set) var bytes: [UInt8] = []
  private let pass: String
  /// The bytes of the current line of moves.
  private var column = 0
  /// What stands directly before the next word.
  private var opening = ""

  init(pass: String) { self.pass = pass }

  // MARK: - Tags

  /// Writes the tags that every game has, those that tell something, and those of no known meaning.
  mutating func writeTags(of record: GameRecord) {
    let names = Set(record.tags.map(\.name))
    for tag in PGNTag.allCases {
      // A value that is not understood stands where it stood.
      let unknown = names.contains(tag.rawValue) ? nil : tag.unknown
      if let value = tag.value(in: record) ?? unknown { write(tag.rawValue, value) }
    }
    for tag in record.tags { write(tag.name, tag.value) }
    bytes.append(UInt8(ascii: "\n"))
  }

  mutating func write(_ name: String, _ value: String) {
    bytes.append(UInt8(ascii: "["))
    bytes += name.utf8
    bytes += " \"".utf8
    for byte in value.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        bytes.append(UInt8(ascii: "\\"))
      }
      bytes.append(byte)
    }
    bytes += "\"]\n".utf8
  }

  // MARK: - Moves

  mutating func writeMoves(of record: GameRecord) {
    if let comment = record.comment { write("{" + comment + "}") }
    let first = record.start.turn == .light ? 1 : 0
    write(record.moves, record.annotations, record.variations, from: first)
    write(record.result.flatMap(ResultSpelling.text) ?? "*")
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes a line of play, behind `first` moves of a game in which dark makes the first one.
  private mutating func write(
    _ moves: [Move],
    _ annotations: [MoveAnnotation],
    _ variations: [Variation],
    from first: Int
  ) {
    var annotations = annotations[...]
    var variations = variations[...]
    // Light's moves have a number of their own only where the line is broken before them.
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
      if let annotation = annotations.first, annotation.ply == index + 1 {
        isBroken = write(annotation)
        annotations.removeFirst()
      }
      while let variation = variations.first, variation.ply == index + 1 {
        write(variation, from: half)
        variations.removeFirst()
        isBroken = true
      }
    }
    // Without a move, a variation begins the line.
    for variation in variations { write(variation, from: first) }
  }

  private mutating func write(_ variation: Variation, from first: Int) {
    opening += "("
    write(variation.moves, variation.annotations, variation.variations, from: first)
    bytes.append(UInt8(ascii: ")"))
    column += 1
  }

  /// Writes what is said about a move.
  /// - Returns: whether it is a comment.
  private mutating func write(_ annotation: MoveAnnotation) -> Bool {
    for glyph in annotation.glyphs { write("$\(glyph)") }
    var words: [String] = []
    if let evaluation = annotation.evaluation {
      words.append("[%eval " + NumberText.text(of: evaluation) + "]")
    }
    if let time = annotation.time { words.append("[%emt " + NumberText.text(of: time) + "]") }
    if let comment = annotation.comment { words.append(comment) }
    guard !words.isEmpty else { return false }
    write("{" + words.joined(separator: " ") + "}")
    return true
  }

  private func text(of move: Move) -> String {
    switch move {
    case .placement(let square): square.description
    case .pass: pass
    }
  }

  /// Writes a word behind a space, or on a new line where the line would reach 80 columns.
  private mutating func write(_ word: String) {
    let length = opening.utf8.count + word.utf8.count
    if column > 0 {
      let isFull = column + 1 + length > 79
      bytes.append(isFull ? UInt8(ascii: "\n") : UInt8(ascii: " "))
      column = isFull ? 0 : column + 1
    }
    bytes += opening.utf8
    bytes += word.utf8
    opening = ""
    column += length
  }
}
