package import GameRecords
package import ReversiRules

/// The symbols of squares one after the other, with white space anywhere between them.
///
/// Accepts the symbols of all known programs: `X x * # B b` for dark, `O o W w` for light, `- . _
/// ,` and the middle dot for an empty square. Digits are accepted too, but a ``DigitDialect`` has
/// to say what they mean.
package struct CellRun {
  /// The first symbols: at most one more than the largest board and a side to move need.
  package private(set) var symbols: [Symbol] = []
  /// How many symbols there are.
  package private(set) var count = 0
  /// The offset of the first byte that is neither a symbol nor white space.
  package private(set) var end: Int

  /// A symbol and its place; a middle dot becomes a full stop.
  package struct Symbol {
    package let byte: UInt8
    package let range: Range<Int>
  }

  private static let kept = 16 * 16 + 2

  /// Reads the symbols in some bytes of a text.
  /// - Parameters:
  ///   - range: the bytes.
  ///   - text: the text that the offsets refer to.
  ///   - ignored: bytes that are skipped like white space.
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
  package static func isSymbol(_ byte: UInt8) -> Bool { ASCII.isDigit(byte) || square(byte) != nil }

  /// Whether a byte can be the first one of a symbol.
  package static func mayBegin(_ byte: UInt8) -> Bool { isSymbol(byte) || byte == 0xC2 }

  /// What a symbol other than a digit means for its square: a disk or, as the inner `nil`, none.
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

/// The program whose digits a board uses.
///
/// Zebra, ScrZebra and Cassio write `0` for light; Egaroucid writes `0` for dark and `1` for light.
package enum DigitDialect: String, CaseIterable {
  case zebra, egaroucid

  /// What a digit or another symbol means for its square; `nil` when it has no meaning.
  package func square(_ byte: UInt8) -> Disk?? {
    switch (byte, self) {
    case (UInt8(ascii: "0"), .zebra), (UInt8(ascii: "1"), .egaroucid): .some(.light)
    case (UInt8(ascii: "0"), .egaroucid): .some(.dark)
    default: CellRun.square(byte)
    }
  }

  /// The finding about a symbol that has no meaning for its square.
  package static func finding(
    _ symbol: CellRun.Symbol,
    of source: SourceText,
    _ digits: Self?
  ) -> Finding {
    let found = DisplayText.quote(source[symbol.range])
    guard digits == nil else {
      let message = "\(found) has no meaning in this dialect"
      return source.finding(.positionSymbol, message, at: symbol.range)
    }
    return source.finding(
      .positionDigit,
      "the digit \(found) is ambiguous; 0 is a light disk in Zebra and a dark one in Egaroucid",
      help: "name the program that wrote it with --dialect zebra or --dialect egaroucid",
      at: symbol.range
    )
  }
}
