import GameRecords
import ReversiRules

/// Writes a record's position on a line; the same position always as the same bytes.
///
/// `---------------------------OX------XO--------------------------- X`, with `X` for dark, `O` for
/// light, the side to move or `-` if the game is over, and `%` and the comment if there is one.
///
/// A record with an identifier is written like those of gpdb, `id;squares;side;comment;`, with `b`,
/// `w` and `.`. A board that is not square takes a line for each row, one for the side, one for the
/// comment, and a blank line after them.
struct BoardWriter: GameWriter {
  static let stores = FactSet([.id, .start, .comment])

  private let others: [any RecordFormat]

  init(besides others: [any RecordFormat]) { self.others = others }

  var continuation: (any RecordWriter)? { self }

  func fit(_ record: inout ReversiRecord) -> [Loss] {
    var losses = record.keepFinalPosition(and: Self.stores)
    losses += fitID(&record)
    losses += LineText.fit(&record.comment, .comment)
    return losses.inOrderOfFacts
  }

  private func fitID(_ record: inout ReversiRecord) -> [Loss] {
    guard let id = record.id else { return [] }
    let losses = LineText.fit(&record.id, .id, replacing: (";", by: ","))
    if let fitted = record.id, isAmbiguous(fitted) || !record.start.board.isSquare {
      record.id = nil
    }
    guard record.id == nil else { return losses }
    return [Loss(.id, .dropped, detail: "\(DisplayText.quote(id)) cannot be written here")]
  }

  /// Whether a line that begins with an identifier would be read differently.
  private func isAmbiguous(_ id: String) -> Bool {
    let source = SourceText(name: "", bytes: Array(id.utf8)[...])
    return "%#[{<\u{FEFF}".unicodeScalars.contains(id.unicodeScalars.first ?? "%")
      || id.utf8.starts(with: "BO[".utf8)
      || PositionLine(0..<source.bytes.count, of: source).position != nil
      || isOtherFormat(lineWith: id)
  }

  /// Whether a line that begins with an identifier looks like one of another format.
  private func isOtherFormat(lineWith id: String) -> Bool {
    let squares = String(repeating: ".", count: 16)
    let head = InputHead(of: Array("\(id);\(squares);b;;\n".utf8)[...], isWhole: true)
    return others.contains { $0.recognise(head) != nil }
  }

  mutating func write(_ record: ReversiRecord, to output: inout [UInt8]) throws(WritingError) {
    let position = try Position(atEndOf: record, in: "a line with a board")
    guard position.board.isSquare else {
      writePicture(position, record.comment, to: &output)
      return
    }
    if let id = record.id {
      output += id.utf8
      output.append(UInt8(ascii: ";"))
      output += position.edaxCells.map(Self.gpdbSymbol)
      output.append(UInt8(ascii: ";"))
      output.append(position.turn == nil ? UInt8(ascii: "-") : Self.gpdbSymbol(position.edaxSide))
      output += ";\(record.comment ?? "");\n".utf8
      return
    }
    output += position.edaxCells
    output += [UInt8(ascii: " "), position.edaxSide]
    if let comment = record.comment { output += " % \(comment)".utf8 }
    output.append(UInt8(ascii: "\n"))
  }

  mutating func finish(to output: inout [UInt8]) {}

  private static func gpdbSymbol(_ symbol: UInt8) -> UInt8 {
    switch symbol {
    case UInt8(ascii: "X"): UInt8(ascii: "b")
    case UInt8(ascii: "O"): UInt8(ascii: "w")
    default: UInt8(ascii: ".")
    }
  }

  private func writePicture(
    _ position: Position,
    _ comment: String?,
    to output: inout [UInt8]
  ) {
    for (index, cell) in position.edaxCells.enumerated() {
      output.append(cell)
      let isEnd = (index + 1).isMultiple(of: position.board.size.width)
      if isEnd { output.append(UInt8(ascii: "\n")) }
    }
    output += [position.edaxSide, UInt8(ascii: "\n")]
    if let comment { output += "% \(comment)\n".utf8 }
    output.append(UInt8(ascii: "\n"))
  }
}

extension Board {
  fileprivate var isSquare: Bool { size.width == size.height }
}
