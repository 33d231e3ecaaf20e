package import GameRecords
package import RecordFormats
import ReversiRules

/// The table of the facts of a record of Reversi.
package struct ReversiTable: DraftedTable {
  package typealias Draft = ReversiDraft

  package init() {}

  package var table: ObjectTable { Self.record }

  private static let record = ObjectTable(
    ObjectWords("game", phrase: "an object (a record)"),
    Row<ReversiDraft>.opening(namesGame: false) + [
      .text("opening", part: .opening, place: .element, get: { $0.facts.opening }) {
        $0.facts.opening = $1
      },
      .object(
        "players",
        players,
        place: .inline,
        make: { Players() },
        get: {
          let players = $0.facts.players
          return players.dark.isUnknown && players.light.isUnknown ? nil : players
        }
      ) { $0.facts.players = $1 },
      .object(
        "start",
        start,
        part: .start,
        make: { StartDraft() },
        get: { $0.facts.start == .initial ? nil : StartDraft($0.facts.start) }
      ) { if let start = $1.position { $0.facts.start = start } },
      .marks(get: { $0.facts.marks }) { $0.facts.marks = $1 },
      .line("moves", moves, of: move) { $1(&$0.line) },
      .list(
        "variations",
        variation,
        PartTable.List(hasElement: false, isStrict: true),
        make: { VariationDraft() },
        get: { $0.facts.variations.map(VariationDraft.init) }
      ) { $0.variations.append($1) },
      .list(
        "session",
        change,
        PartTable.List(limit: Limits.sessionChanges, hasElement: true, isStrict: true),
        make: { ChangeDraft() },
        get: { $0.facts.sessionChanges.map(ChangeDraft.init) }
      ) { $0.changes.append($1) },
      .object(
        "result",
        result,
        part: .result,
        make: { ResultDraft() },
        get: { $0.facts.result.map(ResultDraft.init) }
      ) { $0.facts.result = $1.result },
    ] + Row.closing
  ) { $0.finish(&$1) }

  private static let players = ObjectTable(
    ObjectWords("players"),
    [
      Row<Players>.player("dark", .dark, dark), .player("light", .light, light),
    ]
  )

  private static let dark = player(.dark)
  private static let light = player(.light)

  private static func player(_ side: Disk) -> ObjectTable {
    ObjectTable(
      ObjectWords("player", phrase: "an object (a player)"),
      [
        Row<Player>.text("name", part: .name(side), get: { $0.name }) { $0.name = $1 },
        .number("rating", part: .rating(side), get: { $0.rating }) { $0.rating = $1 },
        .word("mode", .mode, part: .mode(side), get: { $0.mode }) { $0.mode = $1 },
      ]
    )
  }

  private static let start = ObjectTable(
    ObjectWords("start", phrase: "an object (a position)"),
    [
      Row<StartDraft>.word("turn", .turn, part: .turn, isRequired: true, get: { $0.turn }) {
        $0.turn = $1
      },
      .value(
        "board",
        .rows(.board),
        part: .board,
        place: .inline,
        isRequired: true,
        get: { $0.board.map { .rows($0.rows) } }
      ) { start, value, _ in
        if case .rows(let rows) = value { start.board = BoardText(rows: rows).board }
      },
    ]
  )

  /// How moves are written: as squares, or all in one text without passes as other programs do.
  private static let moves = LineTable.Form(
    .cell,
    limit: Limits.moves,
    perLine: 10
  ) { text in
    JSONMoveSpelling.squares(in: text)?.map { (UInt16($0.square.rawValue), $0.offset) }
  }

  private static let move = ObjectTable(
    ObjectWords("move"),
    [
      Row<LineItem<Move, MoveAnnotation>>.value(
        "move",
        .code(.move),
        place: .attribute("at"),
        isRequired: true,
        get: { $0.move.map { .text("\($0)") } }
      ) { item, value, place in
        (item.move, item.place) = (value.text().flatMap(Move.init(name:)), place)
      },
      // Readers replace the 0 with the number of the move.
      .word("side", .side, part: .side(0), get: { $0.note.side.map(SideWord.init) }) {
        $0.note.side = $1.side
      },
      .number("time", as: .seconds, get: { $0.note.time }) { $0.note.time = $1 },
      .number("evaluation", get: { $0.note.evaluation }) { $0.note.evaluation = $1 },
      .number("clock", as: .seconds, get: { $0.note.clock }) { $0.note.clock = $1 },
      .value(
        "glyphs",
        .wholes(0...Int(UInt8.max)),
        get: { $0.note.glyphs.isEmpty ? nil : .wholes($0.note.glyphs.map(Int.init)) }
      ) { item, value, _ in
        if case .wholes(let glyphs) = value { item.note.glyphs = glyphs.map { UInt8($0) } }
      },
      .marks(get: { $0.note.marks }) { $0.note.marks = $1 },
      .text("comment", place: .text, get: { $0.note.comment }) { $0.note.comment = $1 },
    ]
  )

  private static let variation: ObjectTable = ObjectTable(
    ObjectWords("variation", phrase: "an object (a variation)"),
    [
      Row<VariationDraft>.whole("ply", 1...Limits.moves, isRequired: true, get: { $0.ply }) {
        ($0.ply, $0.place) = ($1, $2)
      },
      .line("moves", moves, of: move, place: .inline, isRequired: true) { $1(&$0.line) },
      .list(
        "variations",
        variation,
        PartTable.List(hasElement: false, isStrict: true),
        make: { VariationDraft() },
        get: { $0.written }
      ) { $0.variations.append($1) },
    ]
  ) { $0.finish(&$1) }

  private static let change = ObjectTable(
    ObjectWords("mode", phrase: "an object (a change of the session)"),
    [
      Row<ChangeDraft>.whole("ply", 0...Limits.moves, isRequired: true, get: { $0.ply }) {
        ($0.ply, $0.plyPlace) = ($1, $2)
      },
      .value("time", .seconds, get: { $0.time.map(FieldValue.number) }) { change, value, place in
        (change.time, change.timePlace) = (value.number(), place)
      },
      .word("side", .side, get: { $0.side.map(SideWord.init) }) { $0.side = $1.side },
      .word("mode", .mode, get: { $0.mode }) { $0.mode = $1 },
      .value("reset", .flag, place: .elementName, get: { $0.isReset ? .flag : nil }) {
        change,
        _,
        _ in
        change.isReset = true
      },
    ]
  ) { $0.finish(&$1) }

  private static let counts = 0...256

  private static let result = ObjectTable(
    ObjectWords("result"),
    [
      // The disks of a side: up to the squares of the largest board.
      Row<ResultDraft>.whole("dark", counts, part: .score, get: { $0.dark }) { result, count, _ in
        result.dark = count
      },
      .whole("light", counts, part: .score, get: { $0.light }) { result, count, _ in
        result.light = count
      },
      .number("margin", part: .margin, get: { $0.margin }) { $0.margin = $1 },
      .word("winner", .winner, part: .winner, get: { $0.winner }) { $0.winner = $1 },
      .word("ending", .ending, part: .ending, get: { $0.ending }) { $0.ending = $1 },
    ]
  ) { $0.finish(&$1) }

  package func check(_ record: ReversiRecord, depth: Int) throws(WritingError) {
    try record.checkLines(depth: depth)
    try record.checkSession()
    try Self.check(record.annotations, of: record.moves)
    for line in record.variations { try Self.check(line) }
  }

  private static func check(_ line: Variation) throws(WritingError) {
    try check(line.annotations, of: line.moves)
    for line in line.variations { try check(line) }
  }

  private static func check(
    _ annotations: [MoveAnnotation],
    of moves: [Move]
  ) throws(WritingError) {
    var last = 0
    for annotation in annotations {
      guard annotation.ply > last, annotation.ply <= moves.count else {
        throw WritingError(
          "the annotation of move \(annotation.ply) belongs to no move, or is not in order"
        )
      }
      last = annotation.ply
      guard annotation.time ?? 0 >= 0, annotation.clock ?? 0 >= 0 else {
        throw WritingError("the time or clock of ply \(annotation.ply) is negative")
      }
    }
  }
}

extension Row<Players> {
  fileprivate static func player(_ name: FieldName, _ side: Disk, _ table: ObjectTable) -> Self {
    .object(
      name,
      table,
      part: .player(side),
      make: { Player() },
      get: { $0[side].isUnknown ? nil : $0[side] }
    ) { $0[side] = $1 }
  }
}

extension Row {
  fileprivate static func marks(
    get: @escaping @Sendable (inout Object) -> Set<BoardMark<Square>>,
    set: @escaping @Sendable (inout Object, Set<BoardMark<Square>>) -> Void
  ) -> Self {
    value(
      "marks",
      .codes(.mark),
      get: {
        let marks = get(&$0)
        return marks.isEmpty ? nil : .texts(marks.sorted().map(\.description))
      }
    ) { object, value, _ in
      guard case .texts(let texts) = value else { return }
      set(&object, Set(texts.compactMap { BoardMark($0) { Square($0) } }))
    }
  }
}

extension [any GameTable] {
  /// Only the table of Reversi.
  package static var reversi: Self { [ReversiTable()] }
}
