import ReversiRules

/// A hash of each fact of a record: enough to compare it with another record, in little memory.
///
/// Passes that the rules require may be left out anywhere. The hashes are valid only within one run
/// of the program.
public struct RecordDigest: Hashable, Sendable {
  /// Two hashes for each fact; 0 where the record does not have it.
  private var numbers: [Int]
  /// A hash for each tag.
  private var tags: [Int] = []

  /// The facts about moves: what a format cannot store of them is missing in variations as well.
  private static let aboutMoves = FactSet([.passes]).union(.aboutMoves)

  /// The digest of a record.
  public init(of record: ReversiRecord) {
    let marksPasses = record.moves.contains(.pass)
    let record = record.withAllPasses
    numbers = Array(repeating: 0, count: 2 * Fact.allCases.count)
    let lines = LineList(of: record)
    // What another record may express differently.
    set(.passes, 1, to: record.moves)
    if let margin = record.result?.declaredMargin { set(.margin, 1, to: Optional(margin)) }
    if let winner = record.result?.declaredWinner { set(.winner, 1, to: Optional(winner)) }
    for fact in record.facts.facts {
      switch fact {
      case .names: setPlayers(fact, record, \.name)
      case .ratings: setPlayers(fact, record, \.rating)
      case .modes: setPlayers(fact, record, \.mode)
      case .sides: setAnnotations(fact, LineList(of: record.withSidesOutOfTurn).main, \.side)
      case .times: setAnnotations(fact, lines.main, \.time)
      case .clocks: setAnnotations(fact, lines.main, \.clock)
      case .evaluations: setAnnotations(fact, lines.main, \.evaluation)
      case .glyphs: setAnnotations(fact, lines.main, \.glyphs, unless: [])
      case .comments: setAnnotations(fact, lines.main, \.comment)
      case .marks: setAnnotations(fact, lines.main, \.marks, unless: [], start: record.marks)
      case .passes: if marksPasses { set(fact, 0, to: record.moves) }
      case .moves:
        if !lines.main.identity.placements.isEmpty { set(fact, 0, to: lines.main.identity) }
      case .variations:
        set(fact, 0, to: lines.variations.map(\.identity))
        set(fact, 1, to: record.variations)
      case .session:
        set(fact, 0, to: record.sessionChanges.placed(among: record.moves))
        set(fact, 1, to: record.sessionChanges)
      case .id: set(fact, 0, to: record.id)
      case .event: set(fact, 0, to: record.event)
      case .site: set(fact, 0, to: record.site)
      case .round: set(fact, 0, to: record.round)
      case .date: set(fact, 0, to: record.date)
      case .opening: set(fact, 0, to: record.opening)
      case .start: set(fact, 0, to: record.start)
      case .goal, .counts: break  // of other games
      case .score: set(fact, 0, to: record.result?.score)
      case .margin: set(fact, 0, to: record.result?.margin)
      case .winner: set(fact, 0, to: record.result?.winner)
      case .ending: set(fact, 0, to: record.result?.ending)
      case .comment: set(fact, 0, to: record.comment)
      case .tags:
        set(fact, 0, to: record.tags)
        tags = record.tags.map(\.hashValue)
      }
    }
  }

  /// Hashes the facts of a record that no other record expresses differently.
  /// - Parameters:
  ///   - values: each fact with all that it says, `nil` where the record does not have it.
  ///   - tags: the record's tags.
  public init(_ values: [(Fact, (any Hashable)?)], tags: [Tag]) {
    numbers = Array(repeating: 0, count: 2 * Fact.allCases.count)
    for case (let fact, let value?) in values { set(fact, 0, to: AnyHashable(value)) }
    guard !tags.isEmpty else { return }
    set(.tags, 0, to: tags)
    self.tags = tags.map(\.hashValue)
  }

  private mutating func setPlayers<Value: Hashable>(
    _ fact: Fact,
    _ record: ReversiRecord,
    _ value: KeyPath<Player, Value?>
  ) {
    for (slot, side) in Disk.allCases.enumerated() {
      if let value = record.players[side][keyPath: value] { set(fact, slot, to: value) }
    }
  }

