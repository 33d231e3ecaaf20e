/// The namespace of the format.
enum XMLVocabulary {
  static let namespace = "urn:flipbook:game-record"
  static let version = "1"
}

/// The elements of the format.
///
/// Those from ``event`` to ``tag`` are the children of a game in the order in which they stand.
enum XMLElement: UInt8, CaseIterable {
  case games, game
  case event, site, round, date, dark, light, start, moves, variation, session, result, comment, tag
  case row, move, pass, mode, reset
  /// An element of another namespace, or one that was not expected, and all that it holds.
  case skipped

  var name: String { "\(self)" }

  /// The elements that a document can have.
  static let named = allCases.dropLast()

  /// Whether text in the element means something.
  var holdsText: Bool {
    switch self {
    case .event, .site, .round, .date, .comment, .tag, .row, .move, .pass: true
    default: false
    }
  }

  /// Whether elements of other namespaces may stand in the element.
  var holdsForeignElements: Bool { self != .date && self != .row }

  /// Whether the element may stand in another one.
  func mayStand(in parent: XMLElement) -> Bool {
    switch parent {
    case .games: self == .game
    case .game: Self.event.rawValue...Self.tag.rawValue ~= rawValue
    case .start: self == .row
    case .moves: self == .move || self == .pass
    case .session: self == .mode || self == .reset
    case .variation: self == .move || self == .pass || self == .variation
    default: false
    }
  }

  /// The attributes that the element may have.
  var attributes: [XMLAttribute] {
    switch self {
    case .games: [.version]
    case .game: [.version, .id]
    case .dark, .light: [.name, .rating, .mode]
    case .start: [.turn]
    case .move: [.at, .side, .time, .evaluation, .glyphs]
    case .pass: [.side, .time, .evaluation, .glyphs]
    case .variation: [.ply]
    case .mode: [.ply, .time, .side, .mode]
    case .reset: [.ply, .time]
    case .result: [.dark, .light, .margin, .winner, .ending]
    case .tag: [.name]
    case .event, .site, .round, .date, .moves, .session, .comment, .row, .skipped: []
    }
  }
}

/// The attributes of the format.
enum XMLAttribute: UInt8, CaseIterable {
  case version, id, name, rating, mode, turn, at, side, time, evaluation, glyphs
  case ply, dark, light, margin, winner, ending

  var name: String { "\(self)" }
}
