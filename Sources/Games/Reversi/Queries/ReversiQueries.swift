package import GameRecords
package import RecordQueries
import ReversiRules

/// What records of Reversi can be asked.
package enum ReversiQueries: QueriedGame {
  package typealias Record = ReversiRecord

  package static func course(of record: ReversiRecord) -> ReversiCourse { ReversiCourse(record) }

  package static var ownFields: [QueryField<ReversiQueries>] {
    playerFields + resultFields + lineFields + positionFields
  }

  package static func anyMoveComment(
    of record: ReversiRecord,
    _ body: (String) -> Bool
  ) -> Bool {
    record.annotations.contains { $0.comment.map(body) ?? false }
  }

  // MARK: - Players

  private static var playerFields: [QueryField<ReversiQueries>] {
    Disk.allCases.flatMap { side in
      [
        .text("\(side)") { subject, body in
          subject.record.players[side].name.map(body) ?? false
        },
        .number("\(side)-rating") { subject, body in
          subject.record.players[side].rating.map(body) ?? false
        },
        .choice("\(side)-mode", { _ in modes }) { subject, body in
          subject.record.players[side].mode.map { body($0.rawValue) } ?? false
        },
      ]
    } + [
      .choice("mode", { _ in modes }) { subject, body in
        Disk.allCases.contains { side in
          subject.record.players[side].mode.map { body($0.rawValue) } ?? false
        }
      }
    ]
  }

  private static let modes = PlayerMode.allCases.map(\.rawValue)

  // MARK: - Results

  private static var resultFields: [QueryField<ReversiQueries>] {
    [
      side("winner") { $0 },
      side("loser") { $0.opponent },
      .flag("tie", cost: .game) { $0.course.winner.map { $0 == .tie } },
      .text(
        "score",
        notation: QueryNotation(
          QueryNotation.digits,
          separator: "-",
          example: "a score such as 40-24, 40-* or *-24"
        ),
        cost: .game
      ) {
        $0.course.score.map(\.text).map($1) ?? false
      },
      .number("margin", cost: .game) {
        $0.course.margin.map($1) ?? false
      },
      .number("lead", from: 0, cost: .game) {
        $0.course.margin.map { $0.magnitude }.map($1) ?? false
      },
      .choice("ending", { _ in GameResult.Ending.allCases.map(\.rawValue) }) {
        $0.record.result?.ending.map { $0.rawValue }.map($1) ?? false
      },
    ]
  }

  /// Creates a field about one side of a game that was won.
  private static func side(
    _ name: String,
    of winner: @escaping @Sendable (Disk) -> Disk
  ) -> QueryField<ReversiQueries> {
    let column: QueryField<ReversiQueries>.Column = { subject in
      subject.course.winner.map { .text($0.side.map(winner).map { "\($0)" } ?? "tie") }
    }
    let known = Disk.allCases.map { "\($0)" } + ["tie", "unknown"]
    return QueryField(name, .words, words: { _ in known }, cost: .game, column: column) {
      test,
      _ throws(QueryError) in
      let words = Set(test.values.filter { !$0.isQuoted }.map { $0.text.lowercased() })
      for value in test.values where !value.isQuoted {
        guard let meant = spelledOtherwise(value.text, known) else { continue }
        throw test.never(
          value,
          clause: "; " + NearMiss.question(meant),
          help: "write \(Words.either(known)), or a name; this one in quotation marks"
        )
      }
      let patterns = try TextPattern.patterns(of: test)
      return { subject in
        let side = subject.course.winner?.side.map(winner)
        let word = side.map { "\($0)" } ?? (subject.course.winner == nil ? "unknown" : "tie")
        let isFound =
          words.contains(word)
          || side.flatMap { subject.record.players[$0].name }
            .map { name in patterns.contains { $0.matches(name) } } ?? false
        return isFound ? QueryMatch() : nil
      }
    }
  }

  /// The word for a side that other programs write in another way; `nil` if a text may be a name.
  private static func spelledOtherwise(_ text: String, _ known: [String]) -> String? {
    let result = ResultSpelling.result(Array(text.utf8)[...])
    if let winner = result?.declaredWinner { return winner.side.map { "\($0)" } ?? "tie" }
    return NearMiss.same(as: text, in: known).flatMap { $0 == text.lowercased() ? nil : $0 }
  }

  // MARK: - Moves

  private static var lineFields: [QueryField<ReversiQueries>] {
    [
      .text(
        "moves",
        notation: QueryNotation(
          "abcdefghijklmnop" + QueryNotation.digits,
          example: "squares such as f5d6* or *a1*"
        )
      ) { subject, body in
        var text = ""
        text.reserveCapacity(2 * subject.record.moves.count)
        for case .placement(let square) in subject.record.moves { text += square.description }
        return text.isEmpty ? false : body(text)
      },
      .text("start-position") {
        subject,
        body in
        let start = subject.record.start
        return start == .initial ? false : body(start.text)
      },
      .number("length", from: 0, cost: .game) {
        $1(Double($0.course.placementCount))
      },
      .number("passes", from: 0, cost: .game) {
        $1(Double($0.course.replay.moveCount - $0.course.placementCount))
      },
      .text(
        "size",
        notation: .boardSize
      ) { subject, body in
        let size = subject.record.start.board.size
        return body("\(size.width)x\(size.height)")
      },
      opening, starts, corner,
    ]
  }

  /// The name of the opening or of one that it continues; with “==”, the longest name only.
  private static var opening: QueryField<ReversiQueries> {
    let column: QueryField<ReversiQueries>.Column = { subject in
      subject.course.replay.opening.map { .text($0.name) }
    }
    return QueryField("opening", .words, cost: .game, column: column) {
      test,
      _ throws(QueryError) in
      let known = OpeningNames.standard.openings
      var named: Set<NamedOpening> = []
      for (value, pattern) in zip(test.values, try TextPattern.patterns(of: test)) {
        let meant = known.filter { $0.names.contains(where: pattern.matches) }
        guard !meant.isEmpty else { throw unknownOpening(value, known.flatMap(\.englishNames)) }
        named.formUnion(meant)
      }
      let isLongest = test.comparison == .same
      return { [named] subject in
        let openings = subject.course.replay.openings.suffix(isLongest ? 1 : .max)
        guard let (opening, ply) = openings.first(where: { named.contains($0.opening) }) else {
          return nil
        }
        return QueryMatch(ply: ply, position: opening.position)
      }
    }
  }

  private static func unknownOpening(_ value: QueryText, _ known: [String]) -> QueryError {
    let near = NearMiss.clause(value.text, in: known)
    return QueryError(
      "no opening is named \(DisplayText.quote(value.text))" + near,
      help: near.isEmpty ? "the names include Tiger, Rose, Buffalo and Cow" : nil,
      at: value.range
    )
  }

  private static var starts: QueryField<ReversiQueries> {
    QueryField("starts", .words, cost: .game) {
      test,
      _ throws(QueryError) in
      let lines = try test.values.map { value throws(QueryError) in
        try StartingMoves(value, isExact: test.comparison == .same)
      }
      return { subject in
        for line in lines {
          if let match = line.match(subject.course) { return match }
        }
        return nil
      }
    }
  }

  private static var corner: QueryField<ReversiQueries> {
    let grammar = QueryGrammar(values: .possible, takesPlies: true)
    let words: QueryField<ReversiQueries>.Words = { _ in Disk.allCases.map { "\($0)" } }
    return QueryField("corner", grammar, words: words, cost: .game) {
      test,
      context throws(QueryError) in
      let sides = try test.words(of: words(context))
      let plies = test.plies
      return { subject in
        let ply = subject.course.firstCorner { side, ply in
          plies?.contains(ply) ?? true && (sides.isEmpty || sides.contains("\(side)"))
        }
        return ply.map { QueryMatch(ply: $0) }
      }
    }
  }
}

extension GameResult.Winner {
  /// The side that won; `nil` for a tie.
  fileprivate var side: Disk? {
    switch self {
    case .dark: .dark
    case .light: .light
    case .tie: nil
    }
  }
}
