package import GameRecords
package import ReversiRules

/// The symbols of squares one behind the other, with white space anywhere between them.
///
/// All spellings of the field are taken: `X x * # B b` for dark, `O o W w` for light, `- . _ ,` and
/// the middle dot for an empty square. Digits are taken too, though a ``DigitDialect`` has to say
/// what they mean.
package struct CellRun {
  /// The symbols, at most one more than the largest board has squares and a side to move.
  package private(set) var symbols: [Symbol] = []
  /// How many symbols there are.
  package private(set) var count = 0
  /// The offset of the first byte that is neither a symbol nor white space.
  package private(set) var end: Int

  /// A symbol, a middle dot being a full stop, and its place.
  package struct Symbol {
    package let byte: UInt8
    package let range: Range<Int>
  }

  private static let kept = 16 * 16 + 2

  /// Reads the symbols in some bytes of a text.
  /// - Parameters:
  ///   - range: the bytes.
  ///   - text: the text whose offsets are meant.
  ///   - ignored: bytes that are passed over like white space.
  package init(_ range: Range<Int>, of text: ArraySlice<UInt8>, ignoring ignored: [UInt8] = []) {
    end = range.upperBound
    symbols.reserveCapacity(min(range.count, Self.kept))
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = text[text.startIndex + offset]
      let isDot =
        byte == 0xC2 && offset + 1 < range.upperBound && text[text.startIndex + offset + 1] == 0xB7
      let next = offset + (isDot ? 2 : 1)
      if isDot || Self.isSymbol(byte) {
        if count < Self.kept {
          symbols.append(Symbol(byte: isDot ? UInt8(ascii: ".") : byte, range: offset..<next))
        }
        count += 1
      } else if !WhiteSpace.isBlank(byte), !ignored.contains(byte) {
        end = offset
        return
      }
      offset = next
    }
  }

  /// Whether a byte can stand for a square.
  package static func isSymbol(_ byte: UInt8) -> Bool { isDigit(byte) || square(byte) != nil }

  /// Whether a byte is a digit.
  package static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// What a symbol that is no digit says of its square: a disk or, in the inner `nil`, none.
  package static func square(_ byte: UInt8) -> Disk?? {
    switch byte {
    case UInt8(ascii: "X"), UInt8(ascii: "x"), UInt8(ascii: "B"), UInt8(ascii: "b"),
      UInt8(ascii: "*"), UInt8(ascii: "#"):
      .some(.dark)
    case UInt8(ascii: "O"), UInt8(ascii: "o"), UInt8(ascii: "W"), UInt8(ascii: "w"):
      .some(.light)
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: ","):
      .some(nil)
    default: nil
    }
  }
}

/// Whose digits stand on a board.
///
/// Zebra, ScrZebra and Cassio write `0` for light; Egaroucid writes `0` for dark and `1` for light.
package enum DigitDialect: String, CaseIterable {
  case zebra, egaroucid

  /// What a digit or another symbol says of its square; `nil` when it says nothing.
  package func square(_ byte: UInt8) -> Disk?? {
    switch (byte, self) {
    case (UInt8(ascii: "0"), .zebra), (UInt8(ascii: "1"), .egaroucid): .some(.light)
    case (UInt8(ascii: "0"), .egaroucid): .some(.dark)
    default: CellRun.square(byte)
    }
  }

  /// A finding about a symbol that says nothing of its square.
  package static func fault(
    _ symbol: CellRun.Symbol,
    of source: SourceText,
    _ digits: Self?
  ) -> Finding {
    let found = DisplayText.quote(source[symbol.range])
    guard digits == nil else {
      let message = "\(found) stands for nothing in this dialect"
      return source.finding(.positionSymbol, message, at: symbol.range)
    }
    return source.finding(
      .positionDigit,
      "the digit \(found) on a board: 0 is a light disk for Zebra and a dark one for Egaroucid",
      help: "say who wrote it with --dialect zebra or --dialect egaroucid",
      at: symbol.range
    )
  }
}
