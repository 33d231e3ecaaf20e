extension StrokeFont {
  /// The glyphs outside of ASCII: the character, then its strokes.
  static let others: [Unicode.Scalar: Substring] = Dictionary(
    uniqueKeysWithValues: (latin + "\n" + greek + "\n" + cyrillic + "\n" + punctuation)
      .split(separator: "\n")
      .compactMap { line in line.unicodeScalars.first.map { ($0, line.dropFirst(2)) } }
  )

  /// Letters that look like others of the font.
  static let alike = pairs(
    "ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXνvοoεɛκĸµμϕφ"
      + "АAВBЕEКKМMНHОOРPСCТTХXІIЅSЈJГΓПΠФΦаaеeоoрpсcуyхxіiѕsјjкĸћħǝə"
      + "\u{A0} \u{2002} \u{2003} \u{2009} \u{202F} \u{2010}-\u{2011}-\u{2014}–\u{2015}–−–"
      + "‘'’'ʻ'ʼ'ʹ'′'“\"”\"″\"•·"
  )

  /// Small letters that look like their capitals.
  static let smallCapitals = pairs("вВгГдДжЖзЗиИлЛмМнНпПтТцЦчЧшШщЩъЪыЫьЬэЭюЮяЯєЄљЉњЊџЏ")

  private static func pairs(_ text: String) -> [Unicode.Scalar: Unicode.Scalar] {
    let scalars = Array(text.unicodeScalars)
    return Dictionary(
      uniqueKeysWithValues: stride(from: 0, to: scalars.count - 1, by: 2)
        .map { (scalars[$0], scalars[$0 + 1]) }
    )
  }

  private static let latin = """
    Æ D D0 60 0E/70 7E DE/38 C8
    æ C 06 ~04 34 ~64 69 ~6E 3E ~0E 0B ~09 39 C9 ~C4 94 ~64 69 ~6E 9E ~CE CC
    Œ F F0 60 ~00 07 ~0E 6E FE/80 8E/87 E7
    œ C 69 ~64 ~04 09 ~0E ~6E 69 C9 ~C4 ~64 69 ~6E 9E ~BE CC
    Ø A 07 ~00 50 ~A0 A7 ~AE 5E ~0E 07/0E A0
    ø 7 09 ~04 ~74 79 ~7E ~0E 09/0E 74
    Þ 8 00 0E/03 43 ~83 87 ~8B 4B 0B
    þ 7 00 0I/09 ~04 ~74 79 ~7E ~0E 09
    Ð B 20 2E 5E ~BE B7 ~B0 50 20/07 67
    ð 7 79 ~74 ~04 09 ~0E ~7E 79 ~73 20/13 60
    Đ B 20 2E 5E ~BE B7 ~B0 50 20/07 67
    đ 9 70 7E/79 ~74 ~04 09 ~0E ~7E 79/42 92
    Ħ B 10 1E/A0 AE/17 A7/03 B3
    ħ 9 20 2E/29 ~24 ~94 99 9E/02 62
    Ŧ 8 00 80/40 4E/17 77
    ŧ 5 20 2B ~2E 5E/04 54/08 48
    Ł 9 20 2E 9E/09 65
    ł 4 20 2C ~2E 4E/09 45
    ß 7 0E 04 ~00 30 ~60 63 ~66 36 ~76 7A ~7E 2E
    ẞ 8 0E 04 ~00 40 80 46 ~86 8A ~8E 3E
    ı 0 04 0E
    ȷ 2 24 2F ~2I 0I
    ĸ 6 04 0E/64 0A/28 6E
    Ŋ 8 0E 00/04 ~00 40 ~80 84 8E ~8I 4I
    ŋ 7 04 0E/09 ~04 ~74 79 7F ~7I 4I
    ſ 3 30 ~00 03 0E
    Ĳ A 00 0E/A0 AA ~AE 7E ~4E 4B
    ĳ 5 04 0E/00 01/54 5F ~5I 3I/50 51
    Ŀ 7 00 0E 7E/47 48
    ŀ 4 00 0C ~0E 2E/47 48
    ŉ A 10 03/34 3E/39 ~34 ~A4 A9 AE
    Ə A A7 07 ~0E 5E ~AE A7 ~A0 50 ~20 02
    ə 7 79 09 ~0E ~7E 79 ~74 34 ~14 06
    Ǝ 7 00 70 7E 0E/17 77
    Ɛ 8 82 ~70 40 ~00 03 ~06 46 ~06 0A ~0E 4E ~7E 8C
    ɛ 6 65 ~54 34 ~04 06 ~08 38 ~08 0B ~0E 3E ~5E 6D
    Ɔ 9 03 ~10 40 ~90 97 ~9E 4E ~1E 0B
    ɔ 7 06 ~14 34 ~74 79 ~7E 3E ~1E 0C
    Ɓ B 03 ~00 30 60 ~A0 A3 ~A6 66 26/76 ~B6 BA ~BE 7E 2E 20
    ɓ 7 0E 03 ~00 40/09 ~04 ~74 79 ~7E ~0E 09
    Ɗ B 03 ~00 30 50 ~B0 B7 ~BE 5E 2E 20
    ɗ A 7E 73 ~70 A0/79 ~74 ~04 09 ~0E ~7E 79
    Ƙ A 00 0E/09 70 ~80 A0/36 8E
    ƙ 6 0E 03 ~00 40/64 0A/28 6E
    Ƴ A 00 47 4E/47 70 ~80 A0
    ƴ A 04 4E/2I 4E 74 ~84 A4
    Ɣ 8 00 4A ~7E 4E ~1E 4A 80
    ɣ 8 04 4C ~6I 4I ~2I 4C 84
    Ʒ 8 00 80 46 ~86 8A ~8E 4E ~1E 0B
    ʒ 7 04 74 39 ~79 7D ~7I 3I ~0I 0G
    Ɨ 6 30 3E/07 67
    ɨ 6 34 3E/30 31/09 69
    Ƶ 8 00 80 0E 8E/17 77
    ƶ 7 04 74 0E 7E/19 69
    """

  private static let greek = """
    Γ 7 70 00 0E
    Δ A 0E 50 AE 0E
    Θ A 07 ~00 50 ~A0 A7 ~AE 5E ~0E 07/37 77
    Λ A 0E 50 AE
    Ξ 8 00 80/17 77/0E 8E
    Π 9 0E 00 90 9E
    Σ 8 80 00 57 0E 8E
    Φ A 50 5E/07 ~02 52 ~A2 A7 ~AC 5C ~0C 07
    Ψ A 00 04 ~09 59 ~A9 A4 A0/50 5E
    Ω A 0E 3E ~0A 07 ~00 50 ~A0 A7 ~AA 7E AE
    α 8 84 ~7E ~0E 09 ~04 ~74 8E
    β 7 0I 03 ~00 30 ~60 63 ~66 36 ~76 7A ~7E 3E ~0E 0B
    γ 8 04 4D 84/4D 4I
    δ 7 61 ~50 40 ~10 12 ~13 45 ~77 7A ~7E ~0E 0A ~05 45
    ζ 6 10 60 ~07 0A ~0D 3D ~6D 6G ~6I 4I
    η 7 04 0E/09 ~04 ~74 79 7I
    θ 7 07 ~00 ~70 77 ~7E ~0E 07 77
    ι 2 04 0C ~0E 2E
    λ 8 00 ~20 37 8E/36 0E
    μ 8 04 0I/09 ~0E ~7E 79/74 7C ~7E 8E
    ξ 6 10 60/40 ~00 03 ~06 46 ~06 09 ~0D 3D ~6D 6G ~6I 4I
    π 9 04 94/24 2E/74 7C ~7E 9E
    ρ 7 0I 09 ~04 ~74 79 ~7E ~0E 09
    σ 9 94 44 ~04 09 ~0E ~7E 79 ~74 44
    ς 7 75 ~64 44 ~04 09 ~0D 3D ~6D 6G ~6I 4I
    τ 7 04 74/34 3C ~3E 6E
    υ 7 04 09 ~0E ~7E 79 74
    φ A 34 ~04 09 ~0E 5E ~AE A9 ~A4 74 ~54 57 5I
    χ 7 04 7I/74 0I
    ψ A 04 09 ~0E 5E ~AE A9 A4/54 5I
    ω C 24 ~04 09 ~0E 3E ~6E 6A/69 6A ~6E 9E ~CE C9 ~C4 A4
    """

  private static let cyrillic = """
    Б 9 80 00 0E 5E ~9E 9A ~96 56 06
    Д A 0H 0E AE AH/1E 30 90 9E
    Ж C 60 6E/00 47 0E/C0 87 CE/47 87
    З 8 02 ~10 40 ~80 83 ~86 46 36/46 ~86 8A ~8E 4E ~0E 0B
    И 9 00 0E 90 9E
    Л A 0E ~3E 35 30 A0 AE
    У 8 00 48/80 48 ~2E 0E
    Ц A 00 0E AE AH/80 8E
    Ч 8 00 04 ~08 48 88/80 8E
    Ш C 00 0E CE C0/60 6E
    Щ D 00 0E DE DH/C0 CE/60 6E
    Ъ A 00 20 2E 6E ~AE AA ~A6 66 26
    Ы B 00 0E 4E ~8E 8A ~86 46 06/B0 BE
    Ь 8 00 0E 4E ~8E 8A ~86 46 06
    Э 9 03 ~10 40 ~90 97 ~9E 4E ~1E 0B/37 97
    Ю D 00 0E/07 47 ~40 ~D0 D7 ~DE ~4E 47
    Я 8 8E 80 40 ~00 04 ~08 48 88/48 0E
    Є 9 93 ~80 50 ~00 07 ~0E 5E ~8E 9B/07 67
    Ґ 7 0E 02 72 70
    ґ 5 0E 04 54 52
    Ђ B 00 80/30 3E/38 ~36 76 ~B6 BA ~BF 7F
    ђ 9 20 2E/29 ~24 ~94 99 9F ~9I 7I/02 62
    Ћ B 00 80/30 3E/38 ~36 76 ~B6 BA BE
    Љ F 0E ~3E 35 30 80 8E BE ~FE FA ~F7 B7 87
    Њ E 00 0E/70 7E AE ~EE EA ~E7 A7 07
    Џ 9 00 0E 9E 90/5E 5H
    б 7 70 ~00 09 ~0E ~7E 79 ~74 ~04 09
    ф A 50 5I/09 ~04 54 ~A4 A9 ~AE 5E ~0E 09
    """

  private static let punctuation = """
    – 8 08 88
    … A 0D 1D 1E 0E 0D/5D 6D 6E 5E 5D/AD BD BE AE AD
    × 6 06 6C/66 0C
    ÷ 8 08 88/43 44/4C 4D
    ± 8 42 4A/06 86/0D 8D
    ° 4 20 ~40 42 ~44 24 ~04 02 ~00 20
    · 1 07 17 18 08 07
    ¡ 1 04 14 15 05 04/09 0I
    ¿ 7 44 54 55 45 44/48 4A 2C ~0D 0F ~0I 4I ~7I 7F
    « 8 45 09 4D/85 49 8D
    » 8 05 49 0D/45 89 4D
    ‹ 4 45 09 4D
    › 4 05 49 0D
    ‚ 2 1D 1E 0G
    „ 6 1D 1E 0G/5D 5E 4G
    € 9 93 ~80 60 ~20 27 ~2E 6E ~8E 9B/05 65/09 59
    """
}
