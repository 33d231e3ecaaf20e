import GameRecords
import ReversiRules

/// The facts that columns of tables and keys of JSON can have, by their names.
enum TableFact {
  /// The fact of a column or a key; `nil` if its name is that of none.
  static func named(_ name: String) -> NamedFact<String>? {
    let letters = name.lowercased().filter(\.isLetter).replacing("black", with: "dark")
      .replacing("white", with: "light").replacing("player", with: "").replacing("name", with: "")
    return rows[letters]
  }

  /// The columns that flipbook writes about a record and that are no facts of it.
  static let derived: Set = ["file", "record", "player", "rating", "length"]

  private static let rows = Dictionary(
    uniqueKeysWithValues: [
      .text("id", .id), .text("event", .event), .text("tournament", .event), .text("site", .site),
      .text("round", .round), .text("opening", .opening), .text("dark", .name(.dark)),
      .text("light", .name(.light)), .rating("darkrating", .dark, refusal: refusal("a number")),
      .rating("lightrating", .light, refusal: refusal("a number")),
      .date("date", refusal: refusal("a date"), text: \.description),
      .date("created", refusal: refusal("a date"), text: \.description),
      .date("createdat", refusal: refusal("a date"), text: \.description),
      .result(
        "result",
        refusal: refusal("a result such as 40-24"),
        take: { ResultSpelling.result(Array($0.utf8)[...]) },
        text: { _ in nil }
      ),
      result("score", .score, \.score, "a score such as 40-24") {
        ResultSpelling.result(Array($0.utf8)[...])?.score
      },
      result("winner", .winner, \.winner, "a winner: dark, light, tie, 1, -1 or 0") {
        winners[$0.lowercased()]
      },
      result("margin", .margin, \.margin, "a number") { DecimalSpelling.number($0) },
      result("ending", .ending, \.ending, "an ending") { GameResult.Ending(rawValue: $0) },
      NamedFact("startposition", .start, refusal: refusal("a position")) { text, record in
        let source = SourceText(name: "", bytes: Array(text.utf8)[...])
        guard let start = PositionLine(0..<source.bytes.count, of: source).position else {
          return .refused
        }
        record.start = start
        return .whole
      } text: { _ in
        nil
      },
    ].map { ($0.name, $0) }
  )

  private static let winners: [String: GameResult.Winner] = [
    "dark": .dark, "black": .dark, "b": .dark, "1": .dark, "1-0": .dark, "light": .light,
    "white": .light, "w": .light, "-1": .light, "0-1": .light, "tie": .tie, "draw": .tie, "0": .tie,
    "1/2-1/2": .tie,
  ]

  private static func refusal(_ expected: String) -> NamedFact<String>.Refusal {
    .init(rule: .tableField, expected: expected)
  }

  /// A part of the declared result.
  private static func result<Value: Equatable & Sendable>(
    _ name: String,
    _ part: RecordPart,
    _ field: any WritableKeyPath<GameResult, Value?> & Sendable,
    _ expected: String,
    _ value: @escaping @Sendable (String) -> Value?
  ) -> NamedFact<String> {
    NamedFact(name, part, refusal: refusal(expected)) { text, record in
      guard let value = value(NamedFact<String>.trimmed(text)) else { return .refused }
      var result = record.result ?? GameResult()
      let reading = NamedFact<String>.put(value, &result[keyPath: field])
      record.result = result
      return reading
    } text: { _ in
      nil
    }
  }
}
