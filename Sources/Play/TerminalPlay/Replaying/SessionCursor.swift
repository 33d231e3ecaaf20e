package import Apps

/// A place in a session log, with the screen there.
///
/// The screen depends only on the place, not on the way there.
package struct SessionCursor<Model: PlayedModel> {
  private let entries: [ReplayedLog<Model>.Entry]
  /// Where the events, moves and games of the log are.
  package let stops: SessionStops
  /// The number of entries before this place.
  package private(set) var place = 0
  /// The game at this place.
  private var game = Self.blank

  /// The game in a session before its first event.
  private static var blank: PlayView<Model> { PlayView(watching: WatchedEvent()) }

  /// Creates a cursor at the beginning of a log.
  package init(_ log: ReplayedLog<Model>) {
    entries = log.entries
    stops = SessionStops(log)
  }

  /// Whether this is the end of the log.
  package var isAtEnd: Bool { place == entries.count }

  /// Goes to another place, or to the nearest end of the log if it is outside.
  package mutating func go(to target: Int) {
    let target = min(max(0, target), entries.count)
    let beginning = stops.beginning(at: target)
    if target < place || beginning >= place { (place, game) = (beginning, Self.blank) }
    for entry in entries[place..<target] {
      switch entry {
      case .header: game = Self.blank
      case .update(let update): game.take(update)
      case .ended: break
      }
    }
    place = target
  }

  /// The screen at this place, with the event that led to it.
  package var view: PlayView<Model> {
    var view = game
    view.input.watched = WatchedEvent(
      number: stops.event(at: place),
      count: stops.eventCount,
      clock: "\(stops.time(at: place).text) s",
      path: path,
      effects: effects
    )
    return view
  }

  private var effects: String {
    guard place > 0, case .update(let update) = entries[place - 1], let effects = update.effects,
      !effects.isEmpty
    else { return "" }
    return "effects: " + effects.map(\.description).joined(separator: ", ")
  }

  private var path: String {
    switch place == 0 ? nil : entries[place - 1] {
    case .update(let update): update.path
    case .ended: "end of session"
    case .header, nil: ""
    }
  }
}
