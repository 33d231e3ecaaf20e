/// Text without the differences in which people write the same name: case, width, and marks on
/// letters.
package enum FoldedText {
  /// Whether the folded form of a text in UTF-8 is as a closure says.
  ///
  /// Nothing is allocated for a text in ASCII, whose letters the caller has to make lower case: most
  /// names are, and there are many.
  package static func holds(
    for text: String,
    _ condition: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    let plain = text.utf8.withContiguousStorageIfAvailable { bytes -> Bool? in
      // Quicker than looking for the first byte that is not ASCII.
      bytes.reduce(0, |) < 0x80 ? condition(bytes) : nil
    }
    if case .some(.some(let result)) = plain { return result }
    return bytes(of: text).withUnsafeBufferPointer(condition)
  }

  /// Returns the folded form of a text in UTF-8.
  package static func bytes(of text: String) -> [UInt8] {
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { append(scalar, to: &folded) }
    return Array(String(folded).utf8)
  }

  /// Returns the words of the folded form: its sequences of letters and digits.
  package static func words(of text: String) -> Set<[UInt8]> {
    let words = bytes(of: text).split { byte in
      // All letters outside of ASCII have such bytes, and hardly anything else in names does.
      byte < 0x80 && !(0x30...0x39 ~= byte) && !(0x61...0x7A ~= byte)
    }
    return Set(words.map(Array.init))
  }

  private static func append(_ scalar: Unicode.Scalar, to folded: inout String.UnicodeScalarView) {
    switch scalar.value {
    case 0..<0x80: folded.append(Unicode.Scalar(lowercased(UInt8(scalar.value))))
    // Spaces that do not look like the usual one, and the dot between Japanese words.
    case 0xA0, 0x3000, 0x30FB, 0xFF65: folded.append(" ")
    // Full-width forms of ASCII.
    case 0xFF01...0xFF5E: append(scalar, shiftedBy: -0xFEE0, to: &folded)
    case 0xFF61...0xFF9D:
      folded.append(halfWidthKana[Int(scalar.value - 0xFF61)])
    case 0x3099, 0x309A, 0xFF9E, 0xFF9F:
      voice(&folded, isHalf: [0x309A, 0xFF9F].contains(scalar.value))
    default:
      if scalar.properties.generalCategory == .nonspacingMark { return }
      for lower in scalar.properties.lowercaseMapping.unicodeScalars
      where lower.properties.generalCategory != .nonspacingMark {
        folded.append(plainLetter(of: lower))
      }
    }
  }

  private static func append(
    _ scalar: Unicode.Scalar,
    shiftedBy distance: Int,
    to folded: inout String.UnicodeScalarView
  ) {
    guard let shifted = Unicode.Scalar(UInt32(Int(scalar.value) + distance)) else { return }
    append(shifted, to: &folded)
  }

  /// The letter of ASCII under the marks of another letter, such as `o` for `ö`; other letters stay.
  private static func plainLetter(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    // Unicode names it “LATIN SMALL LETTER O WITH DIAERESIS”.
    guard let words = scalar.properties.name?.split(separator: " "), words.count > 4,
      words.starts(with: ["LATIN", "SMALL", "LETTER"]), words[4] == "WITH",
      words[3].utf8.count == 1, let letter = words[3].utf8.first
    else { return scalar }
    return Unicode.Scalar(lowercased(letter))
  }

  /// Gives the last kana the mark that follows it: a voiced one is the next letter in Unicode, a
  /// half-voiced one the one after that.
  private static func voice(_ folded: inout String.UnicodeScalarView, isHalf: Bool) {
    guard let last = folded.popLast() else { return }
    let voiced = last == "ウ" ? "ヴ" : Unicode.Scalar(last.value + (isHalf ? 2 : 1))
    folded.append((0x3041...0x30FE).contains(last.value) ? voiced ?? last : last)
  }

  /// The usual forms of U+FF61 to U+FF9D.
  private static let halfWidthKana = Array(
    "。「」、 ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
      .unicodeScalars
  )

  /// Returns a byte of ASCII as a small letter.
  package static func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
