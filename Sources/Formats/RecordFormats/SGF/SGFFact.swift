import GameRecords
import ReversiRules

/// The facts about the game, in the order in which they are written.
enum SGFFact {
  static let rows: [NamedFact<SGFProperty>] = [
    .text(.gameName, .id),
    .text(.event, .event),
    .text(.round, .round),
    .text(.site, .site),
    .date(.date, refusal: .init(rule: .sgfDate, expected: "a date")) { $0.description },
    .text(.openingName, .opening),
    .text(.darkName, .name(.dark)),
    // A rank, such as one in dan, is no rating.
    .rating(.darkRating, .dark),
    .text(.lightName, .name(.light)),
    .rating(.lightRating, .light),
    .result(
      .result,
      unknown: ["?"],
      refusal: .init(rule: .sgfResult, expected: "a result"),
      take: SGFResult.result,
      text: SGFResult.text
    ),
  ]

  fileprivate static let named = Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0) })
}

extension SGFProperty {
  /// The fact about the game that its value is, in any node of the main line.
  var fact: NamedFact<SGFProperty>? { SGFFact.named[self] }
}
