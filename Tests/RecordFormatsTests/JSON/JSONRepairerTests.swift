import GameRecords
import ReversiRules
import Testing
import TestSupport

@testable import RecordFormats

private let format = JSONFormat(layout: .document)

@Suite("Text that is almost JSON")
struct JSONRepairerTests {
  @Test(
    "becomes JSON",
    arguments: [
      // Commas.
      (#"{"moves": ["f5", "d6",]}"#, #"{"moves": ["f5", "d6"]}"#, true),
      (
        "{\"moves\": [\n  \"f5\",\n  \"d6\",\n]\n}\n", "{\"moves\": [\n  \"f5\",\n  \"d6\"\n]\n}\n",
        true
      ),
      (#"{"moves": ["f5"], "id": "1" , }"#, #"{"moves": ["f5"], "id": "1"  }"#, true),
      (#"{"id": "1",, "moves": ["f5"]}"#, #"{"id": "1", "moves": ["f5"]}"#, true),
      (#"{"moves": ["f5",, "d6"]}"#, #"{"moves": ["f5", "d6"]}"#, false),
      (#"{"moves": ["f5" "d6"]}"#, #"{"moves": ["f5", "d6"]}"#, true),
      ("{\"id\": \"1\"\n\"moves\": [\"f5\"]}", "{\"id\": \"1\",\n\"moves\": [\"f5\"]}", true),
      // Quotation marks.
      (#"{'moves': ['f5', 'd6']}"#, #"{"moves": ["f5", "d6"]}"#, true),
      (#"{'event': 'Ada\'s "cup"'}"#, #"{"event": "Ada's \"cup\""}"#, true),
      (#"{moves: ["f5"], event: "A"}"#, #"{"moves": ["f5"], "event": "A"}"#, true),
      (#"{"moves": [f5, d6 pass]}"#, nil, true),
      (#"{"moves": [f5, d6]}"#, #"{"moves": ["f5", "d6"]}"#, true),
      // Comments.
      ("{\"moves\": [\"f5\"] // so far\n}", "{\"moves\": [\"f5\"]\n}", false),
      (#"{/* one */"moves": ["f5"]}"#, #"{"moves": ["f5"]}"#, false),
      (
        "{\n  # by hand\n  \"moves\": [\"f5\", # dark\n  ]}", "{\n\n  \"moves\": [\"f5\"\n  ]}",
        false
      ),
      // Characters and escapes.
      ("{\"event\": \"A\tB\u{1}\"}", #"{"event": "A\tB\u0001"}"#, true),
      ("{\"event\": \"A\nB\"}", #"{"event": "A\nB"}"#, true),
      (#"{"site": "C:\Games\Users"}"#, #"{"site": "C:\\Games\\Users"}"#, true),
      (#"{"site": "C:\users"}"#, #"{"site": "C:\\users"}"#, true),
      (#"{"event": "Ada\'s"}"#, #"{"event": "Ada's"}"#, true),
      (#"{"event": "\x41"}"#, #"{"event": "\\x41"}"#, false),
      (#"{"event": "a\uD83C"}"#, #"{"event": "a\uFFFD"}"#, false),
      (#"{"event": "\uD83C\uDF8E\G"}"#, #"{"event": "\uD83C\uDF8E\\G"}"#, false),
      // Numbers.
      (
        #"{"players": {"dark": {"rating": 01712}}}"#, #"{"players": {"dark": {"rating": 1712}}}"#,
        true
      ),
      (#"{"result": {"margin": +14}}"#, #"{"result": {"margin": 14}}"#, true),
      (
        #"{"moves": [{"move": "f5", "time": .5}]}"#, #"{"moves": [{"move": "f5", "time": 0.5}]}"#,
        true
      ),
      (
        #"{"moves": [{"move": "f5", "time": 5.}]}"#, #"{"moves": [{"move": "f5", "time": 5}]}"#,
        true
      ),
      (#"{"moves": [{"move": "f5", "time": 1.2.3}]}"#, nil, true),
      // Backslashes.
      (#"{"site": "\Games\Xew"}"#, #"{"site": "\\Games\\Xew"}"#, true),
      (#"{"site": "C:\Games\new"}"#, #"{"site": "C:\\Games\\new"}"#, false),
      (#"{"site": "C:\Games\\new"}"#, #"{"site": "C:\\Games\\new"}"#, false),
      (#"{"comment": "a\n\qb"}"#, #"{"comment": "a\n\\qb"}"#, false),
      (#"{"comment": "a\n", "site": "\q"}"#, #"{"comment": "a\n", "site": "\\q"}"#, true),
      // A missing end.
      (#"{"moves": ["f5", "d6""#, #"{"moves": ["f5", "d6"]}"#, false),
      ("{\"moves\": [\"f5\",\n", "{\"moves\": [\"f5\"]}\n", false),
      (
        #"{"moves": ["f5"], "comment": "A nice ga"#, #"{"moves": ["f5"], "comment": "A nice ga"}"#,
        false
      ),
      (#"{"moves": ["f5"], "comm"#, nil, true),
      (#"{"moves": ["f5"], "comment":"#, nil, true),
      // Text after the end.
      (#"{"moves": ["f5"]},"#, #"{"moves": ["f5"]}"#, true),
      ("{\"moves\": [\"f5\"]}\0\0\u{1A}", "{\"moves\": [\"f5\"]}\u{1A}", true),
      (
        #"{"moves": ["f5"]} {"moves": ["d3"]}"#, "{\"moves\": [\"f5\"]}\n{\"moves\": [\"d3\"]}",
        true
      ),
      (#"{"moves": ["f5"]} is what we played"#, nil, true),
      // Not even almost JSON.
      (#"{"moves": ["f5"}"#, nil, true),
      (#"{"moves" "f5"}"#, nil, true),
      (#"{"result": {"margin": NaN}}"#, nil, true),
    ] as [(String, String?, Bool)]
  )
  func repaired(_ text: String, _ expected: String?, _ isSafe: Bool) {
    let repairs = format.readAll(text).flatMap(\.findings).compactMap(\.repair)
    #expect(repairs.map(\.isSafe) == (expected == nil ? [] : [isSafe]))
    guard let expected else { return }
    #expect(format.repaired(text, isBold: true) == expected)
    if !isSafe { #expect(format.repaired(text) == text) }
    #expect(format.readAll(expected).allSatisfy { $0.isWhole && $0.findings.isEmpty })
  }

  @Test(
    "between records becomes JSON",
    arguments: [
      (#"[{"id": "1"}, {"id": "2"},]"#, #"[{"id": "1"}, {"id": "2"}]"#, true),
      ("[\n{\"id\": \"1\"},\n]\n", "[\n{\"id\": \"1\"}\n]\n", true),
      (#"[{"id": "1"},, {"id": "2"}]"#, #"[{"id": "1"}, {"id": "2"}]"#, true),
      (#"[, {"id": "1"}]"#, #"[ {"id": "1"}]"#, true),
      ("[{\"id\": \"1\"}\n {\"id\": \"2\"}]", "[{\"id\": \"1\"},\n {\"id\": \"2\"}]", true),
      ("[{\"id\": \"1\"}\n", "[{\"id\": \"1\"}]\n", false),
      ("[{\"id\": \"1\"},\n", "[{\"id\": \"1\"}]\n", false),
      (#"[{"id": "1"}],"#, #"[{"id": "1"}]"#, true),
      ("[{\"id\": \"1\"}]\0\0\n", "[{\"id\": \"1\"}]\n", true),
      ("[{\"id\": \"1\"}]\n\0\0\n", "[{\"id\": \"1\"}]\n", true),
      ("{\n\"id\": \"1\"\n};\n", "{\n\"id\": \"1\"\n}\n", true),
      ("{\"id\": \"1\"},\n{\"id\": \"2\"},\n", "{\"id\": \"1\"}\n{\"id\": \"2\"}\n", true),
      ("\u{FEFF}{\"id\": \"1\"}", #"{"id": "1"}"#, true),
    ]
  )
  func framing(_ text: String, _ expected: String, _ isSafe: Bool) {
    for size in [1, 7, 1 << 16] {
      let repairs = format.readAll(Array(text.utf8), blockSize: size)
        .flatMap(\.findings).compactMap(\.repair)
      #expect(repairs.isEmpty == false && repairs.allSatisfy { $0.isSafe == isSafe })
    }
    #expect(format.repaired(text, isBold: true) == expected)
    #expect(format.readAll(expected).allSatisfy { $0.isWhole && $0.findings.isEmpty })
  }
}
