import Flipbook
import Foundation
import TestSupport
import Testing

@Suite(.waits) struct ThemeOptionTests {
  private func run(_ theme: String) throws -> Program.Run {
    try Program.flipbook.run(
      ["render", "--format", "ansi", "--still", "--theme", theme, "Samples/json/engines.json"],
      environment: ["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": ""]
    )
  }

  @Test func `a theme is a name or a file`() throws {
    #expect(try run("wood").text.contains("48;2;201;154;91"))
    let run = try run("Samples/themes/midnight.json")
    #expect(run.text.contains("48;2;44;74;138"))
    #expect(run.status == 0 && run.errors == "")
  }

  @Test func `anything else is refused in one sentence`() throws {
    let run = try run("wod")
    #expect(run.status == 64)
    #expect(run.errors.contains("there is no theme or file “wod”; \(Self.guide)\n"))
  }

  static let guide =
    "see “flipbook schema theme”, or choose one with --theme: "
    + Theme.standard.map(\.name).joined(separator: ", ")

  @Test(arguments: [
    ("{\n  \"page\": \"blue\"\n}", ":2:12: error: expected a colour such as #2a7f55 or #fff"),
    ("", ":1:1: error: the theme is empty"),
    ("{\"page\"", ":1:8: error: the theme ends inside an object"),
    ("\u{0}\u{1}", ":1:1: error: expected a value"),
    ("{\u{0}}\u{0}", ":1:1: error: the theme is UTF-16 or UTF-32; only UTF-8 is read"),
    ("{} {}", ":1:4: error: expected nothing after the theme"),
  ])
  func `an invalid file is reported with the place`(text: String, words: String) throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write(text, as: "theme.json")
    let run = try run(path)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(path) && run.errors.contains(words))
    #expect(run.errors.matches(of: /: error:/).count == 1)
    #expect(run.errors.contains("[theme]") && run.errors.contains(Self.guide))
    #expect(!run.errors.contains("record"))
  }

  @Test func `a folder is not a theme`() throws {
    let run = try run("Samples/themes")
    #expect(run.status == 2)
    #expect(run.errors.contains("themes: error: cannot read the theme: is a folder"))
    #expect(run.errors.contains(Self.guide))
  }

  @Test func `a picture is drawn in spite of a warning`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write(##"{"page": "#fff"}"##, as: "theme.json")
    let run = try run(path)
    #expect(run.status == 0 && !run.output.isEmpty)
    #expect(run.errors.contains("warning: text #f0f4ec on page #fff has a contrast of 1.1:1"))
  }

  @Test(.needs(.jsonschema))
  func `the schema distinguishes valid themes from invalid ones`() throws {
    let schema = try Program.flipbook.run(["schema", "theme"])
    #expect(schema.output == Repository.bytes(of: "Sources/Flipbook/Themes/theme.schema.json"))
    let scratch = try ScratchFolder()
    let script = """
      import json, jsonschema, sys
      schema = json.load(open(sys.argv[1]))
      jsonschema.Draft202012Validator.check_schema(schema)
      for path in sys.argv[2:]:
          try:
              jsonschema.Draft202012Validator(schema).validate(json.load(open(path)))
              print("good")
          except jsonschema.ValidationError:
              print("bad")
      """
    let bad = [
      "[]", "{\"x\": 1}", "{\"page\": \"red\"}", "{\"page\": \"#12345\"}", "{\"name\": \"\"}",
      "{\"base\": \"blue\"}", "{\"depth\": 1}", "{\"darkScheme\": {\"depth\": true}}",
    ]
    let paths = try bad.enumerated().map { try scratch.write($0.element, as: "\($0.offset).json") }
    for path in paths { #expect(try run(path).status == 2, "\(path)") }
    let samples = Repository.files(below: "Samples/themes")
    let python = try Tool.jsonschema.program
    let run = try python.run(
      ["-c", script, try scratch.write(schema.output, as: "schema")] + samples + paths
    )
    #expect(
      run.text.split(separator: "\n")
        == samples.map { _ in "good" } + paths.map { _ in "bad" },
      "\(run.errors)"
    )
  }
}

@Suite struct `Colours that are piped` {
  /// The ways in which a terminal can be asked for a colour.
  private enum Depth { case full, indexed, named, none }

  @Test(
    arguments: [
      ("", Depth.full), ("xterm-kitty", .full), ("xterm-256color", .indexed), ("xterm", .named),
      ("dumb", .none), ("vt100", .none),
    ]
  )
  private func `are those of the terminal`(terminal: String, depth: Depth) throws {
    let run = try Program.flipbook.run(
      ["render", "--format", "ansi", "--still", "Samples/json/flip-order.json"],
      environment: ["TERM": terminal, "COLORTERM": "", "NO_COLOR": ""]
    )
    #expect(run.status == 0)
    let codes = run.text.split(separator: "\u{1B}[").dropFirst()
      .map { $0.prefix { $0.isNumber || $0 == ";" }.split(separator: ";").compactMap { Int($0) } }
    let colours = codes.flatMap { code in code.filter { 30...37 ~= $0 || 40...47 ~= $0 } }
    let seen: Depth =
      codes.contains { $0.contains([38, 2]) }
      ? .full
      : codes.contains { $0.contains([38, 5]) } ? .indexed : colours.isEmpty ? .none : .named
    #expect(seen == depth)
  }
}
