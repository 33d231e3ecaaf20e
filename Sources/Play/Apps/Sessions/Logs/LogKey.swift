/// The keys that lines of every app have.
@usableFromInline
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
  @usableFromInline package static let ended = "ended"
}

extension AppModel {
  /// All keys of the first line.
  package static var keysOfHeader: [String] {
    [LogKey.session, .program, .date].map(\.rawValue)
      + (game == nil ? [] : [LogKey.game.rawValue]) + headerKeys
  }

  /// All keys of all other lines.
  package static var keysOfEvents: [String] {
    [LogKey.time, .event].map(\.rawValue) + eventKeys
      + [LogKey.work, .ignored, .state].map(\.rawValue)
  }

  /// All keys of all lines.
  @usableFromInline static var keys: [String] { keysOfHeader + keysOfEvents }
}
