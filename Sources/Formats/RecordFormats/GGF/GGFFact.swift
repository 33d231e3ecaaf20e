import GameRecords
import ReversiRules

/// The facts about the game, in the order in which they are written.
enum GGFFact {
  static let rows: [NamedFact<GGFName>] = [
    .text("PC", .site),
    .date("DT", refusal: date, text: text),
    .text("PB", .name(.dark)),
    .text("PW", .name(.light)),
    .rating("RB", .dark, refusal: .init(rule: .ggfRating, expected: "a number")),
    .rating("RW", .light, refusal: .init(rule: .ggfRating, expected: "a number")),
  ]

  private static let date = NamedFact<GGFName>.Refusal(
    rule: .ggfDate,
    expected: "a date",
    help: "write a date like 2024-01-02 10:00:00 GMT"
  )

  /// The result, which follows the tags and the type.
  static let result = NamedFact<GGFName>.result(
    "RE",
    refusal: .init(
      rule: .ggfResult,
      expected: "a result",
      help: "a result is dark's disks minus light's, such as +6 or -10:t, or ? if unfinished"
    ),
    take: GGFResult.result,
    text: GGFResult.text
  )

  /// The rows by their names.
  static let named = Dictionary(uniqueKeysWithValues: (rows + [result]).map { ($0.name, $0) })

  /// A date as ``DateSpelling`` reads it: `2024-01-02 10:00:00 +09:00`.
  @Sendable
  private static func text(of date: GameDate) -> String {
    let text = date.description
    guard let time = date.time else { return text }
    let parts = text.split(separator: "T")
    // Hours, minutes and seconds take eight characters; a zone follows them.
    let zone = time.zone == 0 ? "GMT" : parts[1].dropFirst(8)
    return parts[0] + " " + parts[1].prefix(8) + (zone.isEmpty ? "" : " " + zone)
  }
}
