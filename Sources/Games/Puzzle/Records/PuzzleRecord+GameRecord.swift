public import GameRecords
import PuzzleRules

extension PuzzleRecord: GameRecord {
  /// The sliding puzzle.
  public static let game = GameName("puzzle", title: "the sliding puzzle")

  /// The facts that a record of a puzzle can have.
  public static let possibleFacts = FactSet([
    .id, .event, .site, .round, .date, .names, .start, .goal, .moves, .times, .comments, .counts,
    .ending, .comment, .tags,
  ])

  /// The name of the player.
  public var playerNames: [String?] { [player] }

  /// Plays the slides as far as the rules allow.
  public func attempt() -> PuzzleAttempt { PuzzleAttempt(self) }

  /// The start, the goal and the slides.
  public var key: GameKey { GameKey([AnyHashable(start), AnyHashable(goal), AnyHashable(slides)]) }

  /// A hash of each fact of the record.
  public var digest: RecordDigest {
    let declared = declaredResult
    return RecordDigest(
      [
        (.id, id), (.event, event), (.site, site), (.round, round), (.date, date),
        (.names, player), (.start, start == Self.unknown.start ? nil : start),
        (.goal, goal == .openLast ? nil : goal), (.moves, slides.isEmpty ? nil : slides),
        (.times, facts(\.time)), (.comments, facts(\.comment)), (.counts, declared?.counts),
        (.ending, declared?.ending), (.comment, comment),
      ],
      tags: tags
    )
  }

  /// The facts that the record has.
  public var facts: FactSet { digest.facts }

  /// Drops every fact that is not in a set.
  ///
  /// What follows from the slides is dropped too, but is no loss.
  public mutating func keep(_ facts: FactSet) -> [Loss] {
    let lost = self.facts.subtracting(facts)
    for fact in [Fact.counts, .ending] where !facts.contains(fact) && !lost.contains(fact) {
      _ = drop(fact)
    }
    return lost.facts.flatMap { drop($0) }
  }

  /// The declared result without what follows from the slides.
  private var declaredResult: PuzzleResult? {
    guard var declared = result, let replay = try? PuzzleReplay(self) else { return result }
    if declared.slides ?? replay.slides.count == replay.slides.count,
      declared.runs.map({ $0 == replay.runCount }) ?? true
    {
      declared.slides = nil
      declared.runs = nil
    }
    if declared.ending == .solved, replay.end.isSolved(goal) { declared.ending = nil }
    return declared
  }

  /// Drops a fact and returns what is lost.
  private mutating func drop(_ fact: Fact) -> [Loss] {
    switch fact {
    case .id: id = nil
    case .event: event = nil
    case .site: site = nil
    case .round: round = nil
    case .date: date = nil
    case .names: player = nil
    case .start: start = Self.unknown.start
    case .goal: goal = .openLast
    case .moves:
      slides = []
      return [Loss(fact, .dropped)] + drop(.times) + drop(.comments)
    case .times: return dropFromSlides(fact) { $0.time.take() != nil }
    case .comments: return dropFromSlides(fact) { $0.comment.take() != nil }
    case .counts:
      result?.slides = nil
      result?.runs = nil
    case .ending: result?.ending = nil
    case .comment: comment = nil
    case .tags: tags = []
    case .opening, .ratings, .modes, .passes, .sides, .clocks, .evaluations, .glyphs, .marks,
      .variations, .session, .score, .margin, .winner:
      break  // of other games
    }
    if result?.isEmpty == true { result = nil }
    return [Loss(fact, .dropped)]
  }

  private mutating func dropFromSlides(
    _ fact: Fact,
    _ take: (inout SlideAnnotation) -> Bool
  ) -> [Loss] {
    let losses = annotations.indices.compactMap { index in
      take(&annotations[index]) ? Loss(fact, .dropped, ply: annotations[index].ply) : nil
    }
    annotations.removeAll(where: \.isEmpty)
    return losses
  }

  private static let unknown = PuzzleRecord()

  /// One fact of all slides; `nil` if none has it.
  private func facts<Value: Hashable>(_ value: (SlideAnnotation) -> Value?) -> [Int: Value]? {
    let pairs = annotations.compactMap { annotation in
      value(annotation).map { (annotation.ply, $0) }
    }
    return pairs.isEmpty ? nil : Dictionary(pairs) { first, _ in first }
  }

  /// A hash of the puzzle at the end; `nil` if the slides cannot be played.
  public var finalHash: Int? { (try? PuzzleReplay(self))?.end.hashValue }

  /// Returns the puzzle after some slides as a record with a start and no slides.
  public func snapshot(atPly ply: Int?) throws(SnapshotError) -> PuzzleRecord {
    let ply = ply ?? slides.count
    guard 0...slides.count ~= ply else { throw .noSuchPly(asked: ply, last: slides.count) }
    var part = self
    part.slides = Array(slides.prefix(ply))
    do throws(PuzzleProblem) {
      part.start = try PuzzleReplay(part).end.layout
    } catch {
      throw .illegal(error.description)
    }
    part.slides = []
    part.annotations = []
    part.result = nil
    // This record is not the one in the file.
    part.origin = nil
    return part
  }
}

extension ParsedRecord {
  /// The record, if there is one and its game is the sliding puzzle.
  public var puzzle: PuzzleRecord? { record(as: PuzzleRecord.self) }
}
