@testable import FrameRendering
import ReversiRules
import TestSupport
import Testing

@Suite struct `Letters in pictures` {
  private static let page = Pixel(Theme.classic.colours.page)
  private static let ascii = (32...126).compactMap(UnicodeScalar.init).map(Character.init)

  /// A text in the middle of a picture.
  private static func written(_ text: String, height: Int) -> Canvas {
    var canvas = Canvas(width: 40 + 2 * height * text.count, height: 4 * height, page, .few)
    var letters = Lettering(height: height)
    letters.write(text, x: 20, y: height, Pixel(Theme.classic.colours.text), on: &canvas)
    return canvas
  }

  @Test(arguments: [5, 6, 9, 14, 40])
  func `look different from each other and stay in their line`(height: Int) {
    var seen: [Ink: Character] = [:]
    for character in Self.ascii {
      let canvas = Self.written(String(character), height: height)
      let ink = Ink(canvas, on: Self.page, x: 20, y: height)
      let other = seen.updateValue(character, forKey: ink)
      if height >= 9 { #expect(other == nil, "\(character)") }
      #expect(ink.columns.isEmpty == (character == " "))
      guard !ink.columns.isEmpty else { continue }
      #expect(ink.rows.lowerBound >= -1)
      #expect(ink.rows.upperBound <= height + height / 3 + 2)
      let width = Lettering(height: height).width(of: String(character))
      #expect(ink.columns.lowerBound >= -1)
      #expect(ink.columns.upperBound <= width + 1)
    }
  }

  @Test(
    arguments: [
      ("O’Neill “x”", "O'Neill \"x\""), ("e\u{20DD}", "e"), ("김", "\u{7}"), ("👩‍👩‍👧‍👦", "\u{FFFD}"),
      ("e" + String(repeating: "\u{301}", count: 1000), "e\u{301}\u{301}\u{301}"),
      ("ΑΒΕοАеѕ", "ABEoAes"),
    ]
  )
  func `missing from the font look like others`(text: String, other: String) {
    let same = Self.written(text, height: 12).pixels == Self.written(other, height: 12).pixels
    #expect(text.count != other.count || same)
  }

  @Test func `are cut with an ellipsis if they do not fit`() {
    let letters = Lettering(height: 12)
    let text = "Ada Finch – Paper Engine"
    #expect(letters.cut(text, to: 1000) == text)
    for width in 20...letters.width(of: text) {
      let cut = letters.cut(text, to: width)
      #expect(letters.width(of: cut) <= width)
      #expect(cut == text || (cut.hasSuffix("…") && text.hasPrefix(cut.dropLast())))
    }
  }
}
