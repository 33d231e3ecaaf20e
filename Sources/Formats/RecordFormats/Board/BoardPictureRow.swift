import GameRecords
import ReversiRules

/// A row of a picture: an optional number, the squares, and optionally the number again and more.
struct BoardPictureRow {
  /// The place of the row.
  let line: Range<Int>
  /// The side to move, when it is named next to the row.
  private(set) var side: (turn: Disk?, range: Range<Int>)?
  /// The number that the line begins with.
  private let number: Int?
  private let numberEnd: Int
  private var run: CellRun
  /// Whether what follows the squares belongs to the picture.
  private var isClosed = false

  /// flipbook's drawings put the disk that changed in brackets.
  private static let brackets = Array("[]".utf8)

  /// The row in a line, or `nil` when too little of the line is a row.
  init?(_ line: Range<Int>, of source: SourceText) {
    let text = source[line]
    let cells = text.count(where: CellRun.isSymbol)
    let others = text.count { !WhiteSpace.isBlank($0) && !CellRun.isSymbol($0) }
    run = CellRun(line, of: source.bytes, ignoring: Self.brackets)
    // A short line with an empty square is an incomplete row, as words have no empty squares.
    let isLong = cells >= 4 || text.contains(UInt8(ascii: "-"))
    guard run.count >= 4 || isLong && cells > others else { return nil }
    self.line = line
    let first = text.prefix(while: ASCII.isDigit)
    number = first.count > 2 ? nil : Int(String(decoding: first, as: UTF8.self))
    numberEnd = line.lowerBound + first.count
  }

  /// Whether rows begin with their numbers, from 1 or, in the debugging output of one app, from 0.
  static func areNumbered(_ rows: [Self]) -> Bool {
    guard rows.count > 2, let first = rows[0].number, first < 2 else { return false }
    return rows.enumerated().allSatisfy { $1.number == first + $0 }
  }

  /// Separates the row's numbers from its squares.
  mutating func takeNumbers(of source: SourceText, _ digits: DigitDialect?) {
    var end = line.upperBound
    // If the board uses a program's digits, no number is expected after the row.
    if digits == nil, let closing = closingNumber(in: source) {
      isClosed = true
      end = closing.lowerBound
      let rest = closing.upperBound..<line.upperBound
      let blanks = source[rest].prefix(while: WhiteSpace.isBlank).count
      let start = rest.lowerBound + blanks
      if let side = SideText(source[start..<rest.upperBound]), side.length > 1 {
        self.side = (side.turn, start..<start + side.length)
      }
    }
    run = CellRun(numberEnd..<end, of: source.bytes, ignoring: Self.brackets)
  }

  /// The place where the row's number is repeated.
  private func closingNumber(in source: SourceText) -> Range<Int>? {
    guard let number else { return nil }
    var words = source[numberEnd..<line.upperBound]
    while !words.isEmpty {
      words = words.drop(while: WhiteSpace.isBlank)
      let word = words.prefix { !WhiteSpace.isBlank($0) }
      if word.elementsEqual(String(number).utf8) {
        let start = word.startIndex - source.bytes.startIndex
        return start..<start + word.count
      }
      words = words.dropFirst(word.count)
    }
    return nil
  }

  /// The findings about the row's symbols; only the first of equal ones.
  func findings(of source: SourceText, _ digits: DigitDialect?) -> [Finding] {
    var findings: [Finding] = []
    let odd = run.symbols.first { (digits?.square($0.byte) ?? CellRun.square($0.byte)) == nil }
    if let odd { findings.append(DigitDialect.finding(odd, of: source, digits)) }
    if !isClosed, run.end < line.upperBound {
      let symbol = SymbolLine(source[run.end..<line.upperBound]).symbols[0]
      findings.append(
        source.finding(
          .positionSymbol,
          "unknown symbol \(symbol.quoted) in a row; expected X for dark, O for light or - for "
            + "empty",
          at: run.end..<run.end + symbol.range.count
        )
      )
    }
    return findings
  }

  /// The squares as ``BoardText`` reads them.
  func normalised(_ digits: DigitDialect?) -> [UInt8] {
    run.symbols.map { symbol in
      switch digits?.square(symbol.byte) ?? CellRun.square(symbol.byte) ?? nil {
      case .dark: UInt8(ascii: "x")
      case .light: UInt8(ascii: "o")
      case nil: UInt8(ascii: "-")
      }
    }
  }

  /// The place of the squares from a given one on.
  func place(from square: Int) -> Range<Int> {
    guard run.symbols.indices.contains(square) else { return line.upperBound..<line.upperBound }
    return run.symbols[square].range.lowerBound..<line.upperBound
  }
}
