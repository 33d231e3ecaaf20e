import GameRecords
import ReversiRules
import TestSupport
import Testing

@Suite struct `A session` {
  private static func mode(_ ply: Int, _ side: Disk, _ mode: PlayerMode) -> SessionChange {
    SessionChange(ply: ply, .mode(side, mode))
  }

  private static let record = ReversiRecord(
    players: Players(dark: Player(name: "a", mode: .manual)),
    moves: Move.list("f5d6c3"),
    sessionChanges: [
      mode(0, .dark, .computer), mode(2, .light, .manual), mode(2, .dark, .manual),
      mode(3, .light, .computer), SessionChange(ply: 3, time: 9, .reset),
    ]
  )

  @Test(
    arguments: [
      (0, PlayerMode.computer, nil), (1, .computer, nil), (2, .manual, .manual),
      (3, .manual, .computer), (nil, .manual, .computer),
    ] as [(Int?, PlayerMode, PlayerMode?)]
  )
  func `gives the players their modes`(ply: Int?, dark: PlayerMode, light: PlayerMode?) throws {
    let players = Players(dark: Player(name: "a", mode: dark), light: Player(mode: light))
    #expect(Self.record.players(afterPly: ply) == players)
    let snapshot = try Self.record.snapshot(atPly: ply)
    #expect(snapshot.players == players)
    #expect(snapshot.sessionChanges == [])
  }

  @Test func `before a game's first move is in its snapshot`() throws {
    let record = ReversiRecord(sessionChanges: [Self.mode(0, .light, .computer)])
    #expect(
      try record.snapshot() == ReversiRecord(players: Players(light: Player(mode: .computer)))
    )
  }

  @Test func `ends in the final position, with modes that may differ from the first ones`() {
    var kept = Self.record
    let losses = kept.keepFinalPosition(and: FactSet([.modes, .start]))
    let modes = Loss(.modes, .replaced, detail: "by those at the end of the game")
    let rest = [Loss(.names, .dropped), modes, Loss(.moves, .dropped), Loss(.session, .dropped)]
    #expect(losses == rest.filter { $0.fact != .modes })
    #expect(kept.players == Players(dark: Player(mode: .manual), light: Player(mode: .computer)))

    var other = Self.record
    other.sessionChanges.remove(at: 2)
    kept = other
    #expect(kept.keepFinalPosition(and: FactSet([.modes, .start])) == rest)
    #expect(kept.players.dark.mode == .computer)
    #expect(other.facts(missingIn: kept) == FactSet(rest.map(\.fact)))
    kept = other
    #expect(kept.keepFinalPosition(and: FactSet([.start])).contains(Loss(.modes, .dropped)))
    #expect(kept == ReversiRecord(start: kept.start))
  }

  @Test func `follows changes of passes`() {
    func record(_ moves: String, _ plies: [Int]) -> ReversiRecord {
      ReversiRecord(
        start: .blocked,
        moves: Move.list(moves),
        sessionChanges: plies.map { Self.mode($0, .dark, .manual) }
          + [SessionChange(ply: Move.list(moves).count, .reset)]
      )
    }
    var supplied = record("b1b3", [0, 1, 2])
    supplied.passMarks = .implied
    supplied.supplyPasses()
    #expect(supplied == record("b1--b3", [0, 1, 3]))
    var removed = record("b1--b3--", [0, 1, 2, 3, 4])
    removed.removePasses()
    #expect(removed == record("b1b3", [0, 1, 1, 2, 2]))
    // If passes are left out, the changes are the same after the same placements.
    let full = record("b1--b3--", [0, 1, 2, 3, 4])
    #expect(full.facts(missingIn: removed) == FactSet([.passes]))
    let lost = FactSet([.passes])
    #expect(
      RecordDigest(of: full).facts(missingIn: RecordDigest(of: removed), besides: lost) == FactSet()
    )
  }

  @Test func `differs if any part differs`() {
    let others: [(inout ReversiRecord) -> Void] = [
      { $0.sessionChanges = [] }, { $0.sessionChanges.removeLast() },
      { $0.sessionChanges[1].ply = 1 }, { $0.sessionChanges[0].time = 1 },
      { $0.sessionChanges[4].time = nil },
      { $0.sessionChanges[0].action = .mode(.light, .computer) },
      { $0.sessionChanges[0].action = .mode(.dark, .manual) },
    ]
    for change in others {
      var other = Self.record
      change(&other)
      #expect(other != Self.record)
      #expect(Self.record.facts(missingIn: other) == FactSet([.session]))
      let digests = (RecordDigest(of: Self.record), RecordDigest(of: other))
      #expect(digests.0.facts(missingIn: digests.1, besides: FactSet()) == FactSet([.session]))
    }
  }

  @Test func `is dropped with the moves, and counts as one loss`() {
    var kept = Self.record
    kept.drop(.moves)
    #expect(kept.sessionChanges == [])
    kept = Self.record
    #expect(kept.keep(.all.subtracting(FactSet([.session]))) == [Loss(.session, .dropped)])
  }

  @Test(arguments: [
    (RecordChange.insertPass(beforePly: 1, side: .dark), [0, 3, 3, 4, 4]),
    (.insertPass(beforePly: 3, side: .dark), [0, 2, 2, 4, 4]),
    (.insertPass(beforePly: 4, side: .dark), [0, 2, 2, 3, 4]),
    (.removeMoves(1...1), [0, 1, 1, 2, 2]), (.removeMoves(2...3), [0, 1, 1, 1, 1]),
    (.removeMoves(3...3), [0, 2, 2, 2, 2]), (.setTurn(nil), [0, 2, 2, 3, 3]),
  ])
  func `follows changes of the moves`(change: RecordChange, plies: [Int]) {
    #expect(Self.record.applying(change)?.sessionChanges.map(\.ply) == plies)
  }
}
