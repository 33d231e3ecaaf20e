import GameRecords

/// The tags for the facts in a WTHOR file that the model has no field for.
///
/// Their names are valid in PGN, which keeps them unchanged.
enum WTHORTag {
  /// Dark's score if both sides play perfectly from a number of empty squares.
  static let theoreticalScore = "wthor_theoretical_score"
  /// That number of empty squares.
  static let depth = "wthor_depth"
  /// The day on which the file was made, if it is not the usual one for its year: `2005-10-08`, or the
  /// four bytes as `20.5.13.0` if they are not a date.
  static let fileDate = "wthor_file_date"
  /// The year of the file, if it cannot be the year of a date.
  static let year = "wthor_year"
}

/// A number in a record that refers to a name.
enum WTHORField: CaseIterable {
  // In the order of the file.
  case tournament, black, white

  /// The kind of name.
  var kind: WTHORNameKind { self == .tournament ? .tournaments : .players }

  /// The tag that keeps the number.
  var tag: String {
    switch self {
    case .tournament: Tag.eventNumberName
    case .black: Tag.playerNumberNames[0]
    case .white: Tag.playerNumberNames[1]
    }
  }

  /// Where the record keeps the name.
  var name: WritableKeyPath<ReversiRecord, String?> {
    switch self {
    case .tournament: \.event
    case .black: \.players.dark.name
    case .white: \.players.light.name
    }
  }
}