  private mutating func setAnnotations<Value: Hashable>(
    _ fact: Fact,
    _ line: LineList.Line,
    _ value: KeyPath<MoveAnnotation, Value?>
  ) {
    setAnnotations(fact, line, value, unless: nil)
  }

  /// Sets the hashes of what is said about placements, and about the start before them, and about passes.
  private mutating func setAnnotations<Value: Hashable>(
    _ fact: Fact,
    _ line: LineList.Line,
    _ value: KeyPath<MoveAnnotation, Value>,
    unless nothing: Value,
    start: Value? = nil
  ) {
    var values: [[Value]] = [start.map { [$0] } ?? [], []]
    for (move, annotation) in zip(line.moves, line.annotations) {
      values[move == .pass ? 1 : 0].append(annotation?[keyPath: value] ?? nothing)
    }
    for slot in 0..<2 where values[slot].contains(where: { $0 != nothing }) {
      set(fact, slot, to: values[slot])
    }
  }

  private mutating func set(_ fact: Fact, _ slot: Int, to value: some Hashable) {
    var hasher = Hasher()
    hasher.combine(value)
    let number = hasher.finalize()
    numbers[2 * Int(fact.rawValue) + slot] = number == 0 ? 1 : number
  }

  /// The facts that this digest has and another one lacks or has differently.
  /// - Parameters:
  ///   - other: the other digest.
  ///   - lost: the facts that are known to be missing there.
  /// - Returns: the other facts.
  public func facts(missingIn other: RecordDigest, besides lost: FactSet) -> FactSet {
    FactSet(
      Fact.allCases.filter { fact in
        guard !lost.contains(fact) else { return false }
        let comparesSecond =
          switch fact {
          case .variations: lost.intersection(Self.aboutMoves).isEmpty
          case .session: !lost.contains(.passes)
          default: true
          }
        return !isKept(fact, 0, by: other) || comparesSecond && !isKept(fact, 1, by: other)
      }
    )
  }

  /// The facts that this digest lacks and another one has.
  /// - Parameters:
  ///   - other: the other digest.
  ///   - lost: the facts that only the other one is known to have.
  /// - Returns: the other facts.
  public func facts(addedIn other: RecordDigest, besides lost: FactSet) -> FactSet {
    FactSet(
      Fact.allCases.filter { fact in
        guard !lost.contains(fact) else { return false }
        return switch fact {
        case .passes, .sides, .tags: false
        case .start: !has(.moves, 0) && isAdded(fact, 0, in: other)
        case .score, .margin: !has(.margin, 1) && isAdded(fact, 0, in: other)
        case .winner: !has(.winner, 1) && isAdded(fact, 0, in: other)
        default: isAdded(fact, 0, in: other) || isAdded(fact, 1, in: other)
        }
      }
    )
  }

  /// Whether another digest has the same fact, or also lacks it.
  package func agrees(on fact: Fact, with other: RecordDigest) -> Bool {
    number(fact, 0) == other.number(fact, 0)
  }

  /// The facts that the record has.
  public var facts: FactSet { FactSet(Fact.allCases.filter { has($0, 0) }) }

  private func number(_ fact: Fact, _ slot: Int) -> Int { numbers[2 * Int(fact.rawValue) + slot] }

  private func has(_ fact: Fact, _ slot: Int) -> Bool { number(fact, slot) != 0 }

  private func isAdded(_ fact: Fact, _ slot: Int, in other: RecordDigest) -> Bool {
    !has(fact, slot) && other.has(fact, slot)
  }

  private func isKept(_ fact: Fact, _ slot: Int, by other: RecordDigest) -> Bool {
    guard has(fact, slot) else { return true }
    return switch fact {
    // Slot 0 is compared with the equivalent value in slot 1 of the other.
    case .passes, .margin, .winner: slot == 1 || number(fact, 0) == other.number(fact, 1)
    case .tags: tags.isPart(of: other.tags)
    default: number(fact, slot) == other.number(fact, slot)
    }
  }
}
