public import GameRecords

/// An app whose sessions can be logged, run again, and printed event by event.
public protocol LoggedModel: SessionModel {
  /// What a log stores about a session as a whole.
  associatedtype Header: LogHeader

  /// Creates the state in which a session begins, before the app has started.
  init(_ header: Header)

  /// A hash of the complete state: the same for the same state, in every run and on every platform,
  /// and almost certainly different for any other state.
  var digest: UInt64 { get }

  /// What the app is doing, in words that can follow “because”.
  var situation: String { get }

  /// Returns a line of a log in JSON, with its line feed.
  static func bytes(of line: LogLine<Self>) -> [UInt8]

  /// The name of what the app is doing.
  var phaseName: String { get }
  /// The name of the state of its question.
  var questionName: String { get }

  /// Returns an event in a few words.
  static func words(for event: Event) -> String

  /// Returns an effect in a few words.
  static func words(for effect: Effect) -> String

  /// Returns the names of the phases that a reaction leads to, in order.
  static func phaseNames(of reaction: Reaction) -> [String]

  /// Returns what an update changes on the screen, such as `f5=x`, in order.
  static func changes(by update: SessionUpdate<Self>) -> [String]
}

/// What a log stores about a session of any app as a whole.
public protocol LogHeader: Hashable, Sendable {
  /// The program that ran the app, with its version.
  var program: String? { get set }
  /// When the session began.
  var date: GameDate? { get set }
}

/// One event as a log stores it: what happened, when, and with which result.
public struct LoggedStep<Model: LoggedModel>: Hashable, Sendable {
  /// When the app handled the event.
  public var time: SessionTime
  /// The event.
  public var event: Model.Event
  /// Whether the app ignored the event.
  public var isIgnored: Bool
  /// The ``LoggedModel/digest`` of the state after the event.
  public var digest: UInt64

  /// Creates an event of a log.
  @inlinable
  public init(time: SessionTime, event: Model.Event, isIgnored: Bool, digest: UInt64) {
    self.time = time
    self.event = event
    self.isIgnored = isIgnored
    self.digest = digest
  }

  /// Creates the logged form of an event that a session has handled.
  @inlinable
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
public enum LogLine<Model: LoggedModel>: Hashable, Sendable {
  /// The beginning of a session.
  case header(Model.Header)
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

  /// The line in JSON, with its line feed.
  @inlinable public var bytes: [UInt8] { Model.bytes(of: self) }
}
