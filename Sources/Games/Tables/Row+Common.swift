import GameRecords
import RecordFormats

// The rows that the tables of all games have around their own.
extension Row where Object: RecordDraft {
  /// The facts before those of the game itself.
  @inline(__always)
  package static func opening(namesGame: Bool) -> [Row] {
    [
      .fixed("flipbook", .version, .whole(1), place: .attribute("version")),
      .fixed(
        "game",
        .game,
        namesGame ? .text(Object.Record.game.name) : nil,
        isRequired: namesGame
      ),
      .text("id", part: .id, get: { $0.facts.id }) { $0.facts.id = $1 },
      .text("event", part: .event, place: .element, get: { $0.facts.event }) {
        $0.facts.event = $1
      },
      .text("site", part: .site, place: .element, get: { $0.facts.site }) { $0.facts.site = $1 },
      .text("round", part: .round, place: .element, get: { $0.facts.round }) {
        $0.facts.round = $1
      },
      .value(
        "date",
        .date,
        part: .date,
        place: .element,
        get: { $0.facts.date.map(FieldValue.date) }
      ) { draft, value, _ in
        if case .date(let date) = value { draft.facts.date = date }
      },
    ]
  }

  /// The facts after those of the game itself.
  @inline(__always)
  package static var closing: [Row] {
    [
      .text("comment", place: .element, get: { $0.facts.comment }) { $0.facts.comment = $1 },
      .list(
        "tags",
        Tag.table,
        PartTable.List(limit: Limits.tags, hasElement: false, part: RecordPart.tag),
        make: { Tag(name: "", value: "") },
        get: { $0.facts.tags }
      ) { $0.facts.tags.add($1) },
      .fixed("$schema", .schema),
    ]
  }
}

extension Tag {
  /// A fact without a field of its own.
  fileprivate static let table = ObjectTable(
    ObjectWords("tag", phrase: "an object (a tag)"),
    [
      Row<Tag>.value("name", .name, isRequired: true, get: { .text($0.name) }) { tag, value, _ in
        tag.name = value.text() ?? ""
      },
      .value("value", .text, place: .text, isRequired: true, get: { .text($0.value) }) {
        tag,
        value,
        _ in
        tag.value = value.text() ?? ""
      },
    ]
  )
}
