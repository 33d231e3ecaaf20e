package import Apps

/// An app that can be played on a terminal: what is particular to it and its game.
package protocol PlayedModel: AppModel {
  /// What a player has next to the app, such as a cursor: it depends on what happened before.
  associatedtype Player: Sendable
  /// How far a game has gone.
  associatedtype Progress: Hashable, Sendable
  /// What is saved.
  associatedtype Save: Sendable

  /// What is the same in every state.
  static var facts: PlayFacts<Self> { get }

  // MARK: What the app does

  /// Whether a move is in progress, which is not saved yet.
  var isMoving: Bool { get }

  /// Whether it is doing something by itself, and so waits for nobody.
  var isBusy: Bool { get }

  /// The event that dismisses an alert between two computers.
  var automaticEvent: Event? { get }

  /// Returns whether an effect is a save.
  static func isSave(_ effect: Effect) -> Bool

  // MARK: On a terminal

  /// Returns a player before the game begins.
  /// - Parameter earlier: the game before this session, if it is known.
  /// - Returns: the player.
  static func player(after earlier: Record?) -> Player

  /// Notes an update that was not ignored, before the view has its state.
  /// - Parameters:
  ///   - update: the update.
  ///   - isResumed: whether it starts the app again where the session before ended.
  ///   - view: what the player sees.
  static func follow(
    _ update: SessionUpdate<Self>,
    isResumed: Bool,
    _ view: inout PlayView<Self>
  )

  /// The alert that is open.
  var alert: Frame.Alert? { get }

  /// Returns the moves of the game, with the one in progress.
  static func moves(in view: PlayView<Self>) -> PlayedMoves

  /// Returns what a view shows.
  static func scene(of view: PlayView<Self>) -> PlayScene

  /// Handles what a player presses while no alert is open, or a letter that is a command.
  static func press(_ target: PlayTarget, _ view: inout PlayView<Self>) -> PlayOrder<Self>?

  /// Returns the event of a button of an alert.
  static func answer(
    _ alert: Frame.Alert,
    button: Int,
    _ view: inout PlayView<Self>
  ) -> Event

  /// Returns how to avoid a refusal, as a sentence, while the moves that are possible are not marked.
  func hint(about refusal: Refusal) -> String?

  /// Returns the moves of a pasted text; `nil` if it has anything else.
  func moves(pasted text: String) -> [Event]?

  /// Returns what to send to come to a pasted move: the move, or what has to come before it;
  /// `nil` while the app is busy.
  static func step(to move: Event, _ view: inout PlayView<Self>) -> Event?

  /// Returns what a move names, such as its square; `nil` for other events.
  static func name(of move: Event) -> String?

  // MARK: Line by line

  /// Returns sentences about an update that was not ignored, and then about what is expected.
  static func sentences(
    about update: SessionUpdate<Self>,
    in view: PlayView<Self>
  ) -> (events: [String], situation: [String])

  /// A sentence with the counts at the end of a session, such as who is to move.
  var summary: String { get }

  /// The board with its marks of coordinates, line by line, and the state of the game.
  var board: [String] { get }

  /// What can be played now; `nil` if nothing can.
  var playable: String? { get }

  /// A good move.
  var suggestion: PlaySuggestion<Self> { get }

  /// Returns the event that takes back the last move; `nil` if there is none.
  static func undo(in view: PlayView<Self>) -> Event?

  /// Returns a sentence to print in place of sending an event that would change nothing.
  func sentence(insteadOf event: Event) -> String?

  /// What to do now instead of an event that makes no sense.
  func remedy(for event: Event) -> String?

  // MARK: Records and saves

  /// How far the game has gone.
  var progress: Progress { get }

  /// Returns a record up to where a game is resumed: to its end, or further, since a game is saved
  /// before it is recorded.
  /// - Returns: the record; `nil` if it is that of another game.
  static func continued(_ record: Record, to progress: Progress) -> Record?

  /// Returns a record with the result that a session gives it, if it has one.
  /// - Returns: the record; `nil` if its moves cannot be played.
  static func ended(_ record: Record) -> Record?

  /// Returns the record of a game with one move; `nil` if none can be made.
  static func example(from progress: Progress) -> Record?

  /// Returns the name of the format of a new save.
  static func saveFormat(ofNewFile path: String) -> String

  /// What is saved now.
  var saved: Save { get }

  /// Returns the record that is written for a save.
  static func record(of save: Save) -> Record

  /// Returns the save that a record describes; `nil` if it describes none.
  static func save(of record: Record) -> Save?

  /// Returns what seems wrong about a record from which a game is resumed.
  static func doubt(about record: Record) -> String?

  /// Returns whether bytes can be a part of a save, however small.
  static func isPartOfSave(_ bytes: [UInt8]) -> Bool
}

extension PlayedModel {
  package var automaticEvent: Event? { nil }
  package var alert: Frame.Alert? { isAsking ? Self.facts.question : nil }
  package func sentence(insteadOf event: Event) -> String? { nil }
  package static func isPartOfSave(_ bytes: [UInt8]) -> Bool { false }

  /// Whether it has started.
  package var hasStarted: Bool { phase != phases.start }
  /// Whether its question is open.
  package var isAsking: Bool { question != questions.start }

  /// Returns whether a game begins with an event, unless it is ignored.
  static func beginsGame(_ event: Event) -> Bool { facts.beginnings.contains(kind(of: event)) }
}

extension AllApps {
  /// Returns the app whose logs have a format; `nil` if it is no format of logs.
  static func played(ofLogsIn format: (any RecordFormat)?) -> (any PlayedModel.Type)? {
    models.lazy.compactMap { $0 as? any PlayedModel.Type }.first { $0.logFormat == format?.name }
  }
}

extension PlayedModel {
  fileprivate static var logFormat: String { facts.logFormat }
}
