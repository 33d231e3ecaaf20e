public import GameRecords
import StateMachines

/// An app of this package, whose sessions can be logged, run again, printed event by event, and
/// recorded.
public protocol AppModel: SessionModel
where
  Effect: CustomStringConvertible, Phase: RawRepresentable<String>,
  Question: RawRepresentable<String>, Kind: RawRepresentable<String> & CaseIterable
{
  /// How the app is set up for a session.
  associatedtype Settings: Hashable, Sendable
  /// What the app plays.
  associatedtype Record: GameRecord
  /// A game in progress, as its record will store it.
  associatedtype Game: Sendable

  /// Creates the state in which a session begins, before the app has started.
  init(_ settings: Settings)

  /// What the app is doing.
  var phase: Phase { get }
  /// Whether the question is open.
  var question: Question { get }

  /// A hash of the complete state: the same for the same state, in every run and on every platform,
  /// and almost certainly different for any other state.
  var digest: UInt64 { get }

  /// What the app is doing, in words that can follow “because”.
  var situation: String { get }

  /// Returns the kind of an event, by which the tables and logs know it.
  static func kind(of event: Event) -> Kind

  /// Returns an event in a few words.
  static func words(for event: Event) -> String

  /// Returns what an update changes on the screen, such as `f5=x`, in order.
  static func changes(by update: SessionUpdate<Self>) -> [String]

  /// How its log is written and read, as far as it differs from those of other apps.
  static var log: LogGrammar<Self> { get }

  // MARK: Records

  /// Returns whether an event names a move, even if later events complete it: the place of the
  /// event in a log is that of the move.
  static func namesMove(_ event: Event) -> Bool

  /// Records an update that was not ignored.
  /// - Parameters:
  ///   - update: the update.
  ///   - recorder: the recorder, whose game and number of moves this changes.
  /// - Returns: the record of a game that the update ends, if any; at the start of a session, the
  ///   earlier record if the game does not continue it.
  static func record(
    _ update: SessionUpdate<Self>,
    by recorder: inout GameRecorder<Self>
  ) -> Record?

  /// Returns the record of a game as far as it has gone; `nil` if no move was made in it.
  static func record(of game: Game) -> Record?
}

extension SessionModel {
  /// Handles an event as the tables say.
  /// - Parameters:
  ///   - event: the event.
  ///   - kind: the kind by which the tables know it.
  ///   - phase: where the state has its phase.
  ///   - question: where the state has its question.
  ///   - holds: whether a guard holds for an event; `nil` for a transition that needs none.
  ///   - perform: performs an action on the state, and adds what it asks of the environment.
  ///   - reason: why the event is ignored, from the guard that does not hold; `nil` if the tables
  ///     have no such event.
  /// - Returns: the transitions and their effects.
  /// - Throws: the reason if neither table has a transition for the event.
  mutating func reactByTables(
    to event: Event,
    _ kind: Kind,
    phase: WritableKeyPath<Self, Phase>,
    question: WritableKeyPath<Self, Question>,
    holds: (Self, Guard, Event?) -> Bool,
    perform: (inout Self, Action, inout [Effect]) -> Void,
    reason: (Self, Guard?) -> Refusal
  ) throws(Refusal) -> Reaction {
    let (phases, questions) = (phases, questions)
    var answer: QuestionMachine.Transition?
    var failedGuard: Guard?
    do throws(QuestionMachine.Refusal) {
      answer = try questions.transition(from: self[keyPath: question], by: kind) {
        holds(self, $0, event)
      }
    } catch {
      failedGuard = error.failedGuard
    }
    var next: PhaseMachine.Transition?
    do throws(PhaseMachine.Refusal) {
      next = try phases.transition(from: self[keyPath: phase], by: kind) { holds(self, $0, event) }
    } catch {
      if answer == nil { throw reason(self, error.failedGuard ?? failedGuard) }
    }
    var effects: [Effect] = []
    var ways: [PhaseMachine.Transition] = []
    // The question first, since an open one hides what else the app would ask.
    if let answer {
      self[keyPath: question] = answer.to
      for action in questions.effects(of: answer) { perform(&self, action, &effects) }
    }
    while let transition = next {
      for action in phases.effects(of: transition) { perform(&self, action, &effects) }
      self[keyPath: phase] = transition.to
      ways.append(transition)
      next = try? phases.transition(from: transition.to, by: nil) { holds(self, $0, nil) }
    }
    return Reaction(phases: ways, questions: answer.map { [$0] } ?? [], effects: effects)
  }
}
