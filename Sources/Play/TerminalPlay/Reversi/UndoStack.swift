import Apps

/// What a player can take back: the saves before each move of a person in the current game.
struct UndoStack {
  private var saves: [AppSave] = []

  /// Takes back the last move of a person, and everything after it; `nil` if there is none.
  var event: AppEvent? { saves.last.map { .undone($0) } }

  /// Records an update.
  mutating func take(_ update: AppUpdate) {
    guard update.effects != nil else { return }
    switch update.event {
    case .tapped: saves.append(update.before.save)
    case .undone(let save):
      if let index = saves.lastIndex(of: save) { saves.removeSubrange(index...) }
    case .started, .resetConfirmed: saves = []
    default: break
    }
  }
}
