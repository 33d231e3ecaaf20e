/// Replaces characters by those of ASCII, for texts that can have no others.
enum LetterFallback {
  /// Returns the ASCII character for a character, if there is a similar one.
  static func ascii(for character: Character) -> UInt8? {
    // Marks are dropped.
    guard let letter = LetterShape.parts(of: character)?.letter else { return nil }
    let similar = others[letter] ?? letter
    return (32...126).contains(similar.value) ? UInt8(similar.value) : nil
  }

  private static let others: [Unicode.Scalar: Unicode.Scalar] = [
    "Æ": "A", "æ": "a", "Ð": "D", "ð": "d", "Đ": "D", "đ": "d", "Ħ": "H", "ħ": "h", "ı": "i",
    "ĸ": "k", "Ł": "L", "ł": "l", "Ŀ": "L", "ŀ": "l", "ŉ": "n", "Ŋ": "N", "ŋ": "n", "Ø": "O",
    "ø": "o", "ß": "s", "ſ": "s", "Ŧ": "T", "ŧ": "t", "×": "x", "\u{A0}": " ",
    "\u{2010}": "-", "\u{2011}": "-", "\u{2012}": "-", "–": "-", "—": "-",
    "‘": "'", "’": "'", "“": "\"", "”": "\"",
  ]
}
