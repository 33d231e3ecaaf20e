import GameRecords

/// How a log and the app differ.
enum LogDifference<Model: AppModel>: Hashable, Sendable {
  /// The app ignores the event; the log says that it was accepted.
  case ignored(Model.Refusal)
  /// The app accepts the event in this state; the log says that it was ignored.
  case taken(Model)
  /// The state after the event is not the logged one.
  case state(expected: UInt64, found: UInt64)

  /// Compares an update with what a log says; `nil` if they agree.
  /// - Parameters:
  ///   - update: the update.
  ///   - isIgnored: whether the log says that the event was ignored; `nil` if it does not say.
  ///   - digest: the ``AppModel/digest`` of the logged state; `nil` if the log has none.
  init?(_ update: SessionUpdate<Model>, isIgnored: Bool?, digest: UInt64?) {
    if let isIgnored, isIgnored != (update.refusal != nil) {
      self = update.refusal.map { .ignored($0) } ?? .taken(update.before)
    } else if let digest, digest != update.state.digest {
      self = .state(expected: digest, found: update.state.digest)
    } else {
      return nil
    }
  }
}

extension LogDifference: CustomStringConvertible {
  /// What differs, in one line.
  var description: String {
    switch self {
    case .ignored(let refusal):
      "the app ignores this event, because \(refusal); the log says that it was accepted"
    case .taken(let state):
      "the app accepts this event, because \(state.situation); the log says that it was ignored"
    case .state(let expected, let found):
      "the state after this event differs from the log: expected \(Self.text(expected)), found "
        + Self.text(found)
    }
  }

  /// Returns the finding for the line of the event.
  func finding(_ source: SourceText) -> Finding {
    source.finding(
      .sessionState,
      description,
      help: "a line here or before was changed, added or removed; do not trust what follows",
      at: 0..<source.bytes.count
    )
  }

  private static func text(_ digest: UInt64) -> String {
    NumberText.hexadecimal(digest, digits: 16, uppercase: false)
  }
}
