import GameRecords

/// The name of a player as it is next to the board.
struct PlayerName: Hashable {
  /// The name; empty if it is not known.
  let name: String
  /// The rating in parentheses; empty if it is not known or there is no room.
  let rating: String

  /// Name and rating.
  var text: String { [name, rating].filter { !$0.isEmpty }.joined(separator: " ") }

  /// The same if the name must not change the order of the text around it.
  var isolated: String {
    PlayerName(name: rating.isEmpty ? name : DisplayText.isolate(name), rating: rating).text
  }
}

extension [PlayerName] {
  /// The name next to one of the counts; empty if it is not shown.
  subscript(count index: Int) -> PlayerName {
    indices.contains(index) ? self[index] : PlayerName(name: "", rating: "")
  }
}
