/// Chooses the font's glyph for a character.
///
/// The font has the letters of English. A letter with marks is drawn without them, and a character
/// with no similar letter as an empty box.
enum LetterFallback {
  /// Returns the glyph's index in ``StrokeFont``.
  static func glyph(for character: Character) -> Int {
    StrokeFont.others[character.unicodeScalars.first ?? " "]
      ?? ascii(for: character).map { Int($0) - 32 } ?? StrokeFont.box
  }

  /// How closely a glyph resembles its character.
  enum Likeness {
    case full
    /// A letter without its marks.
    case unmarked
    case none
  }

  /// Returns how closely the glyph of a character resembles it.
  static func likeness(of character: Character) -> Likeness {
    guard glyph(for: character) != StrokeFont.box else { return .none }
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return .unmarked
    }
    return (0xC0..<0xC0 + UInt32(letters.count)).contains(scalar.value)
      && StrokeFont.others[scalar] == nil ? .unmarked : .full
  }

  /// Returns the ASCII letter for a character.
  static func ascii(for character: Character) -> UInt8? {
    // Everything after the first scalar is a mark.
    guard let scalar = character.unicodeScalars.first else { return nil }
    switch scalar.value {
    case 32...126: return UInt8(scalar.value)
    case 0xC0..<0xC0 + UInt32(letters.count):
      let letter = letters[Int(scalar.value) - 0xC0]
      return letter == UInt8(ascii: "?") ? nil : letter
    case 0xA0: return UInt8(ascii: " ")
    case 0x2010...0x2014: return UInt8(ascii: "-")
    case 0x2018, 0x2019: return UInt8(ascii: "'")
    case 0x201C, 0x201D: return UInt8(ascii: "\"")
    default: return nil
    }
  }

  /// The letters for U+00C0 to U+017F, with a question mark for none.
  private static let letters = Array(
    """
    AAAAAAACEEEEIIIIDNOOOOOxOUUUUY?saaaaaaaceeeeiiiidnooooo?ouuuuy?y\
    AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIi??JjKkkLlLlLlLlLlNnNnNnnNnOoOoOo??RrRrRr\
    SsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs
    """.utf8
  )
}
