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
    if let text = letters[letter] { return (text, false) }
    if let capital = smallCapitals[letter] { return strokes(of: capital).map { ($0.text, true) } }
    return alike[letter].flatMap(strokes)
  }

  /// The glyphs: in each line of the file the character, then its strokes.
  private static let letters = Dictionary(
    uniqueKeysWithValues: String(decoding: PackageResources.letters_txt, as: UTF8.self)
      .split(separator: "\n")
      .compactMap { line in line.unicodeScalars.first.map { ($0, line.dropFirst(2)) } }
  )

  /// Letters that look like others of the font.
  private static let alike = pairs(
    "ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXνvοoεɛκĸµμϕφ"
      + "АAВBЕEКKМMНHОOРPСCТTХXІIЅSЈJГΓПΠФΦаaеeоoрpсcуyхxіiѕsјjкĸћħǝə"
      + "\u{A0} \u{2002} \u{2003} \u{2009} \u{202F} \u{2010}-\u{2011}-\u{2014}–\u{2015}–−–"
      + "‘'’'ʻ'ʼ'ʹ'′'“\"”\"″\"•·"
  )

  /// Small letters that look like their capitals.
  private static let smallCapitals = pairs(
    "вВгГдДжЖзЗиИлЛмМнНпПтТцЦчЧшШщЩъЪыЫьЬэЭюЮяЯєЄљЉњЊџЏ"
  )

  private static func pairs(_ text: String) -> [Unicode.Scalar: Unicode.Scalar] {
    let scalars = Array(text.unicodeScalars)
    return Dictionary(
      uniqueKeysWithValues: stride(from: 0, to: scalars.count - 1, by: 2)
        .map { (scalars[$0], scalars[$0 + 1]) }
    )
  }
}
