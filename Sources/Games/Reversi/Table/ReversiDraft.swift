package import GameRecords
package import RecordFormats
package import ReversiRules

/// A record of Reversi that is being read or written.
package struct ReversiDraft: RecordDraft {
  package var facts: ReversiRecord
  var line: PlayLine<Move, MoveAnnotation>
  var variations: [VariationDraft] = []
  var changes: [ChangeDraft] = []

  /// The initial value of every record; copying it is faster than creating it again.
  private static let blank = ReversiRecord()

  package init() {
    facts = Self.blank
    line = PlayLine()
  }

  package init(_ record: borrowing ReversiRecord) {
    facts = copy record
    line = PlayLine(facts.moves, facts.annotations)
  }

  package mutating func complete() -> [SourceRange] {
    swap(&facts.moves, &line.moves)
    swap(&facts.annotations, &line.notes)
    if line.isRespelled { facts.passMarks = .usual }
    return line.places
  }

  /// Sorts out what refers to moves that are not there.
  mutating func finish(_ end: inout ObjectEnd) {
    if end.hasMoves {
      facts.variations = variations.sorted(in: line, &end)
      let count = line.moves.count
      let changes = changes.compactMap(\.placed)
      if !changes.isEmpty {
        facts.sessionChanges = changes.inOrder(
          moveCount: count,
          readable: line.readable ?? count
        ) { problem, place in
          end.problems.append(
            ObjectProblem(
              problem.isOrder ? .order : .value,
              problem.message,
              help: problem.help,
              at: place
            )
          )
        }
      }
    }
    guard let readable = line.readable else { return }
    // Without any move, there would be nothing to play.
    if readable == 0 { end.isUsable = false }
    line.cut()
    facts.variations.removeAll { $0.ply > readable + 1 }
    // The result cannot be compared with the remaining moves.
    facts.result = nil
  }
}

/// A start position.
struct StartDraft {
  var turn: TurnWord?
  var board: Board?

  init() {}

  init(_ position: Position) {
    turn = TurnWord(position.turn)
    board = position.board
  }

  /// The position, if both are known.
  var position: Position? {
    guard let turn, let board else { return nil }
    return Position(board: board, turn: turn.side)
  }
}

/// Another line of play.
struct VariationDraft: Sendable {
  var ply: Int?
  /// The place of the ply.
  var place = 0..<0
  var line = PlayLine<Move, MoveAnnotation>()
  var variations: [VariationDraft] = []
  /// Its variations, once they are sorted out.
  private var inner: [Variation] = []

  init() {}

  init(_ variation: Variation) {
    ply = variation.ply
    line = PlayLine(variation.moves, variation.annotations)
    inner = variation.variations
  }

  /// The variations to write.
  var written: [VariationDraft] { inner.map(VariationDraft.init) }

  /// The variation, if it is known: without one of its moves it could be another one.
  var variation: Variation? {
    guard let ply, line.readable == nil else { return nil }
    return Variation(
      ply: ply,
      moves: line.moves,
      annotations: line.notes,
      variations: inner,
      places: MovePlaces(line.places)
    )
  }

  mutating func finish(_ end: inout ObjectEnd) {
    if line.moves.isEmpty {
      end.problems.append(ObjectProblem(.value, "the variation has no moves"))
    } else if line.readable == nil {
      inner = variations.sorted(in: line, &end)
    }
  }
}

extension [VariationDraft] {
  /// Returns the variations of a line that branch off within it, in order, and reports the others.
  fileprivate func sorted(
    in line: PlayLine<Move, MoveAnnotation>,
    _ end: inout ObjectEnd
  ) -> [Variation] {
    var last = 1
    var kept: [Variation] = []
    for draft in self {
      guard let variation = draft.variation else { continue }
      let (ply, count) = (variation.ply, line.moves.count)
      if ply > count + 1 {
        end.problems.append(
          ObjectProblem(
            .value,
            "ply \(ply) is not between 1 and \(count + 1), where the line ends",
            at: draft.place
          )
        )
      } else if ply < last {
        end.problems.append(
          ObjectProblem(
            .order,
            "a variation at ply \(ply) follows one at ply \(last)",
            help: "put variations in the order of their plies",
            at: draft.place
          )
        )
      } else {
        last = ply
        kept.append(variation)
      }
    }
    return kept
  }
}

