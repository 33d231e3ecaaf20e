import GameRecords
import ReversiRules
import TestSupport
import Testing

@Suite struct `Marks on a board` {
  private static func mark(_ text: String) -> BoardMark<Square>? {
    BoardMark(text) { Square($0) }
  }

  @Test func `are spelled as they are read`() throws {
    let differences = try Answers.differences("records/marks") { row in
      guard let mark = Self.mark(row.text) else { return "nothing" }
      #expect(Self.mark(mark.description) == mark)
      return mark.description
    }
    #expect(differences == [])
    #expect(Self.mark("f5=" + String(repeating: "x", count: MarkText.longest + 1)) == nil)
  }

  @Test func `have letters on one line, without spaces that end a word`() throws {
    let mark = try #require(Self.mark("f5= \ta\r\n b\u{2028}c\u{0}\u{FFFE} "))
    #expect(mark.description == "f5=a\u{A0}b\u{A0}c")
    let long = String(repeating: "é", count: MarkText.longest / 2)
    #expect(MarkText(long)?.letters == long)
    #expect(MarkText(long + "a") == nil)
  }

  @Test func `have an order in which each is at one place`() {
    let marks = ["f5=A", "a2=B", "f5=B", "a1=cross", "b1=circle", "a1:b1", "b1:a1", "a1-b1"]
      .compactMap(Self.mark)
    let sorted = ["f5=A", "f5=B", "a2=B"].compactMap(Self.mark)
    #expect(
      Set(marks).sorted().filter { if case .text = $0 { true } else { false } }
        == [sorted[2], sorted[0], sorted[1]]
    )
    for a in marks {
      for b in marks { #expect((a < b) == (a != b && !(b < a)), "\(a) \(b)") }
    }
  }

  @Test func `of a position go with it`() throws {
    let marks = try ["f5=A", "d6=B", "c3=C"].map { try #require(Self.mark($0)) }
    let record = ReversiRecord(
      moves: Move.list("f5d6"),
      annotations: [MoveAnnotation(ply: 2, comment: "a", marks: [marks[2]])],
      marks: [marks[0]]
    )
    #expect(try record.snapshot(atPly: 0).marks == [marks[0]])
    #expect(try record.snapshot(atPly: 1).marks == [])
    #expect(try record.snapshot(atPly: 2).marks == [marks[2]])
    var others = record
    others.marks = [marks[1]]
    #expect(record.facts(missingIn: others).facts == [.marks])
    #expect(
      RecordDigest(of: record).facts(missingIn: RecordDigest(of: others), besides: []).facts
        == [.marks]
    )
    others.drop(.marks)
    #expect(others.marks == [] && others.annotation(ofPly: 2)?.marks == [])
  }
}
