public import Flipbook
import StateMachines

/// The apps.
package enum AllApps {
  /// All apps; to add one, add one line here.
  package static let models: [any AppModel.Type] = [AppState.self, PuzzleState.self]
}

extension FormatRegistry {
  /// The standard formats and those of session logs.
  public static let playing = standard.adding(LogFormat.session(among: AllApps.models))
    .adding(LogFormat.puzzleSession(among: AllApps.models))
}

extension RuleRegistry {
  /// The standard rules, and those about session logs and state machines.
  public static let playing = standard.adding(.session + .machine)
}

extension Schema {
  /// The schemas of session logs.
  public static let sessions = [
    Schema(format: "session", bytes: PackageResources.session_log_schema_json),
    Schema(format: "puzzle-session", bytes: PackageResources.puzzle_session_log_schema_json),
  ]
}
