import Foundation
@testable import FrameRendering
import TestSupport
import Testing

/// Compares with Foundation, which can take letters and marks apart.
@Suite struct `Letters with marks` {
  private static let letters = [0xC0...0x24F, 0x1E00...0x1EFF, 0x386...0x3CE, 0x400...0x45F]
    .joined().compactMap(UnicodeScalar.init)
    .filter { $0.properties.isAlphabetic }
  private static let marked = letters.filter { $0 != decomposed($0).unicodeScalars.first }

  private static func decomposed(_ letter: Unicode.Scalar) -> String {
    String(letter).decomposedStringWithCanonicalMapping
  }

  @Test func `are drawn with all of them`() {
    #expect(Self.marked.count > 500)
    for letter in Self.marked {
      let parts = Self.decomposed(letter).unicodeScalars
      #expect(LetterShape.likeness(of: Character(letter)) == .full, "\(letter)")
      guard case .strokes(_, let marks) = LetterShape(Character(letter)) else {
        Issue.record("\(letter) has no strokes")
        continue
      }
      #expect(marks.count == parts.count - 1, "\(letter)")
    }
  }

  @Test func `look the same however they are encoded`() {
    for letter in Self.marked {
      let picture = Ink("\(letter)", height: 12)
      #expect(picture == Ink(Self.decomposed(letter), height: 12), "\(letter)")
    }
    // Marks above and below, in any order.
    for text in ["x\u{323}\u{301}", "a\u{323}\u{306}", "か\u{3099}", "ハ\u{309A}", "ウ\u{3099}"] {
      var scalars = Array(text.unicodeScalars)
      scalars[1...].reverse()
      let reversed = String(String.UnicodeScalarView(scalars))
      let composed = text.precomposedStringWithCanonicalMapping
      #expect(Ink(reversed, height: 12) == Ink(text, height: 12), "\(text)")
      #expect(Ink(composed, height: 12) == Ink(text, height: 12), "\(text)")
    }
  }

  @Test(arguments: [12, 40])
  func `differ from each other and from those without`(height: Int) {
    var seen: [Ink: Unicode.Scalar] = [:]
    let plain = Set(Self.marked.compactMap { Self.decomposed($0).unicodeScalars.first })
    for letter in Self.marked + plain {
      let ink = Ink("\(letter)", height: height)
      if let other = seen.updateValue(letter, forKey: ink) {
        // Letters of different alphabets are alike.
        let scripts = [letter, other].map {
          $0.value < 0x370 || $0.value > 0x1E00 ? 0 : $0.value >> 8
        }
        #expect(scripts[0] != scripts[1], "\(letter) and \(other)")
      }
    }
  }

  @Test func `are no boxes in the alphabets of people's names`() {
    let alphabets = [
      "áðéíóúýþæö", "äöüßẞ", "åæø", "çğıİöşü", "ąćęłńóśźż", "áčďéěíňóřšťúůýž", "áéíóöőúüű",
      "ăâîșțşţ",
      "āčēģīķļņšūž", "ąčęėįšųūž", "õäöüšž", "ŵŷâêîôû",
      "đăâêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ",
      "ñáéíóúü", "àâæçéèêëîïôœùûüÿ", "ħċġż", "əğışçöü", "ɓɗƙƴ", "ɛɔŋ", "ʻā", "ŧŋđšž", "ĉĝĥĵŝŭ",
      "ĺľŕôä",
    ]
    for letter in alphabets.joined() + alphabets.joined().uppercased() {
      #expect(LetterShape.likeness(of: letter) == .full, "\(letter)")
    }
    for letter in Self.letters where letter.value < 0x180 || 0x386..<0x1E00 ~= letter.value {
      #expect(LetterShape(Character(letter)) != .box, "\(letter)")
    }
  }

  @Test(arguments: [8, 12, 20, 40])
  func `are as wide as measured`(height: Int) {
    let lettering = Lettering(height: height)
    // One expectation for all letters: a thousand of them take too long.
    var wrong: [Unicode.Scalar] = []
    for letter in Self.letters where LetterShape(Character(letter)) != .box {
      let text = String(letter)
      let ink = Ink(text, height: height)
      let width = lettering.width(of: text)
      if ink.columns.lowerBound < -1 || ink.columns.upperBound > width
        || ink.columns.count < width - 2
      {
        wrong.append(letter)
      }
    }
    #expect(wrong == [])
  }

  /// The digit 1 begins with a gap, which the mark leaves as it is.
  @Test(arguments: ["a", "T", "8", "1"])
  func `are as wide as without a narrow mark`(letter: String) {
    let lettering = Lettering(height: 40)
    #expect(lettering.width(of: letter + "\u{307}") == lettering.width(of: letter))
  }

  @Test func `take no room if they are invisible`() {
    let letters = Lettering(height: 12)
    for text in ["\u{2068}Ada\u{2069}", "Ada\u{FE0F}", "A\u{200D}da", "Ad\u{AD}a", "\u{FEFF}Ada"] {
      #expect(letters.width(of: text) == letters.width(of: "Ada"))
      #expect(Ink(text, height: 12) == Ink("Ada", height: 12))
      #expect(text.allSatisfy { LetterShape.likeness(of: $0) == .full })
    }
    #expect(letters.width(of: "\u{2068}\u{2069}") == 0)
  }
}
