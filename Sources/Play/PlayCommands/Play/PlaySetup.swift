import Apps
import TerminalPlay

/// What is played: an app with everything that it needs.
struct PlaySetup<Model: PlayedModel>: Sendable {
  /// How the app is set up.
  var settings: Model.Settings
  /// How far the game has gone that it begins with.
  var progress: Model.Progress
  /// The first events.
  var opening: [Model.Event]
  /// Whether the user wants alerts between two computers to be dismissed.
  var dismissesAlerts = false
  /// How long the app waits before an event that comes by itself, in nanoseconds.
  var pause = 0
  /// The phases that take no time.
  var instant: Set<Model.Phase>
  /// Returns what performs its effects, and stores saves.
  var environment: @Sendable (SaveStore<Model.Save>?) -> SessionEnvironment<Model>
  /// Returns the player, with the game before this session, if it is known.
  var player: @Sendable (Model.Record?) -> Model.Player
}

/// Why a saved game is not resumed.
struct PlayObstacle: Error {
  let message: String
  let help: String
}
