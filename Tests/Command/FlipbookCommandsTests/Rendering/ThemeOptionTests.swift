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
