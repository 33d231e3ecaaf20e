public import GameRecords
import RecordFormats

/// The sum of statistics that were counted separately, for example on several machines.
///
/// Each part is a document that ``GameStatistics/json(top:)`` writes with all openings and names.
/// The sum is the same as if all records had been counted at once.
public struct StatisticsSum: Sendable {
  /// The statistics of all parts; `nil` without parts.
  public private(set) var statistics: GameStatistics?
  /// The source of the openings that were added first.
  private var openingSource: String?

  /// The most bytes of a part: 256 MiB.
  package static let mostBytes = 256 << 20

  private let games: [any GameFigures.Type]

  /// Creates a sum without parts, of the statistics of some games.
  package init(games: [any GameFigures.Type]) { self.games = games }

  /// Adds a part unless it has a mistake.
  /// - Parameters:
  ///   - bytes: the document.
  ///   - source: its name, for findings.
  /// - Returns: the findings about the part, in the order of its text; none if it was added.
  public mutating func add(_ bytes: [UInt8], from source: String) -> [Finding] {
    var reader = StatisticsReader(SourceText(ofSettings: bytes, from: source), games: games)
    guard let part = reader.read() else { return reader.findings }
    if let plies = part.countedOpeningPlies {
      if let openingSource, let expected = statistics?.countedOpeningPlies, expected != plies {
        reader.reportOpeningPlies(expected: expected, because: openingSource)
        return reader.findings
      }
      openingSource = openingSource ?? source
    }
    // The sum has limits, which a part has not.
    let options = StatisticsOptions(openingPlies: part.openingPlies)
    var sum = statistics ?? GameStatistics(options, games: games)
    sum.add(part)
    statistics = sum
    return []
  }
}
