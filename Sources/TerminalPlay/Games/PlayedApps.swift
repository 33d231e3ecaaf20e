import Flipbook

/// The apps that can be played on a terminal.
package enum PlayedApps {
  /// All apps.
  ///
  /// To add an app, add one line here.
  package static let all: [any PlayedModel.Type] = [
    AppState.self,
    PuzzleState.self,
  ]
}
