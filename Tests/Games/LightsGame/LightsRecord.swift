package import GameRecords

/// A record of the game of lights.
package struct LightsRecord: GameRecord {
  package static let game = GameName("lights", title: "lights")
  package static let possibleFacts = FactSet([
    .id, .event, .site, .round, .date, .names, .start, .moves, .comment, .tags,
  ])

  package var id, event, site, round, comment, player: String?
  package var date: GameDate?
  package var tags: [Tag] = []
  package var origin: Origin?
  /// The lights before the first move.
  package var start = Lights([])
  /// The lights that are pressed, as they are named.
  package var presses: [String] = []

  package init() {}

  package static func == (a: Self, b: Self) -> Bool { a.digest == b.digest }
  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }

  package var playerNames: [String?] { [player] }
  package var key: GameKey { GameKey([AnyHashable(start), AnyHashable(presses)]) }
  package var facts: FactSet { digest.facts }
  package var finalHash: Int? { attempt().isComplete ? attempt().end.hashValue : nil }

  package var digest: RecordDigest {
    RecordDigest(
      [
        (.id, id), (.event, event), (.site, site), (.round, round), (.date, date), (.names, player),
        (.start, start), (.moves, presses.isEmpty ? nil : presses), (.comment, comment),
      ],
      tags: tags
    )
  }

  package func attempt() -> LightsAttempt { LightsAttempt(self) }

  package func snapshot(atPly ply: Int?) throws(SnapshotError) -> LightsRecord {
    let ply = ply ?? presses.count
    guard 0...presses.count ~= ply else { throw .noSuchPly(asked: ply, last: presses.count) }
    var part = keepingMoves(ply)
    part.start = part.attempt().end
    part.presses = []
    return part
  }

  package func keepingMoves(_ count: Int) -> LightsRecord {
    var record = self
    record.presses = Array(presses.prefix(count))
    return record
  }

  package mutating func keep(_ facts: FactSet) -> [Loss] {
    let lost = self.facts.subtracting(facts).facts
    for fact in lost {
      switch fact {
      case .id: id = nil
      case .event: event = nil
      case .site: site = nil
      case .round: round = nil
      case .date: date = nil
      case .names: player = nil
      case .start: start = Lights([])
      case .moves: presses = []
      case .comment: comment = nil
      default: tags = []
      }
    }
    return lost.map { Loss($0, .dropped) }
  }
}

/// A record as far as its moves can be made.
package struct LightsAttempt: GameAttempt {
  /// The lights before each move that can be made, with what it switches.
  package private(set) var steps: [(before: Lights, press: Press, switched: [Press])] = []
  /// The lights at the end.
  package private(set) var end: Lights
  package let isComplete: Bool

  package var moveCount: Int { steps.count }

  init(_ record: LightsRecord) {
    end = record.start
    for name in record.presses {
      let before = end
      guard let press = Press(name), let switched = end.press(press) else { break }
      steps.append((before, press, switched))
    }
    isComplete = steps.count == record.presses.count
  }
}
