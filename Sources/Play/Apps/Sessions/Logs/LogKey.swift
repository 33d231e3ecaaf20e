/// The keys that lines of every app have.
package enum LogKey: String {
  // The first line.
  case session, program, date, game
  // Every other line.
  case time, event
  // Reports about work.
  case work
  // Every event.
  case ignored, state

  /// The version of the format.
  package static let version = 1
  /// What the line that ends a session has in place of the name of an event.
  package static let ended = "ended"
}

extension AppModel {
  /// All keys of the first line.
  package static var keysOfHeader: [String] {
    [LogKey.session, .program, .date].map(\.rawValue)
      + (log.game == nil ? [] : [LogKey.game.rawValue]) + log.settingsKeys
  }

  /// All keys of all other lines.
  package static var keysOfEvents: [String] {
    [LogKey.time, .event].map(\.rawValue) + log.eventKeys
      + [LogKey.work, .ignored, .state].map(\.rawValue)
  }

  /// All keys of all lines.
  static var keys: [String] { keysOfHeader + keysOfEvents }
}
