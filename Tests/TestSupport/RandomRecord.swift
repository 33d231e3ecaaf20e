public import GameRecords
import ReversiRules

/// A record of a game of which there are random ones.
public protocol RandomGameRecord: GameRecord {
  /// Returns a random record with everything that the model can store.
  static func random(using generator: inout SeededGenerator) -> Self
}

extension ReversiRecord: RandomGameRecord {
  /// Returns a record with a legal game of any length and a random mixture of everything that the
  /// model can store: texts that are hard to escape, other board sizes, light to move first,
  /// passes.
  public static func random(using generator: inout SeededGenerator) -> ReversiRecord {
    var record = ReversiRecord()
    record.id = maybe(using: &generator, text)
    record.event = maybe(using: &generator, text)
    record.site = maybe(using: &generator, text)
    record.round = maybe(using: &generator, text)
    record.date = maybe(using: &generator, date)
    record.players.dark = player(using: &generator)
    record.players.light = player(using: &generator)
    record.start = start(using: &generator)
    record.play(using: &generator)
    record.annotations = annotations(record.moves, from: record.start, using: &generator)
    record.variations = variations(record.moves, from: record.start, using: &generator)
    record.sessionChanges = sessionChanges(record.moves.count, using: &generator)
    record.comment = maybe(using: &generator, text)
    record.marks = marks(on: record.start.board.size, using: &generator)
    record.result = maybe(using: &generator, result)
    if Bool.random(using: &generator) { record.correctResult() }
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      record.tags.append(
        Tag(name: "n" + text(using: &generator), value: text(using: &generator))
      )
    }
    record.opening = maybe(using: &generator, text)
    return record
  }

  /// Makes what the result declares agree with the moves, as in valid records.
  public mutating func correctResult() {
    guard let declared = result else { return }
    guard let outcome = ReplayAttempt(self).replay.outcome else {
      result = GameResult(winner: declared.winner, ending: .resigned)
      return
    }
    // The empty squares are counted or not.
    let counts = declared.margin ?? 0 < 0 ? outcome.raw : outcome.withEmpties
    result = GameResult(
      score: declared.score.map { _ in counts },
      margin: declared.margin.map { _ in Double(counts.dark - counts.light) },
      winner: declared.winner.map { _ in GameResult.Winner(outcome.winner) },
      ending: declared.ending.map { _ in .playedOut }
    )
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
    moves = Self.line(of: length, from: &position, using: &generator)
    // A save: a position without moves, sometimes one in which the game is over.
    if Int.random(in: 0...4, using: &generator) == 0 {
      start = position
      moves = []
    }
  }

  /// Returns legal moves, fewer if the game is over earlier.
  private static func line(
    of length: Int,
    from position: inout Position,
    using generator: inout SeededGenerator
  ) -> [Move] {
    var moves: [Move] = []
    while moves.count < length, !position.isOver {
      let move = position.randomMove(using: &generator)
      guard (try? position.play(move)) != nil else { break }
      moves.append(move)
    }
    return moves
  }

  private static func annotations(
    _ moves: [Move],
    from start: Position,
    using generator: inout SeededGenerator
  ) -> [MoveAnnotation] {
    ReplayAttempt(ReversiRecord(start: start, moves: moves)).replay.steps.compactMap { step in
      guard Int.random(in: 0...3, using: &generator) == 0 else { return nil }
      let annotation = MoveAnnotation(
        ply: step.ply,
        side: maybe(using: &generator) { _ in step.side },
        time: maybe(using: &generator) { number(0...900, using: &$0) },
        clock: maybe(using: &generator) { number(0...9000, using: &$0) },
        evaluation: maybe(using: &generator) { number(-64...64, using: &$0) },
        glyphs: maybe(using: &generator, glyphs) ?? [],
        comment: maybe(using: &generator) { "c" + text(using: &$0) },
        marks: marks(on: start.board.size, using: &generator)
      )
      return annotation.isEmpty ? nil : annotation
    }
  }

  private static func glyphs(using generator: inout SeededGenerator) -> [UInt8] {
    (1...Int.random(in: 1...3, using: &generator)).map { _ in
      [1, 2, 3, 4, 5, 6, .random(in: 0...255, using: &generator)].pick(using: &generator)
    }
  }

  /// Returns some marks of all kinds, mostly none.
  private static func marks(
    on size: BoardSize,
    using generator: inout SeededGenerator
  ) -> Set<BoardMark<Square>> {
    guard Int.random(in: 0...3, using: &generator) == 0 else { return [] }
    let squares = Array(size.squares)
    return Set(
      (1...Int.random(in: 1...4, using: &generator)).compactMap { _ in
        let square = squares.pick(using: &generator)
        let other = squares.pick(using: &generator)
        switch Int.random(in: 0...4, using: &generator) {
        case 0: return square == other ? nil : .arrow(from: square, to: other)
        case 1: return square == other ? nil : .line(from: square, to: other)
        case 2: return .shape(MarkShape.allCases.pick(using: &generator), on: square)
        default:
          let letters = ["A", "12", "circle", "\"", "a:b", text(using: &generator)]
          return MarkText(letters.pick(using: &generator)).map { .text($0, on: square) }
        }
      }
    )
  }

  /// Returns legal lines that branch off a line of legal moves and off each other.
  private static func variations(
    _ moves: [Move],
    from start: Position,
    levels: Int = 3,
    using generator: inout SeededGenerator
  ) -> [Variation] {
    // Half of the lines have no variations.
    guard levels > 0, Bool.random(using: &generator) else { return [] }
    var variations: [Variation] = []
    var position = start
    for ply in 1...moves.count + 1 {
      while Int.random(in: 0...19, using: &generator) == 0 {
        var end = position
        let length = Int.random(in: 1...8, using: &generator)
        let line = line(of: length, from: &end, using: &generator)
        guard !line.isEmpty else { break }
        variations.append(
          Variation(
            ply: ply,
            moves: line,
            annotations: annotations(line, from: position, using: &generator),
            variations: self.variations(
              line,
              from: position,
              levels: levels - 1,
              using: &generator
            )
          )
        )
      }
      if ply <= moves.count { _ = try? position.play(moves[ply - 1]) }
    }
    return variations
  }

  /// Returns mode changes in order and sometimes a reset; for half of the records, nothing.
  private static func sessionChanges(
    _ moveCount: Int,
    using generator: inout SeededGenerator
  ) -> [SessionChange] {
    guard Bool.random(using: &generator) else { return [] }
    let isReset = Bool.random(using: &generator)
    let plies = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
      Int.random(in: 0...moveCount, using: &generator)
    }
    var changes = plies.sorted().map { ply in
      let side: Disk = Bool.random(using: &generator) ? .dark : .light
      return SessionChange(ply: ply, .mode(side, PlayerMode.allCases.pick(using: &generator)))
    }
    if isReset { changes.append(SessionChange(ply: moveCount, .reset)) }
    var time = 0.0
    for index in changes.indices where Bool.random(using: &generator) {
      time = max(time, time + number(0...900, using: &generator))
      changes[index].time = time
    }
    return changes
  }

  private static func result(using generator: inout SeededGenerator) -> GameResult {
    GameResult(
      score: maybe(using: &generator) {
        DiskCounts(
          dark: Int.random(in: 0...256, using: &$0),
          light: Int.random(in: 0...64, using: &$0)
        )
      },
      margin: maybe(using: &generator) { number(-64...64, using: &$0) },
      winner: maybe(using: &generator) { GameResult.Winner.allCases.pick(using: &$0) },
      ending: maybe(using: &generator) { GameResult.Ending.allCases.pick(using: &$0) }
    )
  }
}

extension Collection where Index == Int {
  /// Returns a random element of a collection that is not empty.
  fileprivate func pick(using generator: inout SeededGenerator) -> Element {
    self[Int.random(in: startIndex..<endIndex, using: &generator)]
  }
}
