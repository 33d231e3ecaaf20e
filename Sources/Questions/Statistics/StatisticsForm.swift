/// An output format of statistics.
public enum StatisticsForm: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// For programs: one document with a schema.
  case json
  /// For spreadsheets and scripts: a table.
  case csv
}

extension GameStatistics {
  /// Returns the statistics in an output format.
  /// - Parameters:
  ///   - form: the output format.
  ///   - top: the number of openings and players to list, those with the most games.
  ///   - usesColour: whether a text may use terminal colours.
  /// - Returns: the bytes, in UTF-8.
  public func bytes(as form: StatisticsForm, top: Int = 10, usesColour: Bool = false) -> [UInt8] {
    switch form {
    case .text: Array(StatisticsText.text(self, top: top, usesColour: usesColour).utf8)
    case .json: json(top: top)
    case .csv: csv(top: top)
    }
  }
}
