import Flipbook
@testable import RecordQueries
import TestSupport
import Testing

@Suite struct `Values of queries` {
  /// Patterns, texts that they match, and texts that they do not match.
  private static let texts: [(pattern: String, matches: [String], others: [String])] = [
    (
      "Tamenori", ["Tamenori Hideshi", "TAMENORI", "h. tamenori", "Tamenori-Ito"],
      ["Tamenorita", ""]
    ),
    ("hideshi tamenori", ["Tamenori Hideshi", "Hideshi, Tamenori"], ["Tamenori"]),
    ("Tam*", ["Tamenori Hideshi", "Ota Tam", "tam"], ["Ota", "Atam"]),
    ("?da", ["Ada", "Ida Finch", "Öda"], ["da", "Adam"]),
    (
      "O'Brien", ["O'Brien Sean", "O’Brien".replacing("’", with: "'"), "o brien"],
      ["Brien O", "Obrien"]
    ),
    ("Muller", ["Müller", "MULLER", "Mu\u{308}ller"], ["Mueller"]),
    ("Müller", ["Muller", "müller"], ["Miller"]),
    ("Lødi", ["lodi", "LØDI"], ["ldi"]),
    ("為則", ["為則英司", "為則 英司", "ロボット為則"], ["為英則", "則為"]),
    ("英司 為則", ["為則英司"], ["為則"]),
    ("ガリバー", ["ｶﾞﾘﾊﾞｰ", "カ\u{3099}リバー"], ["カリバー"]),
    ("ｱﾀﾞ", ["アダ", "ｱﾀﾞ ﾌｨﾝﾁ"], ["アタ"]),
    ("ａｄａ　９", ["Ada 9", "9 ADA"], ["Ada9"]),
    ("ヴィ*", ["ｳﾞｨｸﾄﾘｱ"], ["ウィ"]),
  ]

  @Test(arguments: texts.indices)
  func `are found in texts as people write names`(index: Int) throws {
    let (text, matches, others) = Self.texts[index]
    let pattern = try #require(TextPattern(text, isWhole: false))
    for match in matches { #expect(pattern.matches(match), "\(text) in \(match)") }
    for other in others { #expect(!pattern.matches(other), "\(text) in \(other)") }
  }

  @Test func `are equal to whole texts, apart from case, width and marks`() throws {
    let pattern = try #require(TextPattern("Ada F*", isWhole: true))
    #expect(pattern.matches("ADA FINCH"))
    #expect(!pattern.matches("Lady Ada Finch"))
    #expect(!pattern.matches("Ada  Finch"))
  }

  @Test func `match every text that is written like them`() throws {
    var generator = SeededGenerator(seed: 5)
    let letters = Array("abcxyz äöü 為則 ｱｲ ガ09'-.")
    for _ in 0..<2_000 {
      let text = String(
        (0..<Int.random(in: 1..<12, using: &generator)).map { _ in
          letters.randomElement(using: &generator) ?? "a"
        }
      )
      #expect(try #require(TextPattern(text, isWhole: true)).matches(text.uppercased()))
      // A text has all of its words.
      if let pattern = TextPattern(text, isWhole: false) {
        #expect(pattern.matches(text), "\(text)")
        #expect(pattern.matches("so " + text + " so"), "\(text)")
      }
    }
  }

  @Test func `compare dates by their days`() throws {
    func days(_ text: String) throws -> ClosedRange<Int> {
      let date = try #require(GameDate(text))
      let first = date.year * 10_000 + (date.month ?? 1) * 100 + (date.day ?? 1)
      return first...date.year * 10_000 + (date.month ?? 12) * 100 + (date.day ?? 31)
    }
    let dates = ["1984", "1985", "1985-04", "1985-05", "1985-05-01", "1985-05-31", "1986"]
    for value in dates {
      let span = try #require(DateSpan(value))
      for text in dates {
        let date = try #require(GameDate(text))
        let (asked, played) = (try days(value), try days(text))
        // A comparison holds if it holds for each day on which the game may have been played.
        #expect(span.holds(.equal, for: date) == played.allSatisfy { asked.contains($0) })
        #expect(span.holds(.less, for: date) == (played.upperBound < asked.lowerBound))
        #expect(span.holds(.greater, for: date) == (played.lowerBound > asked.upperBound))
        #expect(span.holds(.lessOrEqual, for: date) == (played.upperBound <= asked.upperBound))
        #expect(span.holds(.greaterOrEqual, for: date) == (played.lowerBound >= asked.lowerBound))
      }
    }
    #expect(
      try #require(DateSpan("1984..1985-04")).holds(.equal, for: #require(GameDate("1985-04-30")))
    )
    #expect(DateSpan("1985..1984") == nil)
    #expect(DateSpan("..") == nil)
  }

  @Test(
    arguments: [
      ("7", [7], [6, 8]), ("3..9", [3, 9], [2, 10]), ("3..", [3, 1e9], [2]),
      ("..9", [-5, 9], [10]),
      ("-3.5", [-3.5], [3.5]), ("-9..-3", [-9, -3], [-2, 3]),
    ] as [(String, [Double], [Double])]
  )
  func `compare numbers`(text: String, inside: [Double], outside: [Double]) throws {
    let range = try #require(NumberRange(text))
    for number in inside { #expect(range.holds(.equal, for: number)) }
    for number in outside { #expect(!range.holds(.equal, for: number)) }
  }

  @Test(arguments: ["", "..", "x", "9..3", "inf", "nan", "1..x", "3...9"])
  func `refuse what is not a number`(text: String) {
    #expect(NumberRange(text) == nil)
  }
}
