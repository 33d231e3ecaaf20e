import Flipbook
import FuzzTargets
import TestSupport
import Testing

/// What no reader would accept is not written, by the formats that otherwise store everything.
@Suite struct `A record that could not be read back` {
  private static let line = Variation(ply: 1, moves: [.pass])

  /// Records, and why XML refuses each.
  static let records: [(message: String, record: ReversiRecord)] = [
    ("the name of a tag is empty", ReversiRecord(tags: [Tag(name: "", value: "a")])),
    (
      "the number of dark is 257, outside of 0 to 256",
      ReversiRecord(result: GameResult(score: DiskCounts(dark: 257, light: 0)))
    ),
    (
      "rating is inf; XML stores only finite numbers",
      ReversiRecord(players: Players(light: Player(rating: .infinity)))
    ),
    ("margin is nan", ReversiRecord(result: GameResult(margin: .nan))),
    ("margin is inf", ReversiRecord(result: GameResult(margin: .infinity))),
    (
      "event is longer than 1 MiB", ReversiRecord(event: String(repeating: "a", count: 1 + 1 << 20))
    ),
    ("the annotation of move 1 belongs to no move", annotated("", MoveAnnotation(ply: 1, time: 1))),
    ("the annotation of move 2", annotated("--", MoveAnnotation(ply: 2, comment: ""))),
    ("time", annotated("--", MoveAnnotation(ply: 1, time: -1))),
    ("clock", annotated("--", MoveAnnotation(ply: 1, clock: -1))),
    ("evaluation", annotated("--", MoveAnnotation(ply: 1, evaluation: .nan))),
    (
      "the annotation of move 1",
      annotated("--", MoveAnnotation(ply: 1, time: 1), MoveAnnotation(ply: 1, time: 1))
    ),
    ("a variation", branched(Variation(ply: 1, moves: []))),
    ("a variation at ply 3", branched(Variation(ply: 3, moves: [.pass]))),
    ("a variation at ply 0", branched(Variation(ply: 0, moves: [.pass]))),
    ("a variation at ply 1", branched(Variation(ply: 2, moves: [.pass]), line)),
    (
      "the annotation of move 2 belongs to no move, or is not in order",
      branched(Variation(ply: 1, moves: [.pass], annotations: [MoveAnnotation(ply: 2, time: 1)]))
    ),
    ("", branched(line, count: Limits.moves)),
    ("", ReversiRecord(moves: Array(repeating: .pass, count: Limits.moves + 1))),
    ("", changed(SessionChange(ply: -1, .reset))), ("", changed(SessionChange(ply: 0, .reset))),
    ("", changed(SessionChange(ply: 2, .reset))),
    ("", changed(SessionChange(ply: 3, .mode(.dark, .manual)))),
    ("", changed(SessionChange(ply: 1, time: -1, .reset))),
    ("", changed(SessionChange(ply: 1, time: .infinity, .reset))),
    ("", changed(SessionChange(ply: 1, time: .nan, .mode(.dark, .manual)))),
    (
      "",
      changed(
        count: Limits.sessionChanges + 1,
        SessionChange(ply: 0, .mode(.dark, .manual))
      )
    ),
  ]

  private static func annotated(_ moves: String, _ notes: MoveAnnotation...) -> ReversiRecord {
    ReversiRecord(moves: Move.list(moves), annotations: notes)
  }

  private static func branched(_ lines: Variation..., count: Int = 1) -> ReversiRecord {
    ReversiRecord(
      moves: [.pass],
      variations: Array(repeatElement(lines, count: count).joined())
    )
  }

  private static func changed(count: Int = 1, _ change: SessionChange) -> ReversiRecord {
    ReversiRecord(moves: [.pass], sessionChanges: Array(repeating: change, count: count))
  }

  @Test(arguments: records.indices, ["json", "jsonl", "xml"])
  func `is not written`(index: Int, name: String) throws {
    let (message, record) = Self.records[index]
    // XML has any times.
    guard name != "xml" || message != "time" else { return }
    let format = try #require(FormatRegistry.standard.format(named: name))
    let conversion = Conversion([Traveller(name: message, record: record)], to: format)
    #expect(conversion.problems == [])
    let error = try #require(conversion.refusals.first?.error, "\(record.tags)")
    if name == "xml" { #expect(error.message.contains(message)) }
  }
}
