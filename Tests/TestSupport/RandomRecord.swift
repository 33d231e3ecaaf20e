public import GameRecords
internal import ReversiRules

extension GameRecord {
  /// A record with a legal game of any length, and with any mixture of everything that the model
  /// can hold: texts that are hard to escape, other board sizes, light to move first, passes.
  public static func random(using generator: inout SeededGenerator) -> GameRecord {
    var record = GameRecord()
    record.id = maybe(using: &generator, text)
    record.event = maybe(using: &generator, text)
    record.site = maybe(using: &generator, text)
    record.round = maybe(using: &generator, text)
    record.date = maybe(using: &generator, date)
    record.players.dark = player(using: &generator)
    record.players.light = player(using: &generator)
    record.start = start(using: &generator)
    record.play(using: &generator)
    record.annotate(using: &generator)
    record.result = maybe(using: &generator, result)
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      record.tags.append(
        Tag(name: "n" + text(using: &generator), value: text(using: &generator))
      )
    }
    return record
  }

  private static func maybe<Value>(
    using generator: inout SeededGenerator,
    _ make: (inout SeededGenerator) -> Value
  ) -> Value? {
    Bool.random(using: &generator) ? make(&generator) : nil
  }

  private static let fragments = [
    "Anne", "大森 太郎", "ロゼッタ🎎", "e\u{301}tude", " ", "  ", "\n", "\t", "\r\n", "\r", "]]>",
    "<b>&amp;",
    "\"quoted\"", "'", "\\", "\\u0041", "{}", "[1,2]", "-->", "%", "é", "\u{85}", "\u{2028}", "0",
    "",
  ]

  private static func text(using generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...4, using: &generator))
      .map { _ in fragments.pick(using: &generator) }
      .joined()
  }

  private static func number(
    _ range: ClosedRange<Double>,
    using generator: inout SeededGenerator
  ) -> Double {
    let number = Double.random(in: range, using: &generator)
    switch Int.random(in: 0...2, using: &generator) {
    case 0: return number
    case 1: return (number * 100).rounded() / 100
    default: return number.rounded() + 0
    }
  }

  private static func date(using generator: inout SeededGenerator) -> GameDate {
    let year = Int.random(in: 1...9999, using: &generator)
    let month = Int.random(in: 1...12, using: &generator)
    let day = Int.random(in: 1...28, using: &generator)
    let time = GameDate.Time(
      hour: Int.random(in: 0...23, using: &generator),
      minute: Int.random(in: 0...59, using: &generator),
      second: Int.random(in: 0...59, using: &generator),
      zone: [nil, 0, -330, 540].pick(using: &generator)
    )
    let dates = [
      GameDate(year: year), GameDate(year: year, month: month),
      GameDate(year: year, month: month, day: day),
      GameDate(year: year, month: month, day: day, time: time),
    ]
    return dates.compactMap(\.self).pick(using: &generator)
  }

  private static func player(using generator: inout SeededGenerator) -> Player {
    Player(
      name: maybe(using: &generator, text),
      rating: maybe(using: &generator) { number(-100...3000, using: &$0) },
      mode: maybe(using: &generator) { PlayerMode.allCases.pick(using: &$0) }
    )
  }

  private static func start(using generator: inout SeededGenerator) -> Position {
    let lengths = [4, 6, 8, 8, 8, 8, 8, 10, 12, 14, 16]
    let size = BoardSize(
      width: lengths.pick(using: &generator),
      height: lengths.pick(using: &generator)
    )
    var start = Position.initial(size: size ?? .standard)
    if Int.random(in: 0...3, using: &generator) == 0 { start.turn = .light }
    return start
  }

  private mutating func play(using generator: inout SeededGenerator) {
    var position = start
    let length = Int.random(in: 0...70, using: &generator)
    while moves.count < length, !position.isOver {
      let square = Array(position.legalMoves).randomElement(using: &generator)
      let move = square.map(Move.placement) ?? .pass
      guard (try? position.play(move)) != nil else { return }
      moves.append(move)
    }
    // A save: a position and no moves, sometimes of a game that is over.
    if Int.random(in: 0...4, using: &generator) == 0 {
      start = position
      moves = []
    }
  }

  private mutating func annotate(using generator: inout SeededGenerator) {
    for step in ReplayAttempt(self).replay.steps
    where Int.random(in: 0...3, using: &generator) == 0 {
      let annotation = MoveAnnotation(
        ply: step.ply,
        side: Self.maybe(using: &generator) { _ in step.side },
        time: Self.maybe(using: &generator) { Self.number(0...900, using: &$0) },
        evaluation: Self.maybe(using: &generator) { Self.number(-64...64, using: &$0) },
        comment: Self.maybe(using: &generator) { "c" + Self.text(using: &$0) }
      )
      if !annotation.isEmpty { annotations.append(annotation) }
    }
  }

  private static func result(using generator: inout SeededGenerator) -> GameResult {
    GameResult(
      score: maybe(using: &generator) {
        DiskCounts(
          dark: Int.random(in: 0...256, using: &$0),
          light: Int.random(in: 0...64, using: &$0)
        )
      },
      winner: maybe(using: &generator) { GameResult.Winner.allCases.pick(using: &$0) },
      ending: maybe(using: &generator) { GameResult.Ending.allCases.pick(using: &$0) }
    )
  }
}

extension Collection where Index == Int {
  /// A random element of a collection that is not empty.
  fileprivate func pick(using generator: inout SeededGenerator) -> Element {
    self[Int.random(in: startIndex..<endIndex, using: &generator)]
  }
}
