import GameRecords

/// The tags that keep what a WTHOR file tells and the model has no field for.
///
/// Their names are names of PGN tags too, so that PGN keeps them as they are.
enum WTHORTag {
  /// Dark's score if both sides play perfectly from a number of empty squares on.
  static let theoreticalScore = "wthor_theoretical_score"
  /// That number of empty squares.
  static let depth = "wthor_depth"
  /// The day on which the file was made, where it is not the usual one for its year: `2005-10-08`, or
  /// the four bytes as `20.5.13.0` where they are no date.
  static let fileDate = "wthor_file_date"
  /// The year of the file, where it is no year of a date.
  static let year = "wthor_year"
}

/// A number in a record that stands for a name.
enum WTHORField: CaseIterable {
  // In the order of the file.
  case tournament, black, white

  /// Whose name it is.
  var kind: WTHORNameKind { self == .tournament ? .tournaments : .players }

  /// The tag that keeps the number.
  var tag: String {
    switch self {
    case .tournament: "wthor_tournament"
    case .black: "wthor_black"
    case .white: "wthor_white"
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
