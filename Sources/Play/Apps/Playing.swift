public import Flipbook
import StateMachines

/// The apps.
package enum AllApps {
  /// All apps; to add one, add one line here.
  package static let models: [any AppModel.Type] = [AppState.self, PuzzleState.self]
}

extension FormatRegistry {
  /// The standard formats and those of session logs.
  public static let playing = standard.adding(SessionFormat(among: AllApps.models))
    .adding(PuzzleSessionFormat(among: AllApps.models))
}

extension RuleRegistry {
  /// The standard rules, and those about session logs and the app.
  public static let playing = standard.adding(.session + [.brokenPromise])
}

extension Schema {
  /// The schemas of session logs.
  public static let sessions = [
    Schema(format: "session", bytes: SessionFormat.schema),
    Schema(format: "puzzle-session", bytes: PuzzleSessionFormat.schema),
  ]
}
