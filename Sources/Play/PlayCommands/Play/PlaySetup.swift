import Apps
import FlipbookCommands
import TerminalOutput
import TerminalPlay

/// What is played: an app with everything that it needs.
struct PlaySetup<Model: PlayedModel>: Sendable {
  /// The app before it starts.
  var state: Model
  /// How fast it is.
  var pace: Model.Pace
  /// The log's header.
  var header: Model.Header
  /// How far the game has gone that it begins with.
  var progress: Model.Progress
  /// The first events.
  var opening: [Model.Event]
  /// How long the app waits before an event that comes by itself, in nanoseconds.
  var pause = 0
  /// Returns what performs its effects, and saves to a file.
  var environment: @Sendable (SaveFile<Model>?) -> SessionEnvironment<Model>
  /// Returns what a player sees, with the game before this session, if it is known.
  var view: @Sendable (PlayInput, Model.Recorder.Record?) -> Model.View
  /// Returns what is printed line by line, with the game before this session, if it is known.
  var report: @Sendable (Model.Recorder.Record?) -> Model.Report
}

/// Why a saved game is not resumed.
struct PlayObstacle: Error {
  let message: String
  let help: String
}
