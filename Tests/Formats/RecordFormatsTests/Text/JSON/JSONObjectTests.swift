@testable import GameRecords
@testable import RecordFormats
import TestSupport
import Testing

/// What is taken from an object, and what is reported about it.
@Suite struct `An object of a JSON text` {
  static let rule = Rule(12, "test", .error)

  private func reader(_ text: MarkedText) -> JSONDocumentReader {
    JSONDocumentReader(
      SourceText(name: "test", bytes: text.bytes[...]),
      called: "text",
      Self.rule,
      emptyHint: "write {}"
    )
  }

  private func expect(
    _ reader: JSONDocumentReader,
    _ messages: [String],
    in text: MarkedText
  ) {
    let findings = reader.findings
    #expect(findings.map(\.message) == messages)
    #expect(findings.map { $0.place.start?.offset } == text.ranges.map(\.lowerBound))
    #expect(findings.map(\.place.length) == text.ranges.map(\.count))
    #expect(findings.allSatisfy { $0.rule == Self.rule })
  }

  @Test func `gives each member once`() throws {
    let text = MarkedText(#"{"a": 1, "⟦b⟧": null, "\u0063": "x", "d": true}"#)
    var reader = reader(text)
    let root = reader.object(reader.root)
    var object = try #require(root)
    #expect(reader.integer(object.take("a"), in: 0...1) == 1)
    #expect(reader.text(object.take("c")) == "x")
    #expect(reader.boolean(object.take("d")) == true)
    #expect(object.rest.map(\.key) == ["b"])
    reader.refuseRest(of: object, as: "a thing")
    expect(reader, ["a thing has no key “b”"], in: text)
    #expect(reader.findings.map(\.help) == ["the keys are a, c, d"])
    #expect(object.take("a") == nil)
  }

  @Test(arguments: [1, 15, 16, 17, 100])
  func `reports keys that appear twice, however many there are`(count: Int) throws {
    let members = (0..<count).map { "\"k\($0)\": \($0)" }.joined(separator: ", ")
    let text = MarkedText("{\(members), \"⟦k0⟧\": -1, \"⟦k\(count - 1)⟧\": -1}")
    var reader = reader(text)
    let root = reader.object(reader.root)
    var object = try #require(root)
    #expect(object.rest.count == count)
    #expect(reader.number(object.take("k0")) == 0)
    let keys = ["k0", "k\(count - 1)"]
    expect(reader, keys.map { "the key “\($0)” appears twice" }, in: text)
  }

  @Test func `reports values that are not what they must be`() throws {
    let text = MarkedText(
      #"⟦{⟧"a": "⟦1⟧", "b": ⟦null⟧, "c": ⟦12⟧, "d": "⟦Dark⟧", "e": ⟦[1]⟧, "f": ⟦1234567890123456789012⟧}"#
    )
    var reader = reader(text)
    let root = reader.object(reader.root)
    var object = try #require(root)
    #expect(reader.require("z", of: &object) == nil)
    #expect(reader.number(object.take("a")) == nil)
    #expect(reader.text(object.take("b")) == nil)
    #expect(reader.integer(object.take("c"), in: 0...9) == nil)
    #expect(reader.word(object.take("d"), ["dark": 1, "light": 2, "tie": 3]) == nil)
    #expect(reader.object(object.take("e")) == nil)
    #expect(reader.array(object.take("f")) == nil)
    expect(
      reader,
      [
        "the key “z” is missing", "expected a number, found “1”",
        "expected a string, found null", "expected a whole number from 0 to 9, found 12",
        "expected dark, light or tie, found “Dark”", "expected an object, found an array",
        "expected an array, found a number",
      ],
      in: text
    )
  }
}
