import GameRecords
import ReversiRules

/// The other symbols in which people and programs write boards, replaced by those that ``CellRun``
/// knows, with blanks so that places stay the same where they can.
struct BoardSpelling {
  private(set) var bytes: [UInt8]
  /// The side to move, if the board names none: an even number of disks is that before a move of dark,
  /// unless someone passed.
  private(set) var assumed: UInt8?
  /// Whether the board is two numbers with a bit for each disk.
  private(set) var isBits = false

  /// The disks and empty squares of chats and web pages, and what separates them.
  private static let symbols: [(text: [UInt8], symbol: UInt8)] = [
    ("●⚫⬤黒", "X"), ("○⚪◯白", "O"), ("・□🟩🟢", "."), ("\u{FE0F}\u{FE0E}番", " "),
  ].flatMap { (texts: String, symbol: Unicode.Scalar) in
    texts.unicodeScalars.map { (Array(String($0).utf8), UInt8(ascii: symbol)) }
  }

  /// The elements of arrays, in small letters.
  private static let elements: [String: UInt8] = [
    ("X", "1 b black dark x"), ("O", "2 -1 w white light o"), (".", "0 null none empty e . - _"),
  ].reduce(into: ["": UInt8(ascii: ".")]) { (table, row: (symbol: Unicode.Scalar, texts: String)) in
    for text in row.texts.split(separator: " ") { table[String(text)] = UInt8(ascii: row.symbol) }
  }

  /// The text in those symbols; `nil` if it has no others.
  init?(_ text: ArraySlice<UInt8>) {
    if let line = BoardBits.line(of: text) {
      (bytes, isBits) = (line, true)
      if line.count == 65 { assumeSide(after: line[...]) }
      return
    }
    let isArray = "[(".utf8.contains(text.first ?? 0) || text.allSatisfy(Self.isOfArray)
    guard isArray || text.contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: "@") }) else {
      return nil
    }
    bytes = Array(text)
    replaceSymbols(unlessMoreThan: text.count(where: CellRun.isSymbol))
    // Next to a board with other dark disks it is a part of a name.
    if bytes.contains(UInt8(ascii: "@")),
      !bytes.contains(where: { CellRun.square($0) == .some(.dark) })
    {
      replaceAtSigns()
    }
    if isArray { replaceElements() }
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
        text.first == UInt8(ascii: "@") && text.dropFirst().first.map(ASCII.isDigit) ?? false
      for index in line where !isNumbered {
        switch bytes[index] {
        case _ where isHead, UInt8(ascii: "?"): bytes[index] = 0x20
        case UInt8(ascii: "@"): bytes[index] = UInt8(ascii: "X")
        default: break
        }
      }
    }
  }

  /// Arrays of 8×8 elements, which become one line.
  private mutating func replaceElements() {
    var replaced = [UInt8](repeating: 0x20, count: bytes.count)
    let cells = Self.cells(in: bytes[...])
    for cell in cells {
      guard let symbol = cell.symbol else { return }
      replaced[cell.offset] = symbol
    }
    let symbols = cells.compactMap(\.symbol)
    let kinds = Set(symbols.filter { $0 != UInt8(ascii: ".") })
    guard cells.count == 64, kinds.count == 2 else { return }
    bytes = replaced
    assumeSide(after: symbols[...])
  }

  private mutating func assumeSide(after cells: ArraySlice<UInt8>) {
    let disks = cells.count { $0 != UInt8(ascii: ".") && $0 > 0x20 }
    assumed = UInt8(ascii: disks.isMultiple(of: 2) ? "X" : "O")
  }

  /// The squares in an array, each with its offset and what it means, as far as that is known.
  private static func cells(in text: ArraySlice<UInt8>) -> [(offset: Int, symbol: UInt8?)] {
    elements(in: text).flatMap { element in
      if let symbol = symbol(of: text[element]) { return [(element.lowerBound, symbol as UInt8?)] }
      // Digits one after the other.
      return element.map { ($0, symbol(of: text[$0...$0])) }
    }
  }

  /// The places of the elements of an array or of a row, of texts without quotation marks; only the
  /// first ones if there are more than of any board.
  static func elements(in text: ArraySlice<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var rest = text
    while let byte = rest.first, found.count <= 256 {
      let isText = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
      let element =
        isText
        ? rest.dropFirst().prefix { $0 != byte }
        : rest.prefix { !WhiteSpace.isBlank($0) && !"[](){},;|\"'".utf8.contains($0) }
      // A text that never ends is none.
      if isText, element.endIndex == rest.endIndex { break }
      if isText || !element.isEmpty { found.append(element.trimmed.indices) }
      rest = rest[element.endIndex...].dropFirst(isText || element.isEmpty ? 1 : 0)
    }
    return found
  }

  /// What an element means.
  static func symbol(of text: ArraySlice<UInt8>) -> UInt8? {
    text.count > 5 ? nil : elements[String(decoding: text, as: UTF8.self).lowercased()]
  }

  /// Whether a line can be a row of an array, or a part of one.
  static func isRow(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard line.allSatisfy(isOfArray) else { return false }
    let digits = line.count { ASCII.isDigit($0) }
    if line.first == UInt8(ascii: "["), line.count < 200 {
      let cells = cells(in: Array(line)[...])
      return cells.count <= 16
        && cells.allSatisfy { $0.symbol != nil || ASCII.isDigit(line[$0.offset]) }
    }
    return (4...16).contains(digits) && line.count { $0 == UInt8(ascii: "-") } <= digits
  }

  private static func isOfArray(_ byte: UInt8) -> Bool {
    WhiteSpace.isBlank(byte) || "012-[](){},;".utf8.contains(byte)
  }
}
