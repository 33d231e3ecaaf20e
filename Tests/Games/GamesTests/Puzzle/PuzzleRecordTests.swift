import GameRecords
import Games
import PuzzleRules
import TestSupport
import Testing

@Suite struct `The record of a puzzle` {
  /// A record that has every fact.
  static let full: PuzzleRecord = {
    var numbers = (1...15).map(UInt8.init) + [0]
    numbers.swapAt(11, 15)
    var record = PuzzleRecord(
      start: PanelLayout(numbers: numbers),
      goal: .openFirst,
      slides: [12, 15, 14]
    )
    record.id = "1"
    record.event = "Event"
    record.site = "Site"
    record.round = "2"
    record.date = GameDate("2026-11-25")
    record.player = "Player"
    record.annotations = [
      SlideAnnotation(ply: 1, time: 1.5), SlideAnnotation(ply: 3, comment: "Comment"),
    ]
    record.result = PuzzleResult(slides: 5, runs: 2, ending: .unsolved)
    record.comment = "About it"
    record.tags = [Tag(name: "name", value: "value")]
    return record
  }()

  static let facts = FactSet([
    .id, .event, .site, .round, .date, .names, .start, .goal, .moves, .times, .comments, .counts,
    .ending, .comment, .tags,
  ])

  @Test func `knows its facts`() {
    #expect(Self.full.facts == Self.facts)
    #expect(PuzzleRecord().facts == FactSet())
  }

  @Test(arguments: facts.facts)
  func `drops one fact and keeps the others`(fact: Fact) {
    var record = Self.full
    let losses = record.keep(.all.subtracting(FactSet([fact])))
    let gone = fact == .moves ? FactSet([.moves, .times, .comments]) : FactSet([fact])
    #expect(FactSet(losses.map(\.fact)) == gone)
    #expect(record.facts == Self.facts.subtracting(gone))
    let (old, new) = (Self.full.digest, record.digest)
    #expect(old.facts(missingIn: new, besides: FactSet()) == gone)
    #expect(old.facts(addedIn: new, besides: FactSet()) == FactSet())
    #expect(record != Self.full)
  }

  @Test func `loses nothing with what follows from its slides`() {
    var record = PuzzleRecord(start: Self.full.start, slides: [12])
    record.result = PuzzleResult(slides: 1, runs: 1, ending: .solved)
    #expect(record.facts == FactSet([.start, .moves]))
    #expect(record.keep(FactSet([.start, .moves])) == [])
    #expect(record.result == nil)
    record.result = PuzzleResult(slides: 1, runs: 2)
    #expect(record.keep(FactSet([.start, .moves])).map(\.fact) == [.counts])
  }

  @Test func `has the counts and the ending that do not follow from its slides`() {
    let endings: [PuzzleResult.Ending?] = [nil, .solved, .unsolved]
    for slides in [nil, 1, 2] {
      for runs in [nil, 1, 2] {
        for ending in endings {
          var record = PuzzleRecord(start: layout("1 2/0 3"), slides: [3])
          record.result = PuzzleResult(slides: slides, runs: runs, ending: ending)
          let isCounted = slides == 2 || runs == 2
          let facts = record.facts.intersection(FactSet([.counts, .ending])).facts
          #expect(facts == (isCounted ? [.counts] : []) + (ending == .unsolved ? [.ending] : []))
          // Nothing follows from slides that cannot be played.
          record.slides = [2]
          #expect(record.facts.contains(.counts) == (slides != nil || runs != nil))
          #expect(record.facts.contains(.ending) == (ending != nil))
        }
      }
    }
  }

  @Test func `can be played to each ply`() throws {
    let replay = try PuzzleReplay(Self.full)
    #expect(replay.puzzles.count == 4)
    #expect(replay.runCount == 2)
    for ply in 0...3 {
      let snapshot = try Self.full.snapshot(atPly: ply)
      #expect(snapshot.start == replay.puzzles[ply].layout)
      #expect(snapshot.slides == [])
      #expect(snapshot.player == "Player")
    }
    #expect(throws: SnapshotError.noSuchPly(asked: 4, last: 3)) {
      try Self.full.snapshot(atPly: 4)
    }
  }

  @Test func `is played up to the first slide that is not legal`() {
    var record = Self.full
    record.slides = [12, 15, 1, 14]
    let attempt = record.attempt()
    #expect(attempt.moveCount == 2)
    #expect(!attempt.isComplete)
    #expect(attempt.problem?.description == "ply 3: panel 1: the panel is not beside the open cell")
    #expect(record.finalHash == nil)
  }

  @Test func `cannot be played from what is no puzzle`() {
    var record = Self.full
    record.start = PanelLayout(numbers: [1, 1])
    #expect(record.attempt().moveCount == 0)
    #expect(throws: PuzzleProblem.self) { try PuzzleReplay(record) }
    #expect(throws: SnapshotError.self) { try record.snapshot() }
  }

  @Test func `is the same game whoever recorded it`() {
    var other = Self.full
    other.player = nil
    other.comment = nil
    #expect(other.key == Self.full.key)
    other.slides.removeLast()
    #expect(other.key != Self.full.key)
  }
}
