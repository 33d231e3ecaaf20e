/// The font of pictures: lines of one width, drawn for this project.
///
/// Each glyph is a line of text: its width, then its strokes. Points are two characters, x and y,
/// each from `0` to `I` (18). Capitals go from y 0 to the base line at `E` (14), small letters
/// begin at 4, and descenders end at `I`. A point after `~` is not on the line but the control
/// point of a quadratic curve; between two of them the line passes through their midpoint.
enum StrokeFont {
  /// The base line, and thus the height of capitals.
  static let baseline = 14.0
  /// The end of letters that reach below the base line.
  static let depth = 18.0
  /// The top of small letters.
  static let meanLine = 4.0
  /// The width of lines.
  static let weight = 1.85
  /// The distance from one glyph's last line to the next glyph's first.
  static let gap = 3.7

  /// The strokes of a letter, and whether it is drawn as a capital of a small letter's height.
  typealias Strokes = (text: Substring, isSmallCapital: Bool)

  /// The glyph for characters that no font has.
  static let box: Substring = "7 00 70 7E 0E 00"

  /// Returns the strokes of a letter, if the font has it.
  static func strokes(of letter: Unicode.Scalar) -> Strokes? {
    if (32...126).contains(letter.value) { return (ascii[Int(letter.value) - 32][...], false) }
    if let text = others[letter] { return (text, false) }
    if let capital = smallCapitals[letter] { return strokes(of: capital).map { ($0.text, true) } }
    return alike[letter].flatMap(strokes)
  }

  /// The glyphs for U+0020 to U+007E.
  private static let ascii = [
    "3",
    "1 00 09/0D 1D 1E 0E 0D",
    "4 00 04/40 44",
    "A 30 1E/90 7E/05 A5/09 A9",
    "8 83 ~82 42 ~02 04 ~06 47 ~88 8A ~8C 4C ~0C 0B/40 4E",
    "B 02 ~00 20 ~40 42 ~44 24 ~04 02/A0 1E/7C ~7A 9A ~BA BC ~BE 9E ~7E 7C",
    "A AE 35 ~24 23 ~20 50 ~80 83 ~85 46 ~08 0A ~0E 4E ~8E A8",
    "0 00 04",
    "3 30 ~03 08 ~0D 3G",
    "3 00 ~33 38 ~3D 0G",
    "6 30 38/02 66/62 06",
    "8 43 4B/07 87",
    "2 1D 1E 0G",
    "5 08 58",
    "1 0D 1D 1E 0E 0D",
    "6 60 0E",
    "8 05 ~00 40 ~80 85 89 ~8E 4E ~0E 09 05",
    "8 13 50 5E",
    "8 04 ~00 40 ~80 84 ~86 68 0E 8E",
    "8 02 ~10 40 ~80 83 ~86 46 36/46 ~86 8A ~8E 4E ~0E 0B",
    "8 6E 60 0A 8A",
    "8 70 10 07 ~15 45 ~85 89 8A ~8E 4E ~0E 0B",
    "8 72 ~60 40 ~00 06 0A ~0E 4E ~8E 8A ~86 46 ~06 0A",
    "8 00 80 3E",
    "8 46 ~86 83 ~80 40 ~00 03 ~06 46 ~86 8A ~8E 4E ~0E 0A ~06 46",
    "8 1C ~2E 4E ~8E 88 84 ~80 40 ~00 04 ~08 48 ~88 84",
    "1 05 15 16 06 05/0D 1D 1E 0E 0D",
    "2 05 15 16 06 05/1D 1E 0G",
    "7 73 08 7D",
    "8 06 86/0A 8A",
    "7 03 78 0D",
    "7 03 ~00 30 ~70 73 ~75 56 ~37 39/2D 3D 3E 2E 2D",
    "C 47 ~44 64 ~84 87 ~8A 6A ~4A 47/84 88 ~8A AA ~CA C6 ~C0 60 ~00 07 ~0E 6E 9E",
    "A 0E 50 AE/29 89",
    "9 06 00 40 ~80 83 ~86 46 06 0E 5E ~9E 9A ~96 56 46",
    "9 93 ~80 50 ~00 07 ~0E 5E ~8E 9B",
    "9 00 0E 3E ~9E 97 ~90 30 00",
    "7 70 00 0E 7E/07 67",
    "7 70 00 0E/07 67",
    "A 93 ~80 50 ~00 07 ~0E 5E ~AE A8 68",
    "9 00 0E/90 9E/07 97",
    "0 00 0E",
    "6 60 6A ~6E 3E ~0E 0B",
    "8 00 0E/80 09/36 8E",
    "7 00 0E 7E",
    "A 0E 00 59 A0 AE",
    "9 0E 00 9E 90",
    "A 07 ~00 50 ~A0 A7 ~AE 5E ~0E 07",
    "8 0E 00 40 ~80 84 ~88 48 08",
    "A 07 ~00 50 ~A0 A7 ~AE 5E ~0E 07/6A AF",
    "8 0E 00 40 ~80 84 ~88 48 08/48 8E",
    "8 83 ~80 40 ~00 03 ~06 47 ~88 8B ~8E 4E ~0E 0B",
    "8 00 80/40 4E",
    "8 00 09 ~0E 4E ~8E 89 80",
    "A 00 5E A0",
    "E 00 4E 72 AE E0",
    "9 00 9E/90 0E",
    "8 00 47 80/47 4E",
    "8 00 80 0E 8E",
    "3 30 00 0G 3G",
    "6 00 6E",
    "3 00 30 3G 0G",
    "6 04 30 64",
    "8 0G 8G",
    "2 00 23",
    "7 74 7E/79 ~74 ~04 09 ~0E ~7E 79",
    "7 00 0E/09 ~04 ~74 79 ~7E ~0E 09",
    "7 76 ~64 44 ~04 09 ~0E 4E ~6E 7C",
    "7 70 7E/79 ~74 ~04 09 ~0E ~7E 79",
    "7 09 79 ~74 ~04 09 ~0E 4E ~6E 7C",
    "5 50 ~20 23 2E/04 54",
    "7 74 7E ~7I 3I ~1I 0H/79 ~74 ~04 09 ~0E ~7E 79",
    "7 00 0E/09 ~04 ~74 79 7E",
    "0 04 0E/00 01",
    "2 24 2F ~2I 0I/20 21",
    "6 00 0E/64 0A/28 6E",
    "2 00 0C ~0E 2E",
    "A 04 0E/08 ~04 ~54 58 5E/58 ~54 ~A4 A8 AE",
    "7 04 0E/09 ~04 ~74 79 7E",
    "7 09 ~04 ~74 79 ~7E ~0E 09",
    "7 04 0I/09 ~04 ~74 79 ~7E ~0E 09",
    "7 74 7I/79 ~74 ~04 09 ~0E ~7E 79",
    "4 04 0E/08 ~04 44",
    "6 66 ~64 34 ~04 06 ~08 39 ~6A 6C ~6E 3E ~0E 0C",
    "5 20 2B ~2E 5E/04 54",
    "7 04 09 ~0E ~7E 79/74 7E",
    "8 04 4E 84",
    "C 04 3E 65 9E C4",
    "7 04 7E/74 0E",
    "8 04 4E/84 4E 2I",
    "7 04 74 0E 7E",
    "4 40 ~20 23 25 ~28 08 ~28 2B 2D ~2G 4G",
    "0 00 0G",
    "4 00 ~20 23 25 ~28 48 ~28 2B 2D ~2G 0G",
    "8 09 ~15 48 ~7B 87",
  ]
}
