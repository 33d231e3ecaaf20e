@testable import GameRecords
@testable import RecordFormats
import TestSupport
import Testing

@Suite struct `Records on lines` {
  private static func lines(_ text: String, blockSize: Int) -> [String] {
    let framer = LineFramer(comments: "%#")
    let reader = SlicedReader(source: "test", framer: framer) { text in
      ParsedRecord(record: ReversiRecord(), source: text)
    }
    return reader.readAll(Array(text.utf8), blockSize: blockSize).flatMap { one -> [String] in
      let line = String(decoding: one.source.bytes, as: UTF8.self).debugDescription
      return (one.isRecord ? ["\(one.source.start.line) \(line)"] : [])
        + one.findings.map(\.rule.name)
    }
  }

  @Test func `are cut in the same way in blocks of any size`() throws {
    let differences = try Answers.differences("texts/lines") { row in
      let lines = Self.lines(row.text, blockSize: 1_000)
      for size in [1, 2, 3, 7] {
        #expect(Self.lines(row.text, blockSize: size) == lines, "in blocks of \(size)")
      }
      return lines.joined(separator: "\n")
    }
    #expect(differences == [])
  }
}
