@testable import GameRecords
@testable import RecordFormats
import TestSupport
import Testing

@Suite struct `A JSON tree` {
  private func tree(_ text: String) -> JSONTree {
    JSONTree(SourceText(name: "test", bytes: Array(text.utf8)[...]))
  }

  @Test func `has every value with its bytes`() throws {
    let marked = MarkedText(
      #"⟦{"a": ⟦[1, ⟦-2.5e1⟧, ⟦"x\u0041\n"⟧]⟧, "b\u0042": ⟦true⟧, "": ⟦null⟧}⟧"#
    )
    let root = try #require(tree(marked.text).root)
    let members = Array(root.children)
    let elements = Array(members[0].children)
    #expect(
      [root, members[0], elements[1], elements[2], members[1], members[2]].map(\.range)
        == marked.ranges
    )
    #expect(members.map(\.key) == ["a", "bB", ""])
    #expect(elements.map(\.number) == [1, -25, nil])
    #expect(elements.map(\.integer) == [1, -25, nil])
    #expect(elements[2].text == "xA\n")
    #expect(elements[2].innerRange.count == elements[2].range.count - 2)
    #expect(members[1].boolean == true)
    #expect(Array(elements[0].children).isEmpty)
  }

  @Test func `has 64 bits of a number`() throws {
    let root = try #require(tree("[18446744073709551615, 18446744073709551616, -1, 1.0, 7]").root)
    #expect(root.children.map(\.bits) == [.max, nil, nil, nil, 7])
  }

  @Test func `reports why there is none`() {
    for text in [
      "", "{", "[1,]", "{\"a\"}", "{} {}", "tru", "[" + String(repeating: "[", count: 99),
    ] {
      let tree = tree(text)
      #expect(tree.root == nil)
      #expect(tree.errors.items.count == 1, "\(text)")
    }
    let many = tree("[" + Array(repeating: "0", count: 200_000).joined(separator: ",") + "]")
    #expect(many.root == nil)
  }

  @Test func `is there in spite of text that is not UTF-8`() {
    let bytes = Array("[\"a".utf8) + [0xFF] + Array("\"]".utf8)
    let tree = JSONTree(SourceText(name: "test", bytes: bytes[...]))
    #expect(tree.root != nil)
    #expect(tree.errors.items.map(\.rule) == [.encoding])
  }

  @Test func `in a string has the place of the string`() throws {
    let source = SourceText(name: "test", bytes: Array("{\"a\": [1]}".utf8)[...])
    let root = try #require(JSONTree(source, at: 40..<60).root)
    let member = try #require(Array(root.children).first)
    #expect(member.key == "a")
    #expect(member.range == 40..<60)
    #expect(member.keyRange == 40..<60)
    #expect(member.children.first { _ in true }?.integer == 1)
  }
}
