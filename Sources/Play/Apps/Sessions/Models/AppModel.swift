import GameRecords
import RecordFormats
public import StateMachines

/// An app of this package: what its tables mean, and how its log is written.
///
/// It says which guards hold and performs the actions; ``reactByTables(to:)`` does the rest. A log
/// is JSON Lines; the app writes and reads what lines of logs of all apps do not have.
@usableFromInline
package protocol AppModel: LoggedModel where Kind: RawRepresentable<String> & CaseIterable {
  // MARK: Tables

  /// What the app is doing.
  var phase: Phase { get set }
  /// Whether the question is open.
  var question: Question { get set }

  /// Returns the kind of an event, by which the tables know it.
  static func kind(of event: Event) -> Kind

  /// Whether a guard holds now.
  /// - Parameters:
  ///   - condition: the guard.
  ///   - event: the event that is handled; `nil` for a transition that needs none.
  /// - Returns: whether it holds.
  func holds(_ condition: Guard, for event: Event?) -> Bool

  /// Performs an action on the state, and adds what it asks of the environment.
  mutating func perform(_ action: Action, for event: Event, _ effects: inout [Effect])

  /// Returns why the app ignores an event.
  /// - Parameters:
  ///   - event: the event, which neither table has a transition for.
  ///   - failedGuard: the guard that does not hold; `nil` if the tables have no such event.
  /// - Returns: the reason.
  func reason(against event: Event, _ failedGuard: Guard?) -> Refusal

  // MARK: Logs

  /// The game that the first line names, by which the log differs from that of another app; `nil` if
  /// it names none.
  static var game: String? { get }

  /// The header of a session whose log does not begin with one.
  static var usualHeader: Header { get }

  /// The keys of the first line besides those that every app has, in the order in which they are
  /// written.
  static var headerKeys: [String] { get }

  /// Those of the header keys that hardly any other program writes.
  static var unusualHeaderKeys: [String] { get }

  /// The keys of events besides those that every app has, in the order in which they are written.
  static var eventKeys: [String] { get }

  /// Whether events of a kind report about work, and so have its token.
  static func isReport(_ kind: Kind) -> Bool

  /// Writes what a header has besides the keys that every app has.
  static func write(_ header: Header, to output: inout JSONOutput)

  /// Writes what an event is about.
  static func write(_ event: Event, to output: inout JSONOutput)

  /// Reads what a header has besides the keys that every app has; `nil` if something is reported.
  static func header(_ line: inout JSONObject, _ lines: inout LogLineReader) -> Header?

  /// Reads what an event is about; `nil` if something is reported.
  /// - Parameters:
  ///   - kind: the kind of the event.
  ///   - work: the token in the line, of a report.
  ///   - line: the line.
  ///   - lines: the reader of the line.
  /// - Returns: the event.
  static func event(
    _ kind: Kind,
    _ work: WorkToken?,
    _ line: inout JSONObject,
    _ lines: inout LogLineReader
  ) -> Event?
}

extension AppModel {
  /// Handles an event as the tables say.
  @inlinable
  package mutating func reactByTables(
    to event: Event
  ) throws(Refusal) -> Reaction {
    let (phases, questions, kind) = (phases, questions, Self.kind(of: event))
    var answer: QuestionMachine.Transition?
    var failedGuard: Guard?
    do throws(QuestionMachine.Refusal) {
      answer = try questions.transition(from: question, by: kind) { holds($0, for: event) }
    } catch {
      failedGuard = error.failedGuard
    }
    var next: PhaseMachine.Transition?
    do throws(PhaseMachine.Refusal) {
      next = try phases.transition(from: phase, by: kind) { holds($0, for: event) }
    } catch {
      if answer == nil { throw reason(against: event, error.failedGuard ?? failedGuard) }
    }
    var effects: [Effect] = []
    var ways: [PhaseMachine.Transition] = []
    // The question first, since an open one hides what else the app would ask.
    if let answer {
      question = answer.to
      for action in questions.effects(of: answer) { perform(action, for: event, &effects) }
    }
    while let transition = next {
      for action in phases.effects(of: transition) {
        perform(action, for: event, &effects)
      }
      phase = transition.to
      ways.append(transition)
      next = try? phases.transition(from: phase, by: nil) { self.holds($0, for: nil) }
    }
    return Reaction(phases: ways, questions: answer.map { [$0] } ?? [], effects: effects)
  }
}
