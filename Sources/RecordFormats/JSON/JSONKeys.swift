import RecordText

/// The keys of a record, in the order in which they are written.
enum RecordKey: UInt8, JSONKey {
  case version, id, event, site, round, date, players, start, moves, variations, session, result
  case comment, tags
  /// Names a schema for editors; means nothing to us.
  case schema

  var name: JSONName {
    switch self {
    case .version: "flipbook"
    case .id: "id"
    case .event: "event"
    case .site: "site"
    case .round: "round"
    case .date: "date"
    case .players: "players"
    case .start: "start"
    case .moves: "moves"
    case .variations: "variations"
    case .session: "session"
    case .result: "result"
    case .comment: "comment"
    case .tags: "tags"
    case .schema: "$schema"
    }
  }
}

/// The keys of `players`.
enum SideKey: UInt8, JSONKey {
  case dark, light

  var name: JSONName {
    switch self {
    case .dark: "dark"
    case .light: "light"
    }
  }
}

/// The keys of one player.
enum PlayerKey: UInt8, JSONKey {
  case name, rating, mode

  var name: JSONName {
    switch self {
    case .name: "name"
    case .rating: "rating"
    case .mode: "mode"
    }
  }
}

/// The keys of `start`.
enum StartKey: UInt8, JSONKey {
  case turn, board

  var name: JSONName {
    switch self {
    case .turn: "turn"
    case .board: "board"
    }
  }
}

/// The keys of a move about which something is said.
enum MoveKey: UInt8, JSONKey {
  case move, side, time, evaluation, glyphs, comment

  var name: JSONName {
    switch self {
    case .move: "move"
    case .side: "side"
    case .time: "time"
    case .evaluation: "evaluation"
    case .glyphs: "glyphs"
    case .comment: "comment"
    }
  }
}

/// The keys of a variation.
enum VariationKey: UInt8, JSONKey {
  case ply, moves, variations

  var name: JSONName {
    switch self {
    case .ply: "ply"
    case .moves: "moves"
    case .variations: "variations"
    }
  }
}

/// The keys of a change of the session: a mode with its side, or a reset.
enum SessionKey: UInt8, JSONKey {
  case ply, time, side, mode, reset

  var name: JSONName {
    switch self {
    case .ply: "ply"
    case .time: "time"
    case .side: "side"
    case .mode: "mode"
    case .reset: "reset"
    }
  }
}

/// The keys of `result`.
enum ResultKey: UInt8, JSONKey {
  case dark, light, margin, winner, ending

  var name: JSONName {
    switch self {
    case .dark: "dark"
    case .light: "light"
    case .margin: "margin"
    case .winner: "winner"
    case .ending: "ending"
    }
  }
}

/// The keys of a tag.
enum TagKey: UInt8, JSONKey {
  case name, value

  var name: JSONName {
    switch self {
    case .name: "name"
    case .value: "value"
    }
  }
}
