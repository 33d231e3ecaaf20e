public import FrameRendering
public import GameRecords

/// Source of the words: `ViewController` of the app.
extension Frame.Alert {
  /// Creates one of the app's alerts.
  public init(_ alert: AppAlert) {
    switch alert {
    case .pass: self = .pass
    case .reset: self = .reset
    }
  }

  /// The side to move cannot place a disk.
  public static let pass = Self(
    title: "Pass",
    message: "Cannot place a disk.",
    buttons: ["Dismiss"]
  )

  /// The app asks before it resets the game.
  public static let reset = Self(
    title: "Confirmation",
    message: "Do you really want to reset the game?",
    buttons: ["Cancel", "OK"]
  )
}
