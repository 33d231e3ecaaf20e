package import GameRecords
package import ReversiRules

/// What follows a test position on its line: moves with their scores, such as `G8 +18`, `g8:18;
/// h3:2;` or `G8:+18 H3:+2`, or a score alone.
package struct PositionAnswers {
  /// The moves, each as a line of play with the score that its mover expects.
  package private(set) var variations: [Variation] = []
  /// The score of the position as it is written, and where.
  package private(set) var score: (tag: Tag, range: Range<Int>)?

  /// The answers in some bytes of a text; `nil` when they are anything else.
  package init?(_ range: Range<Int>, of source: SourceText) {
    let fields = OBFField.fields(in: source[range])
    guard !fields.isEmpty, fields.count <= Limits.moves else { return nil }
    for field in fields {
      let words = field.split(whereSeparator: WhiteSpace.isBlank)
      let start = field.startIndex - source.bytes.startIndex
      let place = start..<start + field.count
      switch OBFField(field) ?? Self.moveAndScore(words) {
      case .candidate(let move, let score):
        let name = OBFField.parts(of: words[0]).move
        variations.append(
          Variation(answer: move, score: score, at: start..<start + name.count)
        )
      case .score where score == nil:
        let text = String(decoding: field, as: UTF8.self)
        score = (Tag(name: OBFField.scoreTag, value: text), place)
      case .score, .noMove, nil: return nil
      }
    }
  }

  /// Adds the answers to the record of the position, and reports a score without a move unless it
  /// is known whose it is.
  package func put(
    into record: inout ReversiRecord,
    of source: SourceText,
    isMoverNoted: Bool = false,
    _ findings: inout [Finding]
  ) {
    record.variations += variations
    guard let score else { return }
    record.tags.append(score.tag)
    guard !isMoverNoted else { return }
    findings.append(
      source.finding(
        .positionScore,
        "\(DisplayText.quote(source[score.range])) is kept as the score that the side to move expects",
        help: "write each move with its score, and save the file as obf",
        at: score.range
      )
    )
  }

  /// A move and a score with a blank between them.
  private static func moveAndScore(_ words: [ArraySlice<UInt8>]) -> OBFField? {
    guard words.count == 2, case .candidate(let move, nil)? = OBFField(words[0]),
      case .score(let score)? = OBFField(words[1])
    else { return nil }
    return .candidate(move, score)
  }
}

extension Variation {
  /// A move that is given as the answer to a position.
  /// - Parameters:
  ///   - move: the move.
  ///   - score: what its mover expects of it.
  ///   - place: the place of the move.
  package init(answer move: Move, score: Double?, at place: Range<Int>) {
    self.init(
      ply: 1,
      moves: [move],
      annotations: score.map { [MoveAnnotation(ply: 1, evaluation: $0)] } ?? [],
      places: MovePlaces(first: SourceRange(place), stride: 0, count: 1)
    )
  }
}
