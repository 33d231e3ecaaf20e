package import GameRecords

/// Free text that shares a line with other things.
package enum LineText {
  /// The text in some bytes of a source without white space at its ends, or `nil` when it is empty.
  package static func read(
    _ range: Range<Int>,
    of source: SourceText,
    _ findings: inout [Finding]
  ) -> String? {
    let bytes = source[range].trimmed
    guard !bytes.isEmpty else { return nil }
    let start = bytes.startIndex - source.bytes.startIndex
    let place = start..<start + bytes.count
    guard bytes.count <= Limits.textBytes else {
      let limit = Limits.textBytes >> 20
      findings.append(
        source.finding(.textTooLong, "a text is longer than \(limit) MiB", at: place)
      )
      return nil
    }
    let decoded = DecodedText(bytes)
    if decoded.isLatin1 {
      findings.append(
        source.finding(.latin1, SourceText.latin1Message, at: place, repair: .guessing)
      )
    }
    return decoded.text
  }

  /// Reduces a text to what can be read back from a line.
  /// - Parameters:
  ///   - text: the text; afterwards `nil` when it is empty.
  ///   - fact: the fact that the text is.
  ///   - symbol: a symbol that cannot be in the text, and what to write instead.
  /// - Returns: what was changed.
  package static func fit(
    _ text: inout String?,
    _ fact: Fact,
    replacing symbol: (Unicode.Scalar, by: Unicode.Scalar)? = nil
  ) -> [Loss] {
    guard let original = text else { return [] }
    let scalars = original.unicodeScalars.map { $0 == symbol?.0 ? symbol?.by ?? $0 : $0 }
    let whole = Array(tidied(String(String.UnicodeScalarView(scalars))).utf8)[...]
    let kept = String(validating: cut(whole).trimmed, as: UTF8.self) ?? ""
    text = kept.isEmpty ? nil : kept
    guard kept.isEmpty || !kept.utf8.elementsEqual(original.utf8) else { return [] }
    let change: Loss.Change =
      kept.isEmpty ? .dropped : whole.count > Limits.textBytes ? .shortened : .replaced
    return [Loss(fact, change)]
  }

  /// Replaces the line breaks of a text, where a program has wrapped it, with spaces, and trims it.
  static func tidied(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 <= 0x20 }) else { return text }
    var tidied: [UInt8] = []
    tidied.reserveCapacity(text.utf8.count)
    var isAfterReturn = false
    for byte in text.utf8 {
      // CR LF is one line break.
      if byte != 0x0A || !isAfterReturn {
        tidied.append(ByteCount.endsLine(byte) ? 0x20 : byte)
      }
      isAfterReturn = byte == 0x0D
    }
    return String(decoding: tidied[...].trimmed, as: UTF8.self)
  }

  /// The beginning of a text, with as many characters as one text may have.
  private static func cut(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.count > Limits.textBytes else { return text }
    var end = text.startIndex + Limits.textBytes
    while end > text.startIndex, text[end] & 0xC0 == 0x80 { end -= 1 }
    return text[..<end]
  }
}
