@testable import Flipbook
import TestSupport
import Testing

@Suite struct ThemeTests {
  @Test func `every setting is read`() throws {
    let text = """
      {
        "$schema": "theme.schema.json", "name": "mine", "base": "auto", "page": "#123",
        "text": "#FFFFFF", "board": "#2a7f55", "lines": "#000", "dark": "#010203",
        "light": "#fefefe", "outline": "#040506", "mark": "#f00", "legal": "#0f0", "depth": false,
        "darkScheme": {"page": "#000000", "text": "#eee"}
      }
      """
    let file = try ThemeFile(Array(text.utf8), from: "a")
    #expect(file.warnings.isEmpty)
    let colours = file.theme.colours
    #expect(file.theme.name == "mine")
    #expect(
      [colours.page, colours.text, colours.board, colours.lines, colours.dark, colours.light]
        .map(\.description) == ["#123", "#fff", "#2a7f55", "#000", "#010203", "#fefefe"]
    )
    #expect(
      [colours.outline, colours.mark, colours.legal].map(\.description)
        == ["#040506", "#f00", "#0f0"]
    )
    #expect(!colours.hasDepth)
    var dark = try #require(Theme.auto.darkColours)
    dark.page = try #require(Colour("#000"))
    dark.text = try #require(Colour("#eee"))
    dark.hasDepth = false
    #expect(file.theme.darkColours == dark)
  }

  @Test func `missing settings come from the base`() throws {
    for text in ["{}", " {\"base\": \"classic\"}\n", "\u{FEFF}{}"] {
      #expect(try ThemeFile(Array(text.utf8), from: "a").theme == .classic)
    }
    for theme in Theme.standard {
      let text = "{\"base\": \"\(theme.name)\"}"
      #expect(try ThemeFile(Array(text.utf8), from: "a").theme == theme)
    }
    // A dark scheme of a base without one differs from its colours only in what it sets.
    var wood = Theme.wood
    wood.colours.board = try #require(Colour("#abc"))
    wood.darkColours = wood.colours
    wood.darkColours?.page = try #require(Colour("#000"))
    let text = ##"{"darkScheme": {"page": "#000"}, "board": "#abc", "base": "wood"}"##
    #expect(try ThemeFile(Array(text.utf8), from: "a").theme == wood)
  }

  @Test(arguments: [
    ("⟦⟧", ["the theme is empty; expected an object"]),
    ("⟦⟧ \n\t", ["the theme is empty; expected an object"]),
    ("⟦", ["the theme ends inside an object that begins at line 1"]),
    (#"{"page": ⟦⟧"#, ["the theme ends inside an object that begins at line 1"]),
    ("{} ⟦{⟧}", ["expected nothing after the theme, found “{”"]),
    ("{⟦'⟧page'}", ["expected a key or “}”, found “'”"]),
    ("⟦⟧{\u{0}}\u{0}", ["the theme is UTF-16 or UTF-32; only UTF-8 is read"]),
    ("⟦[]⟧", ["expected an object, found an array"]),
    ("⟦7⟧", ["expected an object, found 7"]),
    (##"{"⟦pag⟧": "#fff"}"##, ["a theme has no key “pag”; did you mean “page”?"]),
    (#"{"⟦zzzzzz⟧": 1}"#, ["a theme has no key “zzzzzz”"]),
    (##"{"page": "#000", "⟦page⟧": "#000"}"##, ["the key “page” appears twice"]),
    (#"{"board": "⟦green⟧"}"#, ["expected a colour such as #2a7f55 or #fff, found “green”"]),
    (##"{"dark": "⟦#0000⟧"}"##, ["only the page can be transparent"]),
    (##"{"dark": "⟦#12345⟧"}"##, ["expected a colour such as #2a7f55 or #fff, found “#12345”"]),
    (##"{"dark": "⟦#+12345⟧"}"##, ["expected a colour such as #2a7f55 or #fff, found “#+12345”"]),
    (#"{"mark": ⟦null⟧}"#, ["expected a colour such as #2a7f55 or #fff, found null"]),
    (#"{"base": "⟦clasic⟧"}"#, ["unknown theme “clasic”; did you mean “classic”?"]),
    (#"{"base": ⟦1⟧}"#, ["expected the name of a theme, found 1"]),
    (#"{"name": "⟦⟧"}"#, ["expected a name, found “”"]),
    (#"{"depth": "⟦yes⟧"}"#, ["expected true or false, found “yes”"]),
    (##"{"darkScheme": "⟦#000⟧"}"##, ["expected an object with colours, found “#000”"]),
    (#"{"darkScheme": {"⟦base⟧": "wood"}}"#, ["a dark scheme has no key “base”"]),
    (
      #"{"darkScheme": {"text": ⟦[]⟧}, "legal": "⟦\u001b⟧"}"#,
      [
        "expected a colour such as #2a7f55 or #fff, found an array",
        "expected a colour such as #2a7f55 or #fff, found “␛”",
      ]
    ),
  ])
  func `every finding is reported at its place`(marked: String, messages: [String]) {
    let text = MarkedText(marked == "⟦" ? "{⟦⟧" : marked)
    let error = #expect(throws: ThemeError.self) {
      try ThemeFile(text.bytes, from: "theme.json")
    }
    let findings = error?.findings ?? []
    #expect(findings.map(\.message) == messages)
    #expect(findings.map { $0.place.start?.offset } == text.ranges.map(\.lowerBound))
    #expect(findings.map(\.place.length) == text.ranges.map(\.count))
    #expect(findings.allSatisfy { $0.rule == .theme && !$0.message.contains("record") })
    #expect(findings.last?.help?.hasSuffix(ThemeFile.guide) == true)
    #expect(findings.allSatisfy { $0.help?.contains("record") != true })
  }

  @Test(arguments: [
    (##"{"text": "⟦#777⟧", "page": "#fff"}"##, "text #777 on page #fff has a contrast of 4.4:1"),
    (##"{"page": "⟦#fff⟧"}"##, "text #f0f4ec on page #fff has a contrast of 1.1:1"),
    (
      ##"{"darkScheme": {"page": "⟦#888⟧"}}"##,
      "text #f0f4ec on page #888 has a contrast of 3.1:1"
    ),
    (
      ##"{"dark": "⟦#888⟧", "light": "#aaa", "board": "#000", "outline": "#fff", "mark": "#fff", "legal": "#fff"}"##,
      "dark disks #888 next to light ones #aaa have a contrast of 1.5:1"
    ),
    (
      ##"{"board": "⟦#1d2b24⟧", "legal": "#fff"}"##,
      "dark disks #1c1c1e on board #1d2b24 have a contrast of 1.1:1, and their outline #16251e of 1:1"
    ),
    (
      ##"{"light": "⟦#348259⟧", "outline": "#2a7f55", "dark": "#000", "mark": "#fff"}"##,
      "light disks #348259 on board #2a7f55 have a contrast of 1:1, and their outline #2a7f55 of 1:1"
    ),
    (
      ##"{"legal": "⟦#2a8054⟧"}"##,
      "legal #2a8054 on board #2a7f55 has a contrast of 1:1"
    ),
    (##"{"mark": "⟦#fff⟧"}"##, "mark #fff on light #f4f3ee has a contrast of 1.1:1"),
  ])
  func `colours that are hard to see are reported`(marked: String, message: String) throws {
    let text = MarkedText(marked)
    let file = try ThemeFile(text.bytes, from: "theme.json")
    #expect(file.warnings.map(\.message) == [message])
    #expect(file.warnings.map(\.severity) == [.warning])
    #expect(file.warnings.map { $0.place.start?.offset } == text.ranges.map(\.lowerBound))
  }

  static let samples = Repository.files(below: "Samples/themes")

  @Test(arguments: samples)
  func `the samples are good themes`(path: String) throws {
    let file = try ThemeFile(Repository.bytes(of: path), from: path)
    #expect(file.warnings.isEmpty)
    #expect(path.hasSuffix("/\(file.theme.name).json"))
    #expect(Self.problems(of: file.theme) == [])
  }

  @Test(arguments: Theme.standard)
  func `the standard themes can be read by everyone`(theme: Theme) {
    #expect(Self.problems(of: theme) == [])
  }

  /// Returns the pairs of colours without enough contrast, by WCAG 2.2 for text and for graphics.
  private static func problems(of theme: Theme) -> [String] {
    [theme.colours, theme.darkColours].compactMap(\.self).flatMap { colours -> [String] in
      var problems: [String] = []
      func check(_ what: String, _ a: Colour, _ b: Colour, _ least: Double) {
        let contrast = a.contrast(to: b)
        if contrast < least { problems.append("\(what): \(a) on \(b) has \(contrast)") }
      }
      problems += colours.weaknesses.map(\.message)
      check("legal moves", colours.legal, colours.board, 3)
      check("mark on dark", colours.mark, colours.dark, 3)
      check("mark on light", colours.mark, colours.light, 3)
      return problems
    }
  }
}
