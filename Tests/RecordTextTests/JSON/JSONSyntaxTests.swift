import GameRecords
import Testing
import TestSupport

@testable import RecordText

/// What is wrong with some bytes as JSON, whatever they mean.
private func error(in bytes: [UInt8]) -> JSONError? {
  bytes.withUnsafeBufferPointer { bytes in
    var reader = JSONReader(bytes)
    do throws(JSONError) {
      try reader.skipValue()
      try reader.finish()
      return reader.errors.items.first
    } catch {
      return error
    }
  }
}

/// What is wrong with a text, with its place and words.
private func finding(in text: String) -> Finding? {
  let bytes = Array(text.utf8)
  return error(in: bytes)?.finding(in: SourceText(name: "test", bytes: bytes[...]))
}

struct JSONSyntaxTests {
  @Test(
    arguments: [
      "{}", "[]", "null", "true", "false", "0", "-0", "-1", "42", "1.5", "-0.25", "1e3", "1E+3",
      "1e-3", "0e0", "0.0", "123456789012345678901234567890", "1.7976931348623157e308", "5e-324",
      "1e-999", "\"\"", "\"a\"", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\u0041\\u00e9\\uFFFF\"",
      "\"\\uD83C\\uDF8E\"", "\"\\u0000\"", "\"大森 🎎 \u{7F}\u{2028}\"", " \t\r\n[ ]\n", "[1]",
      "[1,2 , 3]", "[[],[[]],{}]", "{\"a\":1}", "{ \"a\" : { \"b\" : [ null ] } , \"c\":true}",
      "{\"a\":1,\"a\":2}", "{\"\":0}", "[\"]\",\"}\",\"\\\"\"]", "[{\"a\":[]},{\"a\":[{}]}]",
    ]
  )
  func `accepts what RFC 8259 allows`(_ text: String) {
    #expect(error(in: Array(text.utf8)) == nil)
  }

  @Test(
    arguments: [
      "", " ", "[1,]", "[1,,2]", "[,1]", "[1 2]", "[1", "]", "{", "}", "{\"a\"}", "{\"a\":}",
      "{\"a\":1,}", "{\"a\" 1}", "{a:1}", "{'a':1}", "{1:1}", "{\"a\":1 \"b\":2}", "{\"a\":1]",
      "[1}", "01", "-01", "+1", "1.", ".5", "-.5", "1.e3", "1e", "1e+", "-", "--1", "0x10", "1_000",
      "1e999", "-1e999", "NaN", "Infinity", "-Infinity", "nul", "nulll", "True", "tru", "falsey",
      "\"", "\"\\", "\"\\x\"", "\"\\u12\"", "\"\\u12G4\"", "\"\\uD800\"", "\"\\uDC00\"",
      "\"\\uD800\\u0041\"", "\"\\uD800\\uD800\"", "\"\\U0041\"", "\"\n\"", "\"\t\"", "\"\u{0}\"",
      "\"\u{1F}\"", "\"a", "'a'", "[] []", "{} x", "1 2", "\u{FEFF}{}", "\u{A0}1", "/**/1", "1//",
      "#1", "[1;2]", "\u{C}1", "[\"a\":1]", "{\"a\",1}", "{[]:1}", "\"a\"b",
    ]
  )
  func `rejects everything else`(_ text: String) {
    #expect(error(in: Array(text.utf8)) != nil)
  }

  @Test(
    arguments: [
      ("[1 ⟦2⟧]", "json-syntax", "expected “,” or “]”, found “2”"),
      ("[1,⟦]⟧", "json-syntax", "expected a value, found “]”"),
      ("{⟦x⟧: 1}", "json-syntax", "expected a key or “}”, found “x”"),
      ("{\n  \"a\": 1,\n⟦}⟧", "json-syntax", "expected a key, found “}”"),
      ("{\"a\" ⟦1⟧}", "json-syntax", "expected “:” after the key, found “1”"),
      ("[⟦True⟧]", "json-syntax", "expected a value or “]”, found “True”"),
      ("[⟦大⟧]", "json-syntax", "expected a value or “]”, found “大”"),
      ("[⟦trux⟧]", "json-syntax", "expected a value, found “trux”"),
      ("{} ⟦x⟧", "json-trailing-content", "expected nothing after the record, found “x”"),
      (
        "\n [{\"a\": [1⟦⟧", "json-truncated",
        "the record ends inside an array that begins at line 2"
      ),
      (
        "[\n{\n\"a\": \"[{\\\"⟦⟧", "json-truncated",
        "the record ends inside an object that begins at line 2"
      ),
      ("⟦⟧", "json-truncated", "the record ends where a value should begin"),
      ("[tru⟦⟧", "json-truncated", "the record ends inside an array that begins at line 1"),
      ("[\"大森\", ⟦01⟧]", "json-number", "a number must not have leading zeros"),
      ("[⟦1.⟧]", "json-number", "a digit is missing"),
      ("[⟦-⟧x]", "json-number", "a digit is missing"),
      ("[⟦1e+⟧]", "json-number", "a digit is missing"),
      ("[⟦1e999⟧]", "json-number", "the number is too large"),
      ("[\"a⟦\n⟧\"]", "json-control-character", "control character “␊” in a string"),
      ("[\"01234567890⟦\u{1}⟧\"]", "json-control-character", "control character “␁” in a string"),
      ("[\"ab⟦\\x⟧\"]", "json-escape", "“\\x” is not an escape of JSON"),
      ("[\"ab⟦\\u12G⟧4\"]", "json-escape", "“\\u12G” is not an escape of JSON"),
      ("[\"ab⟦\\uD83C⟧\"]", "json-surrogate", "“\\uD83C” is half of a character"),
      ("[\"ab⟦\\uDF8E⟧\"]", "json-surrogate", "“\\uDF8E” is half of a character"),
      ("[\"⟦\\uD83C⟧\\u0041\"]", "json-surrogate", "“\\uD83C” is half of a character"),
    ]
  )
  func `points at each error`(_ text: String, rule: String, message: String) throws {
    let marked = MarkedText(text)
    let found = try #require(finding(in: marked.text))
    #expect(found.placedRule == "\(marked.places[0]) \(rule)")
    #expect(found.message == message)
    #expect(found.place.length == marked.ranges[0].count)
  }

