package import GameRecords

/// The table of the facts of one game's records, from which JSON and XML are made.
package protocol GameTable: Sendable {
  /// A record of the game.
  associatedtype Record: GameRecord

  /// The facts of a record, in the order in which they are written.
  var shape: RecordShape<Record> { get }
}

extension GameTable {
  package var game: GameName { Record.game }
}

extension RecordShape where Object: GameRecord {
  /// The table of a game: the facts that the records of all games have, around its own.
  package init(
    phrase: StaticString,
    _ rows: [Row]
  ) {
    let words = ObjectWords(Object.game.name, phrase: phrase)
    self.init(
      words,
      Self.opening(needsGame: true) + rows
        + Self.closing(
          tags: .list(
            "tags",
            RecordShapes.tag,
            ShapePart.List(limit: Limits.tags, plain: nil, hasElement: false, part: RecordPart.tag),
            make: { Tag(name: "", value: "") },
            get: { $0.tags }
          ) { $0.tags.add($1) }
        )
    )
  }

  /// The facts before those of the game itself.
  static func opening(needsGame: Bool) -> [Row] {
    [
      .parts(
        "flipbook",
        .version,
        place: .attribute("version")
      ),
      .parts(
        "game",
        .game,
        place: .none,
        isRequired: needsGame
      ),
      .text("id", part: .id, get: { $0.id }) {
        $0.id = $1
      },
      .text("event", part: .event, place: .element, get: { $0.event }) {
        $0.event = $1
      },
      .text("site", part: .site, place: .element, get: { $0.site }) {
        $0.site = $1
      },
      .text(
        "round",
        part: .round,
        place: .element,
        get: { $0.round }
      ) { $0.round = $1 },
      .value("date", .date, part: .date, place: .element, get: { $0.date.map(FieldValue.date) }) {
        record,
        value,
        _ in
        record.date = value.date()
      },
    ]
  }

  /// The facts after those of the game itself.
  static func closing(tags: Row) -> [Row] {
    [
      .text("comment", place: .element, get: { $0.comment }) {
        $0.comment = $1
      },
      tags,
      .parts("$schema", .schema, place: .none),
    ]
  }
}
