/// An alert that the app shows in front of its screen until a button is pressed.
///
/// Source of the words: `ViewController` of the app.
public struct AppAlert: Hashable, Sendable {
  /// The first line.
  public let title: String
  /// The line below it.
  public let message: String
  /// The titles of the buttons, from left to right.
  public let buttons: [String]

  /// Creates an alert.
  package init(title: String, message: String, buttons: [String]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }

  /// The side to move cannot place a disk.
  public static let pass = AppAlert(
    title: "Pass",
    message: "Cannot place a disk.",
    buttons: ["Dismiss"]
  )

  /// The app asks before it resets the game.
  public static let reset = AppAlert(
    title: "Confirmation",
    message: "Do you really want to reset the game?",
    buttons: ["Cancel", "OK"]
  )
}
