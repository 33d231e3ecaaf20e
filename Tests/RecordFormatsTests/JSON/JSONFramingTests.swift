import GameRecords
import Testing
import TestSupport

@testable import RecordFormats

private let format = JSONFormat(layout: .lines)

/// The identifiers of the records of a text and the findings, in order.
private func outline(_ text: String, blockSize: Int = 1 << 16) -> [String] {
  format.readAll(text, blockSize: blockSize).flatMap { parsed in
    (parsed.reversi.map { ["\(parsed.number):\($0.id ?? "-")"] } ?? []) + parsed.placedRules
  }
}

struct JSONFramingTests {
  @Test(
    arguments: [
      // One object.
      ("{\"id\":\"a\"}", ["1:a"]),
      (" \n\t{\n\"id\":\n\"a\"\n}\n\n", ["1:a"]),
      ("{\n\"id\":\"}\\\"}\\\\\"}", ["1:}\"}\\"]),
      // Lines.
      ("{\"id\":\"a\"}\n{\"id\":\"b\"}\n", ["1:a", "2:b"]),
      ("\n{\"id\":\"a\"}\r\n\r\n \n  {\"id\":\"b\"} \r\n{\"id\":\"c\"}", ["1:a", "2:b", "3:c"]),
      // Arrays.
      ("[{\"id\":\"a\"}]", ["1:a"]),
      ("\n[ {\"id\":\"a\"}\n,\n{\"id\":\"]\"},{\"moves\":[\"f5\"]} ]\n ", ["1:a", "2:]", "3:-"]),
      // Nothing at all.
      ("", ["1:1 no-record"]), (" \n", ["1:1 no-record"]), ("[]", ["1:1 no-record"]),
      ("[ ]\n", ["1:1 no-record"]),
      // A byte order mark.
      ("\u{FEFF}{\"id\":\"a\"}", ["1:1 byte-order-mark", "1:a"]),
      ("\u{FEFF}[{\"id\":\"a\"}]", ["1:1 byte-order-mark", "1:a"]),
      ("\u{FEFF}", ["1:1 byte-order-mark", "1:2 no-record"]),
    ]
  )
  func `finds the records`(_ text: String, expected: [String]) {
    for blockSize in [1, 2, 3, 7, 1 << 16] {
      #expect(outline(text, blockSize: blockSize) == expected, "in blocks of \(blockSize)")
    }
  }

  @Test(
    arguments: [
      // A broken line does not hide others, even if it is the first.
      ("{\"id\":\"a\"}\n{\"id\":⟦⟧\n{\"id\":\"c\"}", ["1:a", "json-truncated", "3:c"]),
      ("{\"id\":\"a⟦\n⟧{\"id\":\"b\"}\n", ["json-truncated", "2:b"]),
      ("{\"id\":\"a\"⟦\n⟧{\"id\":\"b\"}\n", ["json-truncated", "2:b"]),
      ("{\"id\":\"a\"} ⟦x⟧\n{\"id\":\"b\"}", ["json-trailing-content", "2:b"]),
      ("{\"id\":\"a\"}\n⟦]⟧\n{\"id\":\"c\"}", ["1:a", "json-syntax", "3:c"]),
      ("⟦x⟧\n{\"id\":\"b\"}", ["json-syntax", "2:b"]),
      ("⟦7⟧\n{\"id\":\"b\"}", ["json-type", "2:b"]),
      ("{\"id\":\"a\"} ⟦{⟧\"id\":\"b\"}", ["json-trailing-content"]),
      // One object.
      ("{\n\"id\":\"a\"\n}\n⟦x⟧yz", ["1:a", "json-trailing-content"]),
      ("{\n\"id\":\"a\"\n}\n⟦{⟧\n}\n", ["1:a", "json-trailing-content"]),
      ("{\n\"id\":⟦⟧", ["json-truncated"]),
      ("{\n\"id\":[\n⟦}⟧", ["json-syntax"]),
      // A broken element does not hide others.
      ("[{\"id\":⟦7⟧},{\"id\":\"b\"}]", ["1:-", "json-type", "2:b"]),
      ("[{\"id\":⟦}⟧,{\"id\":\"b\"}]", ["json-syntax", "2:b"]),
      ("[{\"id\":\"a\",\"moves\":[⟦}⟧,{\"id\":\"b\"}]", ["json-syntax", "2:b"]),
      (
        "[{\"id\":\"a\",⟦]⟧⟦}⟧,{\"id\":\"b\"}]",
        ["json-truncated", "json-trailing-content", "2:b"]
      ),
      ("[⟦1⟧,⟦\"]\"⟧,⟦[[],{}]⟧,{\"id\":\"d\"}]", ["json-type", "json-type", "json-type", "4:d"]),
      ("[{\"id\":\"a⟦\n⟧},\n{\"id\":\"b\"}]", ["json-control-character", "2:b"]),
      ("[{\"id\":\"a\"},⟦,⟧{\"id\":\"b\"}]", ["1:a", "json-syntax", "2:b"]),
      ("[⟦,⟧{\"id\":\"b\"}]", ["json-syntax", "1:b"]),
      ("[{\"id\":\"a\"},⟦,, \n,⟧ {\"id\":\"b\"}]", ["1:a", "json-syntax", "2:b"]),
      ("[⟦,\n,⟧ ⟦⟧", ["json-syntax", "json-truncated"]),
      ("[{\"id\":\"a\"}⟦⟧{\"id\":\"b\"}]", ["1:a", "json-syntax", "2:b"]),
      ("[{\"id\":\"a\"}\n ⟦⟧{\"id\":\"b\"}]", ["1:a", "json-syntax", "2:b"]),
      ("[{\"id\":\"a\"}⟦}⟧} x,{\"id\":\"b\"}]", ["1:a", "json-syntax", "2:b"]),
      ("[{\"id\":\"a\"},⟦]⟧", ["1:a", "json-syntax"]),
      ("[{\"id\":\"a\"}] ⟦]⟧ x", ["1:a", "json-trailing-content"]),
      (
        "[\n  {\"id\":\"a\"}⟦}⟧,\n  \"x\": {}, \n{} {\n  {\"id\":\"b\"}\n]",
        ["1:a", "json-syntax", "2:b"]
      ),
      // The end is missing.
      ("[⟦⟧", ["json-truncated"]), ("[{\"id\":\"a\"}⟦⟧", ["1:a", "json-truncated"]),
      ("[{\"id\":\"a\"},⟦⟧", ["1:a", "json-truncated"]),
      ("[{\"id\":\"a\"},\n⟦⟧", ["1:a", "json-truncated"]),
      ("[{\"id\":\"a\"},{\"id\":\"⟦⟧", ["1:a", "json-truncated"]),
      (
        "[{\"id\":\"a\"⟦⟧,{\"id\":\"b\"}⟦⟧",
        ["json-truncated", "2:b", "json-truncated"]
      ),
    ]
  )
  func `continues after errors`(_ text: String, expected: [String]) {
    let marked = MarkedText(text)
    var places = marked.places[...]
    let expected = expected.map { part in
      part.first?.isNumber == true ? part : "\(places.popFirst() ?? "?") \(part)"
    }
    for blockSize in [1, 2, 3, 7, 1 << 16] {
      #expect(outline(marked.text, blockSize: blockSize) == expected, "in blocks of \(blockSize)")
    }
  }

