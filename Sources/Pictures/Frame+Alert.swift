extension Frame {
  /// An alert in front of the board, which an app shows until a button is pressed.
  public struct Alert: Hashable, Sendable {
    /// The first line.
    public let title: String
    /// The line below it.
    public let message: String
    /// The titles of the buttons, from left to right.
    public let buttons: [String]

    /// Creates an alert.
    public init(title: String, message: String, buttons: [String]) {
      (self.title, self.message, self.buttons) = (title, message, buttons)
    }
  }
}
