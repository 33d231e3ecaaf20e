/// A form in which statistics are reported.
public enum StatisticsForm: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// For programs: one document, which a schema describes.
  case json
  /// For spreadsheets and scripts: a table.
  case csv
}

extension GameStatistics {
  /// The statistics in some form.
  /// - Parameters:
  ///   - form: the form.
  ///   - top: how many openings and players to list, those with the most games.
  ///   - usesColour: whether a terminal's colours may be used in a text.
  /// - Returns: the bytes, in UTF-8.
  public func bytes(as form: StatisticsForm, top: Int = 10, usesColour: Bool = false) -> [UInt8] {
    switch form {
    case .text: Array(StatisticsText.text(self, top: top, usesColour: usesColour).utf8)
    case .json: json(top: top)
    case .csv: csv(top: top)
    }
  }
}
