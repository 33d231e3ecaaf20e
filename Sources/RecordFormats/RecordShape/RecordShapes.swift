package import GameRecords
package import ReversiRules

/// The shapes of a record's objects: the one table from which flipbook's JSON and its XML are made.
///
/// A new fact needs a row here, a property in the model, and a description in both schemas,
/// `game-record.schema.json` and `game-record.xsd`, which say what each field means.
package enum RecordShapes {
  /// The record itself.
  package static let record = RecordShape<ReversiRecord>(
    RecordObject.record.words,
    RecordShape.opening(needsGame: false) + [
      .text(
        "opening",
        part: .opening,
        place: .element,
        get: { $0.opening }
      ) { $0.opening = $1 },
      .parts("players", .object(.players)),
      .parts("start", .object(.start)),
      .marks(get: { $0.marks }) {
        $0.marks = $1
      },
      .parts("moves", .moves),
      .parts("variations", .variations),
      .parts(
        "session",
        .list(.change)
      ),
      .parts("result", .object(.result)),
    ] + RecordShape.closing(tags: .parts("tags", .list(.tag)))
  )

  /// The players.
  static let players = RecordShape<Players>(
    .players,

    .parts("dark", .object(.player)),
    .parts("light", .object(.player)),
  )

  /// A player.
  package static func player(_ side: Disk) -> RecordShape<Player> { side == .dark ? dark : light }

  private static let dark = shape(of: .dark)
  private static let light = shape(of: .light)

  private static func shape(of side: Disk) -> RecordShape<Player> {
    RecordShape(
      .player,

      .text(
        "name",
        part: .name(side),
        get: { $0.name }
      ) { $0.name = $1 },
      .number(
        "rating",
        part: .rating(side),
        get: { $0.rating }
      ) {
        $0.rating = $1
      },
      .word(
        "mode",
        .mode,
        part: .mode(side),
        get: { $0.mode }
      ) { $0.mode = $1 },
    )
  }

  /// The start position.
  package static let start = RecordShape<StartDraft>(
    .start,

    .word(
      "turn",
      .turn,
      part: .turn,
      isRequired: true,
      get: { $0.turn }
    ) { $0.turn = $1 },
    .parts(
      "board",
      .rows,
      isRequired: true
    ),
  )

  /// A move with annotations.
  package static let move = RecordShape<MoveDraft>(
    .move,

    .value(
      "move",
      .move,
      place: .attribute("at"),
      isRequired: true,
      get: { $0.move.map(FieldValue.move) }
    ) { move, value, place in
      (move.move, move.place) = (value.move(), place)
    },
    // Readers replace the 0 with the number of the move.
    .word("side", .side, part: .side(0), get: { $0.annotation.side.map(SideWord.init) }) {
      $0.annotation.side = $1.side
    },
    .number(
      "time",
      as: .seconds,
      get: { $0.annotation.time }
    ) {
      $0.annotation.time = $1
    },
    .number(
      "evaluation",
      get: { $0.annotation.evaluation }
    ) { $0.annotation.evaluation = $1 },
    .value(
      "glyphs",
      .glyphs,
      get: { $0.annotation.glyphs.isEmpty ? nil : .glyphs($0.annotation.glyphs) }
    ) { move, value, _ in
      move.annotation.glyphs = value.glyphs()
    },
    .marks(get: { $0.annotation.marks }) {
      $0.annotation.marks = $1
    },
    .text("comment", place: .text, get: { $0.annotation.comment }) {
      $0.annotation.comment = $1
    },
  )

  /// Another line of play.
  package static let variation = RecordShape<VariationDraft>(
    .variation,

    .value(
      "ply",
      .ply(from: 1),
      isRequired: true,
      get: { $0.ply.map(FieldValue.whole) }
    ) { variation, value, place in
      (variation.ply, variation.place) = (value.whole(), place)
    },
    .parts("moves", .moves, isRequired: true),
    .parts("variations", .variations),
  )

  /// A change of the session.
  package static let change = RecordShape<ChangeDraft>(
    .change,

    .value(
      "ply",
      .ply(from: 0),
      isRequired: true,
      get: { $0.ply.map(FieldValue.whole) }
    ) { change, value, place in
      (change.ply, change.plyPlace) = (value.whole(), place)
    },
    .value(
      "time",
      .seconds,
      get: { $0.time.map(FieldValue.number) }
    ) { change, value, place in
      (change.time, change.timePlace) = (value.number(), place)
    },
    .word("side", .side, get: { $0.side.map(SideWord.init) }) { $0.side = $1.side },
    .word("mode", .mode, get: { $0.mode }) { $0.mode = $1 },
    .value(
      "reset",
      .flag,
      place: .none,
      get: { $0.isReset ? .flag : nil }
    ) { change, _, _ in
      change.isReset = true
    },
  )

  /// The declared result.
  package static let result = RecordShape<ResultDraft>(
    .result,

    .count("dark", get: { $0.dark }) { $0.dark = $1 },
    .count("light", get: { $0.light }) { $0.light = $1 },
    .number(
      "margin",
      part: .margin,
      get: { $0.margin }
    ) { $0.margin = $1 },
    .word("winner", .winner, part: .winner, get: { $0.winner }) {
      $0.winner = $1
    },
    .word("ending", .ending, part: .ending, get: { $0.ending }) {
      $0.ending = $1
    },
  )

  /// A fact without a field of its own.
  package static let tag = RecordShape<Tag>(
    .tag,

    .value("name", .name, isRequired: true, get: { .text($0.name) }) { tag, value, _ in
      tag.name = value.text() ?? ""
    },
    .value("value", .text, place: .text, isRequired: true, get: { .text($0.value) }) {
      tag,
      value,
      _ in
      tag.value = value.text() ?? ""
    },
  )
}
