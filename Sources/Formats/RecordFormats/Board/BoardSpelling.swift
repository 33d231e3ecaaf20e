import GameRecords
import ReversiRules

/// The other symbols in which people and programs write boards, replaced by those that ``CellRun``
/// knows, with blanks so that places stay the same.
struct BoardSpelling {
  private(set) var bytes: [UInt8]
  /// The side to move, if the board is an array of numbers, which have none: an even number of disks
  /// is that before a move of dark, unless someone passed.
  private(set) var assumed: UInt8?

  /// The disks and empty squares of chats and web pages, and what separates them.
  private static let symbols: [(text: [UInt8], symbol: UInt8)] = [
    ("●⚫⬤黒", "X"), ("○⚪◯白", "O"), ("・□🟩🟢", "."), ("\u{FE0F}\u{FE0E}番", " "),
  ].flatMap { (texts: String, symbol: Unicode.Scalar) in
    texts.unicodeScalars.map { (Array(String($0).utf8), UInt8(ascii: symbol)) }
  }

  /// The text in those symbols; `nil` if it has no others.
  init?(_ text: ArraySlice<UInt8>) {
    let isOther = text.contains { $0 >= 0x80 || $0 == UInt8(ascii: "@") }
    guard isOther || text.allSatisfy(Self.isOfArray) else { return nil }
    bytes = Array(text)
    replaceSymbols(unlessMoreThan: text.count(where: CellRun.isSymbol))
    // Next to a board with other dark disks it is a part of a name.
    if bytes.contains(UInt8(ascii: "@")),
      !bytes.contains(where: { CellRun.square($0) == .some(.dark) })
    {
      replaceAtSigns()
    }
    replaceNumbers()
    guard !bytes.elementsEqual(text) else { return nil }
  }

  private mutating func replaceSymbols(unlessMoreThan others: Int) {
    let found = bytes.indices.compactMap { index in
      bytes[index] < 0xE2
        ? nil
        : Self.symbols.first { bytes[index...].starts(with: $0.text) }.map { (index, $0) }
    }
    guard found.count(where: { $0.1.symbol > 0x20 }) > others else { return }
    for (index, found) in found {
      let blanks = [UInt8](repeating: 0x20, count: found.text.count - 1)
      bytes.replaceSubrange(index..<index + found.text.count, with: [found.symbol] + blanks)
    }
  }

  /// Norvig's programs print `@` for dark, `?` around the board, and the counts above it.
  private mutating func replaceAtSigns() {
    for line in bytes.indices.split(whereSeparator: { ByteCount.endsLine(bytes[$0]) }) {
      let text = bytes[line.startIndex..<line.endIndex].trimmed
      let isHead = text.contains(UInt8(ascii: "="))
      // One app prints the numbers of columns after it.
      let isNumbered =
        text.first == UInt8(ascii: "@") && text.dropFirst().first.map(CellRun.isDigit) ?? false
      for index in line where !isNumbered {
        switch bytes[index] {
        case _ where isHead, UInt8(ascii: "?"): bytes[index] = 0x20
        case UInt8(ascii: "@"): bytes[index] = UInt8(ascii: "X")
        default: break
        }
      }
    }
  }

  /// Arrays of 8×8 numbers, with 0 for empty squares, 1 for dark, and 2 or -1 for light.
  private mutating func replaceNumbers() {
    guard bytes.allSatisfy(Self.isOfArray) else { return }
    var cells: [UInt8] = []
    var replaced = bytes
    for (index, byte) in bytes.enumerated() {
      let isNegative = index > 0 && bytes[index - 1] == UInt8(ascii: "-")
      switch byte {
      case UInt8(ascii: "0"): replaced[index] = UInt8(ascii: ".")
      case UInt8(ascii: "1"): replaced[index] = UInt8(ascii: isNegative ? "O" : "X")
      case UInt8(ascii: "2"): replaced[index] = UInt8(ascii: "O")
      default: replaced[index] = WhiteSpace.isBlank(byte) ? byte : 0x20
      }
      if replaced[index] > 0x20 { cells.append(replaced[index]) }
    }
    let disks = cells.filter { $0 != UInt8(ascii: ".") }
    guard cells.count == 64, Set(disks).count == 2 else { return }
    bytes = replaced
    assumed = UInt8(ascii: disks.count.isMultiple(of: 2) ? "X" : "O")
  }

  /// Whether a line of numbers can be a row of an array.
  static func isRow(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    let digits = line.count { CellRun.isDigit($0) }
    return (4...16).contains(digits) && line.count { $0 == UInt8(ascii: "-") } <= digits
      && line.allSatisfy(isOfArray)
  }

  private static func isOfArray(_ byte: UInt8) -> Bool {
    WhiteSpace.isBlank(byte) || "012-[](){},;".utf8.contains(byte)
  }
}
