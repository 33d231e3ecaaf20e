internal import ReversiRules

/// What a record tells, fact by fact, as numbers: enough to tell whether another record tells the
/// same, in little memory.
///
/// Passes are a fact for themselves: a move is the same wherever a pass before it is left out. The
/// numbers are good for this run of the program only.
public struct RecordDigest: Hashable, Sendable {
  /// For each fact two numbers, one for each player where it is about players; 0 where the record
  /// tells nothing.
  private var numbers: [Int]

  /// The digest of a record.
  public init(of record: GameRecord) {
    numbers = Array(repeating: 0, count: 2 * Fact.allCases.count)
    let placements = PlacementList(of: record)
    for fact in record.facts.facts {
      switch fact {
      case .names: setPlayers(fact, record, \.name)
      case .ratings: setPlayers(fact, record, \.rating)
      case .modes: setPlayers(fact, record, \.mode)
      default:
        var hasher = Hasher()
        record.hash(fact, placements, into: &hasher)
        set(fact, 0, to: hasher)
      }
    }
  }

  private mutating func setPlayers<Value: Hashable>(
    _ fact: Fact,
    _ record: GameRecord,
    _ value: KeyPath<Player, Value?>
  ) {
    for (index, side) in Disk.allCases.enumerated() {
      guard let value = record.players[side][keyPath: value] else { continue }
      var hasher = Hasher()
      hasher.combine(value)
      set(fact, index, to: hasher)
    }
  }

  private mutating func set(_ fact: Fact, _ index: Int, to hasher: Hasher) {
    let number = hasher.finalize()
    numbers[2 * Int(fact.rawValue) + index] = number == 0 ? 1 : number
  }

  /// The facts that are told here, and otherwise or not at all in another digest.
  public func facts(missingIn other: RecordDigest) -> FactSet {
    FactSet(
      Fact.allCases.filter { fact in
        (0..<2).contains { index in
          let number = numbers[2 * Int(fact.rawValue) + index]
          return number != 0 && number != other.numbers[2 * Int(fact.rawValue) + index]
        }
      }
    )
  }
}

extension GameRecord {
  /// The facts that this record tells and another one tells otherwise or not at all.
  public func facts(missingIn other: GameRecord) -> FactSet {
    RecordDigest(of: self).facts(missingIn: RecordDigest(of: other))
  }

  fileprivate func hash(_ fact: Fact, _ placements: PlacementList, into hasher: inout Hasher) {
    switch fact {
    case .id: hasher.combine(id)
    case .event: hasher.combine(event)
    case .site: hasher.combine(site)
    case .round: hasher.combine(round)
    case .date: hasher.combine(date)
    case .names, .ratings, .modes: hasher.combine(players)
    case .start: hasher.combine(start)
    case .moves: hasher.combine(placements.moves)
    case .passes: hasher.combine(moves)
    case .sides: placements.hash(\.side, into: &hasher)
    case .times: placements.hash(\.time, into: &hasher)
    case .evaluations: placements.hash(\.evaluation, into: &hasher)
    case .glyphs: placements.hash(\.glyphs, into: &hasher)
    case .comments: placements.hash(\.comment, into: &hasher)
    case .variations: hasher.combine(placements.lines)
    case .score: hasher.combine(result?.score)
    case .margin: hasher.combine(result?.margin)
    case .winner: hasher.combine(result?.winner)
    case .ending: hasher.combine(result?.ending)
    case .comment: hasher.combine(comment)
    case .tags: hasher.combine(tags)
    }
  }
}

/// The placements of a record, those of variations too, each with what is said about it.
private struct PlacementList {
  /// The placements of the main line.
  private(set) var moves: [Move] = []
  /// The lines that branch off, in the order of the record.
  private(set) var lines: [Line] = []
  private var annotations: [MoveAnnotation?] = []

  struct Line: Hashable {
    let depth: Int
    /// How many placements of the line that it branches off stand before it.
    let branch: Int
    let moves: [Move]
  }

  init(of record: GameRecord) {
    moves = add(record.moves, record.annotations, record.variations, depth: 0)
  }

  private mutating func add(
    _ moves: [Move],
    _ annotations: [MoveAnnotation],
    _ variations: [Variation],
    depth: Int
  ) -> [Move] {
    if !annotations.isEmpty || !variations.isEmpty || depth > 0 {
      let said = Dictionary(annotations.map { ($0.ply, $0) }) { first, _ in first }
      for (index, move) in moves.enumerated() where move != .pass {
        self.annotations.append(said[index + 1])
      }
    }
    for variation in variations {
      let index = lines.count
      let branch = moves.prefix(max(0, variation.ply - 1)).count { $0 != .pass }
      lines.append(Line(depth: depth, branch: branch, moves: []))
      let placements = add(
        variation.moves,
        variation.annotations,
        variation.variations,
        depth: depth + 1
      )
      lines[index] = Line(depth: depth, branch: branch, moves: placements)
    }
    return moves.filter { $0 != .pass }
  }

  func hash<Value: Hashable>(_ value: KeyPath<MoveAnnotation, Value>, into hasher: inout Hasher) {
    for annotation in annotations { hasher.combine(annotation?[keyPath: value]) }
  }
}
