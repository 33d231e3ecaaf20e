import GameRecords

/// An event of a script, which somebody wrote to see what the app does.
public struct ScriptedEvent: Hashable, Sendable {
  /// When the event happens; `nil` for as soon as the app waits for such an event.
  public var time: SessionTime?
  /// The event.
  public var event: AppEvent
  /// Whether the app is expected to ignore the event; `nil` for no expectation.
  public var isIgnored: Bool?
  /// The expected ``AppState/digest`` of the state after it.
  public var digest: UInt64?

  /// Creates an event of a script.
  public init(
    time: SessionTime? = nil,
    event: AppEvent,
    isIgnored: Bool? = nil,
    digest: UInt64? = nil
  ) {
    (self.time, self.event, self.isIgnored, self.digest) = (time, event, isIgnored, digest)
  }

  /// The token in an event that stands for the work in progress, whatever it is.
  public static let currentWork = WorkToken(-1)

  /// The event with the token of the work in progress filled in.
  func event(in state: AppState) -> AppEvent {
    switch event {
    case .diskChanged(Self.currentWork): .diskChanged(work: state.work)
    case .computerChose(let square, Self.currentWork): .computerChose(square, work: state.work)
    default: event
    }
  }
}

/// The content of one line of a script.
enum ScriptLine: Hashable {
  /// The beginning of a session.
  case header(LogHeader<AppState>)
  /// An event.
  case event(ScriptedEvent)
  /// The end of the session; without a time once nothing more will happen by itself.
  case ended(SessionTime?)
}
