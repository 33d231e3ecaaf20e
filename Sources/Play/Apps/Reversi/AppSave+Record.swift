public import GameRecords

extension AppSave {
  /// Creates the save that a record of a save describes; a missing mode is manual.
  public init(_ record: ReversiRecord) {
    self.init(
      position: record.start,
      modes: PlayerModes(
        dark: record.players.dark.mode ?? .manual,
        light: record.players.light.mode ?? .manual
      )
    )
  }

  /// The save as a record without moves.
  public var record: ReversiRecord {
    ReversiRecord(
      players: Players(dark: Player(mode: modes.dark), light: Player(mode: modes.light)),
      start: position
    )
  }
}
