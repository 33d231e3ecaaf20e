internal import ReversiRules

/// What a record tells, fact by fact, as numbers: enough to tell whether another record tells the
/// same, in little memory.
///
/// Passes are a fact for themselves: a move is the same wherever a pass before it is left out. The
/// numbers are good for this run of the program only.
public struct RecordDigest: Hashable, Sendable {
  /// For each fact ``slots`` numbers; 0 where the record tells nothing.
  private var numbers: [Int]

  /// What the numbers of a fact are about: the two players; or the placements of the main line, those
  /// of variations, and passes.
  private static let slots = 3

  /// The digest of a record.
  public init(of record: GameRecord) {
    numbers = Array(repeating: 0, count: Self.slots * Fact.allCases.count)
    let lines = LineList(of: record)
    for fact in record.facts.facts {
      switch fact {
      case .names: setPlayers(fact, record, \.name)
      case .ratings: setPlayers(fact, record, \.rating)
      case .modes: setPlayers(fact, record, \.mode)
      case .sides: setAnnotations(fact, lines, \.side)
      case .times: setAnnotations(fact, lines, \.time)
      case .evaluations: setAnnotations(fact, lines, \.evaluation)
      case .glyphs: setAnnotations(fact, lines, \.glyphs, unless: [])
      case .comments: setAnnotations(fact, lines, \.comment)
      case .passes:
        set(fact, 0, to: lines.main.moves)
        set(fact, 1, to: lines.variations.map(\.moves))
      case .moves: set(fact, 0, to: lines.main.identity)
      case .variations: set(fact, 0, to: lines.variations.map(\.identity))
      case .id: set(fact, 0, to: record.id)
      case .event: set(fact, 0, to: record.event)
      case .site: set(fact, 0, to: record.site)
      case .round: set(fact, 0, to: record.round)
      case .date: set(fact, 0, to: record.date)
      case .start: set(fact, 0, to: record.start)
      case .score: set(fact, 0, to: record.result?.score)
      case .margin: set(fact, 0, to: record.result?.margin)
      case .winner: set(fact, 0, to: record.result?.winner)
      case .ending: set(fact, 0, to: record.result?.ending)
      case .comment: set(fact, 0, to: record.comment)
      case .tags: set(fact, 0, to: record.tags)
      }
    }
  }

  private mutating func setPlayers<Value: Hashable>(
    _ fact: Fact,
    _ record: GameRecord,
    _ value: KeyPath<Player, Value?>
  ) {
    for (slot, side) in Disk.allCases.enumerated() {
      if let value = record.players[side][keyPath: value] { set(fact, slot, to: value) }
    }
  }

  private mutating func setAnnotations<Value: Hashable>(
    _ fact: Fact,
    _ lines: LineList,
    _ value: KeyPath<MoveAnnotation, Value?>
  ) {
    setAnnotations(fact, lines, value, unless: nil)
  }

  /// Sets what is said about moves, each with its number among the placements or among the passes.
  private mutating func setAnnotations<Value: Hashable>(
    _ fact: Fact,
    _ lines: LineList,
    _ value: KeyPath<MoveAnnotation, Value>,
    unless nothing: Value
  ) {
    var said: [[Said<Value>]] = Array(repeating: [], count: Self.slots)
    var counts = Array(repeating: 0, count: Self.slots)
    for line in [lines.main] + lines.variations {
      let lineSlot = line.identity.depth == 0 ? 0 : 1
      for (move, annotation) in zip(line.moves, line.annotations) {
        let slot = move == .pass ? 2 : lineSlot
        counts[slot] += 1
        guard let value = annotation?[keyPath: value], value != nothing else { continue }
        said[slot].append(Said(number: counts[slot], value: value))
      }
    }
    for slot in 0..<Self.slots where !said[slot].isEmpty { set(fact, slot, to: said[slot]) }
  }

  private struct Said<Value: Hashable>: Hashable {
    let number: Int
    let value: Value
  }

  private mutating func set(_ fact: Fact, _ slot: Int, to value: some Hashable) {
    var hasher = Hasher()
    hasher.combine(value)
    let number = hasher.finalize()
    numbers[Self.slots * Int(fact.rawValue) + slot] = number == 0 ? 1 : number
  }

  /// The facts that are told here, and otherwise or not at all in another digest.
  ///
  /// What is said about a pass goes with the passes, and what variations tell goes with them.
  public func facts(missingIn other: RecordDigest) -> FactSet {
    let hasVariations = isTold(.variations, 0, by: other)
    let hasPasses =
      isTold(.passes, 0, by: other) && (!hasVariations || isTold(.passes, 1, by: other))
    return FactSet(
      Fact.allCases.filter { fact in
        switch fact {
        case .names, .ratings, .modes:
          !isTold(fact, 0, by: other) || !isTold(fact, 1, by: other)
        case .passes: !hasPasses
        default:
          !isTold(fact, 0, by: other) || hasVariations && !isTold(fact, 1, by: other)
            || hasPasses && !isTold(fact, 2, by: other)
        }
      }
    )
  }

  private func isTold(_ fact: Fact, _ slot: Int, by other: RecordDigest) -> Bool {
    let index = Self.slots * Int(fact.rawValue) + slot
    return numbers[index] == 0 || numbers[index] == other.numbers[index]
  }
}

extension GameRecord {
  /// The facts that this record tells and another one tells otherwise or not at all.
  ///
  /// Passes are compared for themselves: a move is the same wherever a pass before it is left out.
  /// What is said about a pass goes with it, and what a variation tells goes with the variation.
  public func facts(missingIn other: GameRecord) -> FactSet {
    // Most records come back as they went.
    if self == other { return FactSet() }
    return RecordDigest(of: self).facts(missingIn: RecordDigest(of: other))
  }
}