/// A change of the session.
struct ChangeDraft: Sendable {
  var ply: Int?
  var time: Double?
  var side: Disk?
  var mode: PlayerMode?
  var isReset = false
  /// The places of the change, its ply and its time.
  private var place = 0..<0
  var plyPlace = 0..<0
  var timePlace: Range<Int>?

  init() {}

  init(_ change: SessionChange) {
    ply = change.ply
    time = change.time
    switch change.action {
    case .mode(let side, let mode): (self.side, self.mode) = (side, mode)
    case .reset: isReset = true
    }
  }

  /// The action, if it is known.
  private var action: SessionChange.Action? {
    if isReset { return .reset }
    guard let side, let mode else { return nil }
    return .mode(side, mode)
  }

  /// The change with its place, if it is known.
  var placed: PlacedSessionChange? {
    guard let ply, let action else { return nil }
    return PlacedSessionChange(
      SessionChange(ply: ply, time: time, action),
      at: place,
      ply: plyPlace,
      time: timePlace
    )
  }

  mutating func finish(_ end: inout ObjectEnd) {
    place = end.place
    // A key that is missing may be misspelled.
    if end.hasErrors { return }
    switch (isReset, side, mode) {
    case (true, nil, nil), (false, _?, _?): break
    case (true, _, _):
      end.problems.append(
        ObjectProblem(
          .value,
          "a reset has no side and no mode",
          help: "a reset begins a new game, with both sides manual"
        )
      )
    case (false, nil, _?): end.problems.append(ObjectProblem(.missing("side")))
    case (false, _, nil):
      end.problems.append(
        ObjectProblem(
          .missing("mode"),
          help: "a change is a side with its mode, or “reset”: true"
        )
      )
    }
  }
}

/// A result, with its score as two counts.
struct ResultDraft: Sendable {
  var dark: Int?
  var light: Int?
  var margin: Double?
  var winner: GameResult.Winner?
  var ending: GameResult.Ending?

  init() {}

  init(_ result: GameResult) {
    (dark, light) = (result.score?.dark, result.score?.light)
    (margin, winner, ending) = (result.margin, result.winner, result.ending)
  }

  /// The result; without both counts it has no score.
  var result: GameResult {
    var score: DiskCounts?
    if let dark, let light { score = DiskCounts(dark: dark, light: light) }
    return GameResult(score: score, margin: margin, winner: winner, ending: ending)
  }

  func finish(_ end: inout ObjectEnd) {
    guard (dark == nil) != (light == nil), !end.hasErrors else { return }
    end.problems.append(
      ObjectProblem(
        .missing(light == nil ? "light" : "dark"),
        help: "a score has both counts or none"
      )
    )
  }
}

extension Move: MoveCode {
  package static var unreadable: Move { .pass }

  package init(code: UInt16) {
    self =
      code > UInt16(UInt8.max)
      ? .pass : .placement(Square(rawValue: UInt8(truncatingIfNeeded: code)))
  }

  package var code: UInt16 {
    if case .placement(let square) = self { UInt16(square.rawValue) } else { Self.passCode }
  }

  /// The code of a pass, which is no square.
  private static var passCode: UInt16 { 256 }
}

extension MoveAnnotation: MoveNote {
  package init(ply: Int) { self.init(ply: ply, side: nil) }

  package var numbers: MoveNumbers {
    get {
      var numbers = MoveNumbers()
      if let time { numbers.first = time }
      if let evaluation { numbers.second = evaluation }
      // What is not a number means that there is none.
      numbers.hasMore = !hasOnlyNumbers || time?.isNaN == true || evaluation?.isNaN == true
      return numbers
    }
    set {
      time = newValue.first.isNaN ? nil : newValue.first
      evaluation = newValue.second.isNaN ? nil : newValue.second
    }
  }
}
