import Flipbook
@testable import RecordStreams
import TestSupport
import Testing

@Suite struct `A file with some bytes replaced` {
  /// Returns random edits, in order and not touching each other.
  static func edits(
    upTo length: Int,
    using generator: inout SeededGenerator
  ) -> [Edit] {
    var edits: [Edit] = []
    var next = 0
    while next <= length, edits.count < 6 {
      let start = Int.random(in: next...length, using: &generator)
      let end = min(length, start + Int.random(in: 0...3, using: &generator))
      let count = Int.random(in: start == end ? 1...3 : 0...3, using: &generator)
      let letters = (0..<count).map { _ in UInt8.random(in: 97...122, using: &generator) }
      let withLine = Bool.random(using: &generator) ? letters + [10] : letters
      edits.append(Edit(start..<end, withLine))
      next = end + 1
    }
    return edits
  }

  private static func naive(_ bytes: [UInt8], _ edits: [Edit]) -> [UInt8] {
    var bytes = bytes
    for edit in edits.reversed() { bytes.replaceSubrange(edit.range, with: edit.bytes) }
    return bytes
  }

  static func bytes(of content: PatchedContent, over file: [UInt8]) -> [UInt8] {
    content.pieces.flatMap { piece in
      switch piece {
      case .original(let range): Array(file[range])
      case .inserted(let bytes): bytes
      }
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `has the same bytes as after plain replacements, round after round`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let file = (0..<40).map { _ in UInt8.random(in: 65...90, using: &generator) }
    var expected = file
    var content = PatchedContent(length: file.count)
    for _ in 0..<4 {
      let edits = Self.edits(upTo: expected.count, using: &generator)
      expected = Self.naive(expected, edits)
      content = content.applying(edits)
      #expect(Self.bytes(of: content, over: file) == expected)
      #expect(content.length == expected.count)
      #expect(Self.naive(file, content.changes) == expected)
    }
  }

  @Test func `equals the file without edits`() {
    let content = PatchedContent(length: 9)
    #expect(content.isUnchanged)
    #expect(content.applying([]).isUnchanged)
    #expect(PatchedContent(length: 0).isUnchanged)
  }

  @Test func `has a difference in hexadecimal if it is binary`() {
    let content = PatchedContent(length: 4).applying([Edit(1..<3, [7]), Edit(4..<4, [8])])
    #expect(
      String(
        decoding: UnifiedDiff.text([0, 1, 2, 3], content, path: Array("/a".utf8)),
        as: UTF8.self
      ) == """
        --- /a
        +++ /a
        @@ byte 1 @@
        -01 02
        +07
        @@ byte 4 @@
        +08

        """
    )
  }
}
