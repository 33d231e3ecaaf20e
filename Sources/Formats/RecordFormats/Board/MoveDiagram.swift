import GameRecords
import ReversiRules

/// A diagram of a game, as books and papers print it: rows of squares with the numbers of their moves.
///
/// The other squares are empty, or have a disk at the start; the four in the centre may be left out.
struct MoveDiagram {
  private let cells: [(square: Square, range: Range<Int>)]

  init?(_ source: SourceText) {
    guard source.bytes.count < 4_000,
      source.bytes.first == UInt8(ascii: "[") || source.bytes.contains(where: ByteCount.endsLine)
    else { return nil }
    // Most texts are something else from their first word on.
    let head = Array(source.bytes.prefix(24))[...]
    guard let first = BoardSpelling.elements(in: head).first, Self.isCell(head[first]) else {
      return nil
    }
    let bytes = Array(source.bytes)[...]
    var all = BoardSpelling.elements(in: bytes)
    if all.count == 60 { for index in [27, 28, 35, 36] { all.insert(0..<0, at: index) } }
    guard all.count == 64 else { return nil }
    var cells: [Int: (square: Square, range: Range<Int>)] = [:]
    for (square, range) in zip(BoardSize.standard.squares, all) {
      guard let number = DecimalSpelling.whole(bytes[range], upTo: 2), number > 0 else {
        guard Self.isSymbol(bytes[range]) else { return nil }
        continue
      }
      guard cells.updateValue((square, range), forKey: number) == nil else { return nil }
    }
    let numbers = cells.keys.sorted()
    guard numbers.count >= 4, numbers.elementsEqual(1...numbers.count) else { return nil }
    self.cells = numbers.compactMap { cells[$0] }
  }

  /// Whether an element can be the number of a move, or is a disk or an empty square.
  private static func isCell(_ text: ArraySlice<UInt8>) -> Bool {
    DecimalSpelling.whole(text, upTo: 2) != nil || isSymbol(text)
  }

  /// Whether an element is a disk or an empty square.
  private static func isSymbol(_ text: ArraySlice<UInt8>) -> Bool {
    BoardSpelling.symbol(of: text) != nil || text.allSatisfy { CellRun.square($0) != nil }
      || text.count <= 6 && text.allSatisfy { $0 >= 0x80 }
  }

  /// The game.
  func parsed(_ source: SourceText, format: String) -> ParsedRecord {
    var record = ReversiRecord(passMarks: .implied)
    record.moves = cells.map { .placement($0.square) }
    record.origin = Origin(format: format, moves: MovePlaces(cells.map { SourceRange($0.range) }))
    return ParsedRecord(record: record, source: source)
  }
}
