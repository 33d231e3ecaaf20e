internal import GameRecords

/// The tags that keep what a WTHOR file tells and the model has no field for.
enum WTHORTag {
  /// Dark's score if both sides play perfectly from a number of empty squares on.
  static let theoreticalScore = "wthor-theoretical-score"
  /// That number of empty squares.
  static let depth = "wthor-depth"
}

/// A number in a record that stands for a name.
enum WTHORField: CaseIterable {
  // In the order of the file.
  case tournament, black, white

  /// Whose name it is.
  var kind: WTHORNameKind { self == .tournament ? .tournaments : .players }

  /// The tag that keeps the number where the name is not known.
  var tag: String {
    switch self {
    case .tournament: "wthor-tournament"
    case .black: "wthor-black"
    case .white: "wthor-white"
    }
  }

  /// Where the record keeps the name.
  var name: WritableKeyPath<GameRecord, String?> {
    switch self {
    case .tournament: \.event
    case .black: \.players.dark.name
    case .white: \.players.light.name
    }
  }
}
