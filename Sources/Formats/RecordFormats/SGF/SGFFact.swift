import GameRecords
import ReversiRules

/// The facts about the game, in the order in which they are written.
enum SGFFact {
  static let rows: [NamedFact<SGFName>] = [
    .text("GN", .id),
    .text("EV", .event),
    .text("RO", .round),
    .text("PC", .site),
    .date("DT", refusal: .init(rule: .sgfDate, expected: "a date")) { $0.description },
    .text("ON", .opening),
    .text("PB", .name(.dark)),
    // A rank, such as one in dan, is no rating.
    .rating("BR", .dark),
    .text("PW", .name(.light)),
    .rating("WR", .light),
    .result(
      "RE",
      unknown: ["?"],
      refusal: .init(rule: .sgfResult, expected: "a result"),
      take: SGFResult.result,
      text: SGFResult.text
    ),
  ]

  static let named = Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0) })
}
