package import Apps
import Platform
import TerminalOutput

/// A game as a player sees it, with the input in progress.
package struct PlayView<Model: PlayedModel>: Sendable {
  /// The state of the app.
  package private(set) var state = Model(Model.log.usualSettings)
  /// The input in progress, and what answers it.
  package var input: PlayInput
  /// What the player has next to the app.
  package var player: Model.Player

  /// Creates the view of a player before the game begins.
  /// - Parameters:
  ///   - input: the input at first.
  ///   - player: the player; by default one who knows no earlier game.
  package init(_ input: PlayInput = PlayInput(), _ player: Model.Player? = nil) {
    (self.input, self.player) = (input, player ?? Model.player(after: nil))
  }

  /// Creates the view of a recorded session before it begins.
  package init(watching event: WatchedEvent) { self.init(PlayInput(watching: event)) }

  /// What is shown.
  package var scene: PlayScene { Model.scene(of: self) }

  /// Whether this is the view of a recorded session.
  var isWatched: Bool { input.watched != nil }

  /// A message for the player.
  package var notice: String? {
    get { input.notice }
    set { input.notice = newValue }
  }

  /// Updates the view after an event.
  /// - Parameters:
  ///   - update: the outcome of the event.
  ///   - isResumed: whether it starts the app again where the session before ended.
  package mutating func take(_ update: SessionUpdate<Model>, isResumed: Bool = false) {
    guard let effects = update.effects else {
      if !Model.isReport(update.event), !isWatched { notice = update.refusal.map(sentence) }
      return
    }
    let alert = state.alert
    input.time = update.time
    Model.follow(update, isResumed: isResumed, &self)
    state = update.state
    if state.alert != alert { (input.button, input.typed) = (0, "") }
    if effects.contains(where: Model.isSave) { takeNote(of: update.saveFailure) }
  }

  private func sentence(_ refusal: Model.Refusal) -> String {
    let hint = input.showsMoves ? nil : state.hint(about: refusal)
    return "\(refusal)".capitalizedFirst + "." + (hint.map { " " + $0 } ?? "")
  }

  private mutating func takeNote(of failure: SaveFailure?) {
    if let failure {
      notice = failure.sentence
    } else if input.saveFailure != nil {
      notice = nil
    }
    input.saveFailure = failure
  }

  /// Updates the view after an event, and returns the lines that describe it; none if there is
  /// nothing to report yet.
  package mutating func lines(for update: SessionUpdate<Model>) -> [String] {
    take(update)
    guard update.effects != nil else { return [] }
    let (events, situation) = Model.sentences(about: update, in: self)
    let failure = (update.saveFailure?.sentence).map { [$0] } ?? []
    return (events + failure + situation).map {
      Terminal.readable($0.capitalizedFirst, on: .standardOutput)
    }
  }
}