  @Test(
    arguments: [
      ([0x61, 0xFF], 2..<3), ([0xC3], 1..<2), ([0x61, 0xC3, 0x28], 2..<3),
      ([0xED, 0xA0, 0x80], 1..<2), ([0xE3, 0x81, 0x61], 1..<3), ([0xC0, 0x80], 1..<2),
      ([0xF5, 0x80, 0x80, 0x80], 1..<2), ([0x80], 1..<2),
      ([UInt8](repeating: 0x61, count: 40) + [0xFE], 41..<42),
    ] as [([UInt8], Range<Int>)]
  )
  func `points at bytes that are not UTF-8`(_ contents: [UInt8], range: Range<Int>) {
    let found = error(in: [0x22] + contents + [0x22])
    #expect(found == JSONError(.invalidUTF8, at: range))
    let afterEscape = error(in: [0x22] + Array("\\n".utf8) + contents + [0x22])
    #expect(afterEscape?.code == .invalidUTF8)
  }

  @Test func `bounds depth without recursion`() {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(error(in: deep) == JSONError(.tooDeep, at: Limits.depth..<Limits.depth + 1))
    let opening = String(repeating: "{\"a\":[", count: 32)
    let closing = String(repeating: "]}", count: 32)
    #expect(error(in: Array((opening + closing).utf8)) == nil)
    #expect(error(in: Array((opening + "[]" + closing).utf8))?.code == .tooDeep)
  }

  @Test func `bounds the length of a text, not of its escapes`() {
    let text = String(repeating: "a", count: Limits.textBytes)
    #expect(error(in: Array("\"\(text)\"".utf8)) == nil)
    #expect(error(in: Array("\"\(text)a\"".utf8))?.code == .textTooLong)
    let escaped = String(repeating: "\\u0061", count: Limits.textBytes)
    #expect(error(in: Array("\"\(escaped)\"".utf8)) == nil)
    #expect(error(in: Array("\"\(escaped)a\"".utf8))?.code == .textTooLong)
  }

  @Test(
    arguments: [
      ("\"\\u0041\\/\\b\\f\\n\\r\\t\\\"\\\\\"", "A/\u{8}\u{C}\n\r\t\"\\"),
      ("\"\\uD83C\\uDF8E 大\\u5927\"", "🎎 大大"), ("\"\"", ""), ("\"a\\u0000b\"", "a\0b"),
      ("\"e\u{301}\"", "e\u{301}"), ("\"\\uFFFF\"", "\u{FFFF}"),
    ]
  )
  func `decodes strings exactly`(_ json: String, text: String) throws {
    let contents = try Array(json.utf8).withUnsafeBufferPointer { bytes throws(JSONError) in
      var reader = JSONReader(bytes)
      return try reader.string(reader.readText())
    }
    #expect(Array(contents.utf8) == Array(text.utf8))
  }

  @Test func `reads numbers exactly`() throws {
    var generator = SeededGenerator(seed: 1)
    var texts = [
      "0", "-0", "1e22", "1e23", "9007199254740993", "9007199254740992e1", "0.1", "123.456e-7",
      "1e-400", "4.9e-324", "2.2250738585072014e-308", "0.30000000000000004", "1e0000000000001",
      "123456789012345678901234567890.5", "576460752303423487", "99999999999999999999e-20",
    ]
    for _ in 0..<2_000 {
      let number = Double(bitPattern: generator.next())
      if number.isFinite { texts.append(NumberText.text(of: number)) }
      texts.append(String(Int64.random(in: -99_999...99_999, using: &generator)) + ".5e-3")
    }
    for text in texts {
      let number = try Array(text.utf8).withUnsafeBufferPointer { bytes throws(JSONError) in
        var reader = JSONReader(bytes)
        return try reader.readNumber().value
      }
      #expect(number == Double(text), "\(text)")
    }
  }
}
