import GameRecords
import ReversiRules
import TestSupport
import Testing

@Suite struct `A record` {
  @Test(arguments: 0..<50 as Range<UInt64>)
  func `equals another regardless of their origins`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let record = ReversiRecord.random(using: &generator)
    var other = record
    other.origin = Origin(format: "json", moves: [SourceRange(3..<5)])
    #expect(other == record)
  }

  static let changes: [@Sendable (inout ReversiRecord) -> Void] = [
    { $0.id = "1" }, { $0.event = "e" }, { $0.site = "s" }, { $0.round = "r" },
    { $0.date = GameDate(year: 1977) }, { $0.players.light.mode = .computer },
    { $0.start.turn = .light }, { $0.moves.append(.pass) },
    { $0.annotations.append(MoveAnnotation(ply: 1, time: 1)) }, { $0.result = GameResult() },
    { $0.sessionChanges.append(SessionChange(ply: 0, .reset)) },
    { $0.tags.append(Tag(name: "a", value: "b")) },
  ]

  @Test(arguments: changes.indices)
  func `differs from another with different facts`(index: Int) {
    var record = ReversiRecord()
    Self.changes[index](&record)
    #expect(record != ReversiRecord())
  }

  @Test func `finds the annotation of a move`() {
    let first = MoveAnnotation(ply: 2, comment: "good")
    let record = ReversiRecord(moves: Move.list("d3c3c4"), annotations: [first])
    #expect(record.annotation(ofPly: 2) == first)
    #expect(record.annotation(ofPly: 1) == nil)
    #expect(record.annotation(ofPly: 3) == nil)
    #expect(!first.isEmpty)
    #expect(MoveAnnotation(ply: 2).isEmpty)
  }

  @Test func `has the places of its parts in its origin`() {
    let origin = Origin(
      format: "json",
      moves: [SourceRange(10..<12), SourceRange(14..<16)],
      parts: [(.turn, SourceRange(0..<1)), (.row(2), SourceRange(20..<28))]
    )
    #expect(origin.range(of: .turn)?.bytes == 0..<1)
    #expect(origin.range(of: .row(2))?.bytes == 20..<28)
    #expect(origin.range(of: .row(1)) == nil)
    #expect(origin.range(of: .move(1))?.bytes == 10..<12)
    #expect(origin.range(of: .move(2))?.bytes == 14..<16)
    #expect(origin.range(of: .move(0)) == nil)
    #expect(origin.range(of: .move(3)) == nil)
  }
}
