import RecordText
import GameRecords
import ReversiRules

extension JSONOutput {
  /// Writes a record, leaving out what it does not tell, and the standard start.
  mutating func record(_ record: GameRecord) {
    open("{", .block)
    key(RecordKey.version, .block)
    number(1)
    member(.id, record.id)
    member(.event, record.event)
    member(.site, record.site)
    member(.round, record.round)
    if let date = record.date {
      key(RecordKey.date, .block)
      word(date.description)
    }
    players(record.players)
    if record.start != .initial { start(record.start) }
    if !record.moves.isEmpty {
      key(RecordKey.moves, .block)
      moves(record.moves, record.annotations)
    }
    if !record.variations.isEmpty {
      key(RecordKey.variations, .block)
      variations(record.variations)
    }
    if !record.sessionChanges.isEmpty { session(record.sessionChanges) }
    if let result = record.result { self.result(result) }
    member(.comment, record.comment)
    if !record.tags.isEmpty { tags(record.tags) }
    close("}", .block)
  }

  private mutating func member(_ key: RecordKey, _ value: String?) {
    guard let value else { return }
    self.key(key, .block)
    text(value)
  }

  private mutating func players(_ players: Players) {
    guard !players.dark.isUnknown || !players.light.isUnknown else { return }
    key(RecordKey.players, .block)
    open("{", .block)
    player(.dark, players.dark)
    player(.light, players.light)
    close("}", .block)
  }

  private mutating func player(_ side: SideKey, _ player: Player) {
    guard !player.isUnknown else { return }
    key(side, .block)
    open("{")
    if let name = player.name {
      key(PlayerKey.name)
      text(name)
    }
    if let rating = player.rating {
      key(PlayerKey.rating)
      number(rating)
    }
    if let mode = player.mode {
      key(PlayerKey.mode)
      word(mode.rawValue)
    }
    close("}")
  }

  private mutating func start(_ start: Position) {
    key(RecordKey.start, .block)
    open("{", .block)
    key(StartKey.turn, .block)
    word(start.turn?.description ?? TurnWord.over.rawValue)
    key(StartKey.board, .block)
    open("[", .block)
    for y in 0..<start.board.size.height {
      next(.block)
      word(String(decoding: BoardText.row(y, of: start.board), as: UTF8.self))
    }
    close("]", .block)
    close("}", .block)
  }

  private mutating func session(_ changes: [SessionChange]) {
    key(RecordKey.session, .block)
    open("[", .block)
    for change in changes {
      next(.block)
      open("{")
      key(SessionKey.ply)
      number(change.ply)
      if let time = change.time {
        key(SessionKey.time)
        number(time)
      }
      switch change.action {
      case .mode(let side, let mode):
        key(SessionKey.side)
        word(side.description)
        key(SessionKey.mode)
        word(mode.rawValue)
      case .reset:
        key(SessionKey.reset)
        literal("true")
      }
      close("}")
    }
    close("]", .block)
  }

  private mutating func result(_ result: GameResult) {
    key(RecordKey.result, .block)
    open("{")
    if let score = result.score {
      key(ResultKey.dark)
      number(score.dark)
      key(ResultKey.light)
      number(score.light)
    }
    if let margin = result.margin {
      key(ResultKey.margin)
      number(margin)
    }
    if let winner = result.winner {
      key(ResultKey.winner)
      word(winner.rawValue)
    }
    if let ending = result.ending {
      key(ResultKey.ending)
      word(ending.rawValue)
    }
    close("}")
  }

  private mutating func tags(_ tags: [Tag]) {
    key(RecordKey.tags, .block)
    open("[", .block)
    for tag in tags {
      next(.block)
      open("{")
      key(TagKey.name)
      text(tag.name)
      key(TagKey.value)
      text(tag.value)
      close("}")
    }
    close("]", .block)
  }
}
