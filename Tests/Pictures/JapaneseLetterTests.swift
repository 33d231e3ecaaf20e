@testable import FrameRendering
import TestSupport
import Testing

@Suite struct `Japanese in pictures` {
  private static let kana = [0x3041...0x3096, 0x30A1...0x30FA, 0xFF66...0xFF9D].joined()
    .compactMap(UnicodeScalar.init)
  private static let punctuation = "・ー々〆「」『』、。〜（）！？：＆，．＝ＡＺａｚ０９"

  /// The kanji of level 1, by Python's encoding.
  private static func kanji() throws -> String {
    let script = """
      cells = [bytes([row, cell]) for row in range(0xB0, 0xD0) for cell in range(0xA1, 0xFF)]
      kanji = "".join(cell.decode("euc_jp", "ignore") for cell in cells)
      print(kanji.encode("unicode_escape").decode(), end="")
      """
    let run = try Tool.python3.program.run(["-c", script])
    return String(
      String.UnicodeScalarView(
        run.text.split(separator: "\\u").compactMap {
          UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
        }
      )
    )
  }

  @Test(.needs(.python3), arguments: [12, 24])
  func `has a bitmap of its own for each character`(height: Int) throws {
    let kanji = try Self.kanji()
    #expect(kanji.count == 2965)
    var seen: [Ink: Character] = [:]
    // One expectation for all characters: thousands of them take too long.
    var wrong: [Character] = []
    for character in Self.kana.map(Character.init) + kanji {
      let other = seen.updateValue(character, forKey: Ink(String(character), height: height))
      if other != nil || LetterShape.likeness(of: character) != .full { wrong.append(character) }
    }
    #expect(wrong == [])
    for character in Self.punctuation + "髙﨑邊邉齋濵凜遙煌" {
      #expect(LetterShape.likeness(of: character) == .full, "\(character)")
    }
  }

  @Test(arguments: 6...60)
  func `fits its measured width and its line`(height: Int) {
    for text in ["高橋 晃", "タナカ・ユウキ", "村上健", "龍", "ﾀﾅｶ", "一鬱ゑ"] {
      let ink = Ink(text, height: height)
      let width = Lettering(height: height).width(of: text)
      // Bitmaps begin a column earlier at most, with the half of a wide line.
      let tolerance = 1 + height / 16
      #expect(ink.columns.lowerBound >= -tolerance, "\(text)")
      #expect(ink.columns.upperBound <= width + tolerance, "\(text)")
      #expect(
        ink.rows.lowerBound >= -height / 3 - 1 && ink.rows.upperBound <= height + height / 3 + 1
      )
    }
  }

  @Test func `is lighter than a box and darker than nothing in every size`() {
    for height in 6...60 {
      let ink = Ink("高", height: height)
      let share = Double(ink.levels.reduce(0, +)) / Double(255 * ink.levels.count)
      #expect((0.25...0.6).contains(share), "\(height)")
    }
  }
}