  @Test func `shows the line of a finding between records`() throws {
    let text = "[\n  {\"id\":\"大会\"} {\"id\":\"b\"}\n]"
    let excerpt = try #require(format.readAll(text)[1].findings.first?.place.excerpt)
    #expect(excerpt.text == "  {\"id\":\"大会\"} {\"id\":\"b\"}")
    #expect(excerpt.caret == 16..<17)
  }

  @Test func `reports the line in which an unclosed array begins`() throws {
    let found = try #require(format.readAll("\n\n[\n{}").last?.findings.first)
    #expect(found.message == "the input ends inside an array that begins at line 3")
  }

  @Test(
    arguments: [
      ("{\"flipbook\":1}\n{\"id\":\"b\"}\n", "jsonl"), ("{\"flipbook\":1}\n\n \n{", "jsonl"),
      ("{\"flipbook\":1}\n", "json"), ("{\"flipbook\":1}", "json"), ("{\"flipbook\"\n:1}", "json"),
      ("{\"flipbook\":1}\nx", "json"), ("[{\"flipbook\":1}]", "json"), ("[\n]", nil),
      (" \n[ {\"flipbook\":1", "json"), ("\u{FEFF}{\"flipbook\":1}", "json"), ("{}", nil),
      ("{\"id\":\"a\"}", nil), ("{\"flipbook\":1}\r{\"flipbook\":1}", "jsonl"),
      ("[Event \"x\"]", nil), ("[[", nil), ("[", nil),
      ("", nil), ("x", nil), ("\"a\"", nil),
    ] as [(String, String?)]
  )
  func `is recognised`(_ text: String, name: String?) {
    let head = InputHead(of: Array(text.utf8)[...], isWhole: true)
    let names = [JSONFormat(layout: .document), JSONFormat(layout: .lines)]
      .filter { $0.recognise(head) != nil }
      .map(\.name)
    #expect(names == (name.map { [$0] } ?? []))
  }

  @Test(arguments: [
    "[\n{\"id\":\"1\",\"moves\":[\"f5\"]\n,\n{\"id\":\"2\"},\n{\"id\":\"3\"}\n]\n",
    "[{\"event\":\"unclosed\"},{\"players\":{\"dark\":{\"name\":\"a\"},\n {\"id\":\"2\"}, {\"id\":\"3\"}]",
    "[{\"id\":\"1\"},{\"id\":\"2\" ,\t{\"id\":\"3\"}]",
  ])
  func `an unclosed object does not swallow the next ones`(text: String) {
    for size in [1, 7, 1_000] {
      let parsed = JSONFormat(layout: .document).readAll(text, blockSize: size)
      #expect(parsed.last?.reversi?.id == "3")
      #expect(parsed.count { $0.isWhole } == 2 || parsed.count { $0.isWhole } == 3)
      #expect(parsed.count { !$0.isWhole } == 1)
    }
  }
}
