import Apps

/// The apps that can be played on a terminal.
package enum PlayedApps {
  /// All apps.
  ///
  /// To add an app, add one line here.
  package static let all: [any PlayedModel.Type] = [
    AppState.self,
    PuzzleState.self,
  ]

  /// Returns the app whose logs have a format; `nil` if it is no format of logs.
  static func app(ofLogsIn format: (any RecordFormat)?) -> (any PlayedModel.Type)? {
    all.first { $0.logFormat == format?.name }
  }
}
