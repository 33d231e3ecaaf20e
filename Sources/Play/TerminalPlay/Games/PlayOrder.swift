/// What a key asks for.
package enum PlayOrder<Model: PlayedModel>: Hashable {
  /// Send an event to the app.
  case event(Model.Event)
  /// Make these moves, one after the other.
  case moves([Model.Event])
  /// Quit.
  case quit
}
