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
}
