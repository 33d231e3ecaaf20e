package import Apps

/// The input of a player in progress, and what answers it: the same for every game.
package struct PlayInput: Sendable {
  /// The event that a viewer of a recorded session sees; `nil` for a player.
  var watched: WatchedEvent?
  /// Whether the game is saved and can be resumed later.
  package let isSaved: Bool
  /// Whether alerts that come between two computers are dismissed after a pause.
  package let dismissesAlerts: Bool
  /// What is typed so far.
  package var typed = ""
  /// The index of the selected button, if there is an alert.
  package var button = 0
  /// The page of help that is shown.
  package var helpPage: Int?
  /// A message for the player.
  package var notice: String?
  /// The number of steps that the indicator of a busy app has made.
  var steps = 0
  /// The time since the beginning of the session.
  package var time = Duration.zero
  /// Why the current position is not saved.
  package var saveFailure: SaveFailure?

  /// Whether the moves that are possible are marked.
  package var showsMoves: Bool

  /// Creates the input of a player before the game begins.
  /// - Parameters:
  ///   - isSaved: whether the game is saved and can be resumed later.
  ///   - notice: the first message, for example about the save that the game resumes from.
  ///   - showsMoves: whether the moves that are possible are marked at first.
  ///   - dismissesAlerts: whether alerts that come between two computers are dismissed.
  package init(
    isSaved: Bool = true,
    notice: String? = nil,
    showsMoves: Bool = false,
    dismissesAlerts: Bool = false
  ) {
    (self.isSaved, self.notice, self.showsMoves) = (isSaved, notice, showsMoves)
    self.dismissesAlerts = dismissesAlerts
  }

  /// Creates the input of a viewer of a recorded session.
  init(watching event: WatchedEvent) {
    self.init(isSaved: false)
    watched = event
  }
}
