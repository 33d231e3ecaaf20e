import GameRecords
import ReversiRules
import TestSupport
import Testing

@testable import RecordFormats

@Suite struct `Marks in SGF` {
  private static func marks(_ texts: [String]) throws -> Set<BoardMark<Square>> {
    try Set(texts.map { text in try #require(BoardMark(text) { Square($0) }, "\(text)") })
  }

  static let properties: [(String, [String])] = [
    ("LB[f5:A][d6:12]", ["f5=A", "d6=12"]),
    ("CR[f5]SQ[a1]TR[h8]MA[c3]", ["f5=circle", "a1=square", "h8=triangle", "c3=cross"]),
    ("CR[a1:b2][d4]", ["a1=circle", "b1=circle", "a2=circle", "b2=circle", "d4=circle"]),
    ("AR[f5:d6][a1:h8]LN[c3:c4]", ["f5:d6", "a1:h8", "c3-c4"]),
    // Squares in letters, as in games of Go; escapes and white space.
    ("LB[ee:A]", ["e5=A"]),
    (#"LB[f5:a\:b\]\\]"#, [#"f5=a:b]\"#]),
    ("LB[f5:two words\nand more]", ["f5=two words and more"]),
    ("LB[f5:circle]", [#"f5="circle""#]),
    (" LB [ f5 : A ] ", ["f5=A"]),
  ]

  @Test(arguments: properties)
  func `are those of a move, and of the start`(text: String, expected: [String]) throws {
    let expected = try Self.marks(expected)
    let record = try readSGF("(;GM[2]\(text);B[f5]\(text);W[d6];\(text))")
    #expect(record.marks == expected)
    #expect(record.annotations.map(\.marks) == [expected, expected])
    #expect(record.annotations.map(\.ply) == [1, 2])
    #expect(record.tags == [])
    let later = try readSGF("(;GM[2];\(text);B[f5])")
    #expect(later.marks == expected && later.annotations == [])
    let line = try readSGF("(;GM[2];B[f5](;W[d6])(;W[f4]\(text)))")
    #expect(line.variations.map { $0.annotations.map(\.marks) } == [[expected]])
  }

  @Test(arguments: [
    "CR[]", "CR[z9]", "LB[f5]", "LB[f5: ]", "LB[a1:b2:c]", "AR[f5]", "LN[a1:b2:c3]",
  ])
  func `that are none are reported or kept as text`(text: String) throws {
    let isLabel = text == "LB[a1:b2:c]"
    let (name, value) = (text.prefix(2), text.dropFirst(3).dropLast())
    let parsed = SGFFormat().readAll(Array("(;GM[2]\(text);B[f5]\(text))".utf8))
    let record = try #require(parsed.first?.reversi)
    #expect(record.tags == (isLabel ? [] : [Tag(name: String(name), value: String(value))]))
    let rules = parsed[0].findings.map(\.rule.name)
    #expect(rules == (isLabel ? [] : ["sgf-mark"]), "\(rules)")
    #expect(record.annotations.isEmpty == !isLabel)
    // Such a text is written as it was read.
    let (bytes, _, losses) = try SGFFormat().write([record], WritingOptions(.collection))
    #expect(losses == [[]])
    #expect(SGFFormat().readAll(bytes).first?.reversi == record)
  }

  @Test func `are written as properties of FF4`() throws {
    let marks = try Self.marks([
      "f5=A", "c3=a:b]", "a1=circle", "b1=circle", "a2=square", "f5:d6", "d6-c3", "h1=x\u{A0}y",
    ])
    let record = ReversiRecord(
      moves: Move.list("f5"),
      annotations: [MoveAnnotation(ply: 1, comment: "c", marks: marks)],
      marks: try Self.marks(["d3=1"])
    )
    let (bytes, _, losses) = try SGFFormat().write([record], WritingOptions(.collection))
    #expect(losses == [[]])
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(
      text.contains(
        #"B[f5]LB[h1:x y][c3:a\:b\]][f5:A]CR[a1][b1]SQ[a2]AR[f5:d6]LN[d6:c3]C[c]"#
      ),
      "\(text)"
    )
    #expect(text.contains("LB[d3:1]"), "\(text)")
    #expect(SGFFormat().readAll(bytes).first?.reversi == record)
  }
}
