public import GameRecords

/// What a log stores about a session as a whole.
public struct LogHeader<Model: AppModel>: Hashable, Sendable {
  /// The program that ran the app, with its version.
  public var program: String?
  /// When the session began.
  public var date: GameDate?
  /// How the app is set up.
  public var settings: Model.Settings

  /// Creates a header from what is known about a session.
  public init(program: String? = nil, date: GameDate? = nil, _ settings: Model.Settings) {
    (self.program, self.date, self.settings) = (program, date, settings)
  }
}

/// One event as a log stores it: what happened, when, and with which result.
public struct LoggedStep<Model: AppModel>: Hashable, Sendable {
  /// When the app handled the event.
  public var time: SessionTime
  /// The event.
  public var event: Model.Event
  /// Whether the app ignored the event.
  public var isIgnored: Bool
  /// The ``AppModel/digest`` of the state after the event.
  public var digest: UInt64

  /// Creates an event of a log.
  public init(time: SessionTime, event: Model.Event, isIgnored: Bool, digest: UInt64) {
    self.time = time
    self.event = event
    self.isIgnored = isIgnored
    self.digest = digest
  }

  /// Creates the logged form of an event that a session has handled.
  public init(_ update: SessionUpdate<Model>) {
    self.init(
      time: SessionTime(update.time),
      event: update.event,
      isIgnored: update.refusal != nil,
      digest: update.state.digest
    )
  }
}

/// The content of one line of a log, which is JSON Lines: the header of the session, each event as it
/// is handled, and the end of the session.
///
/// Write each line to the file before the next event is handled: then it survives a crash of the
/// program.
public enum LogLine<Model: AppModel>: Hashable, Sendable {
  /// The beginning of a session.
  case header(LogHeader<Model>)
  /// An event.
  case event(LoggedStep<Model>)
  /// The regular end of the session.
  case ended(SessionTime)

  /// Creates the line of an entry of a log.
  public init(_ entry: ReplayedLog<Model>.Entry) {
    switch entry {
    case .header(let header): self = .header(header)
    case .update(let update): self = .event(LoggedStep(update))
    case .ended(let time): self = .ended(SessionTime(time))
    }
  }
}
