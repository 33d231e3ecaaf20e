import ReversiRules

/// A kind of fact that a record can have and that a format may or may not store.
public enum Fact: UInt8, Hashable, CaseIterable, Sendable {
  case id, event, site, round, date, opening
  case names, ratings, modes
  case start, goal, moves, passes
  case sides, times, clocks, evaluations, glyphs, comments, marks
  case variations, session
  case score, margin, winner, counts, ending
  case comment, tags
}

extension Fact {
  /// The fact in one word, as used in options and configurations.
  public var name: String {
    switch self {
    case .id: "id"
    case .event: "event"
    case .site: "site"
    case .round: "round"
    case .date: "date"
    case .opening: "opening"
    case .names: "names"
    case .ratings: "ratings"
    case .modes: "modes"
    case .start: "start"
    case .goal: "goal"
    case .moves: "moves"
    case .passes: "passes"
    case .sides: "sides"
    case .times: "times"
    case .clocks: "clocks"
    case .evaluations: "evaluations"
    case .glyphs: "glyphs"
    case .comments: "comments"
    case .marks: "marks"
    case .variations: "variations"
    case .session: "session"
    case .score: "score"
    case .margin: "margin"
    case .winner: "winner"
    case .counts: "counts"
    case .ending: "ending"
    case .comment: "comment"
    case .tags: "tags"
    }
  }

  /// Creates the fact with a name, or with a description as reports show it.
  public init?(named name: some StringProtocol) {
    guard let fact = Self.allCases.first(where: { $0.name == name || $0.description == name })
    else { return nil }
    self = fact
  }
}

extension Fact {
  /// Returns the error message for the name of an unknown fact, and the help with all known names.
  package static func refusal(of name: String) -> (message: String, help: String) {
    let names = allCases.map(\.name)
    return (
      "unknown fact \(DisplayText.quote(name))" + NearMiss.clause(name, in: names),
      "the facts are " + names.joined(separator: ", ")
    )
  }
}

extension Fact: CustomStringConvertible {
  /// The fact in words, as loss reports and the table of formats show it.
  public var description: String {
    switch self {
    case .id: "identifier"
    case .event: "event"
    case .site: "site"
    case .round: "round"
    case .date: "date"
    case .opening: "name of the opening"
    case .names: "player names"
    case .ratings: "ratings"
    case .modes: "player modes"
    case .start: "start position"
    case .goal: "goal"
    case .moves: "moves"
    case .passes: "pass marks"
    case .sides: "side of each move"
    case .times: "times"
    case .clocks: "clocks"
    case .evaluations: "evaluations"
    case .glyphs: "move glyphs"
    case .comments: "comments on moves"
    case .marks: "marks on the board"
    case .variations: "variations"
    case .session: "mode changes and resets"
    case .score: "declared score"
    case .margin: "declared margin"
    case .winner: "declared winner"
    case .counts: "declared counts"
    case .ending: "kind of ending"
    case .comment: "comment on the game"
    case .tags: "tags"
    }
  }
}

/// A set of facts.
public struct FactSet: OptionSet, Hashable, Sendable {
  /// One bit for each ``Fact``, at its raw value.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a set of facts.
  public init(_ facts: some Sequence<Fact>) {
    rawValue = facts.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
  }

  /// The facts about single moves.
  static let aboutMoves = FactSet([
    .sides, .times, .clocks, .evaluations, .glyphs, .comments, .marks,
  ])

  /// Every fact.
  public static let all = FactSet(Fact.allCases)

  /// Whether the fact is in the set.
  public func contains(_ fact: Fact) -> Bool { rawValue >> UInt32(fact.rawValue) & 1 == 1 }

  /// Adds a fact if a condition is true.
  mutating func insert(_ fact: Fact, if condition: Bool) {
    if condition { formUnion(FactSet(rawValue: 1 << UInt32(fact.rawValue))) }
  }

  /// The facts in the order of ``Fact``.
  public var facts: [Fact] { Fact.allCases.filter(contains) }
}

extension FactSet {
  /// Adds the facts of a line of play and of the variations that branch off it.
  mutating func insert(
    line moves: [Move],
    _ annotations: [MoveAnnotation],
    _ variations: [Variation]
  ) {
    insert(.passes, if: moves.contains(.pass))
    for annotation in annotations { formUnion(annotation.facts) }
    insert(.variations, if: !variations.isEmpty)
    for line in variations { insert(line: line.moves, line.annotations, line.variations) }
  }
}

extension MoveAnnotation {
  /// The kinds of facts of the annotation.
  var facts: FactSet {
    var facts = FactSet()
    facts.insert(.sides, if: side != nil)
    facts.insert(.times, if: time != nil)
    facts.insert(.clocks, if: clock != nil)
    facts.insert(.evaluations, if: evaluation != nil)
    facts.insert(.glyphs, if: !glyphs.isEmpty)
    facts.insert(.comments, if: comment != nil)
    facts.insert(.marks, if: !marks.isEmpty)
    return facts
  }
}
