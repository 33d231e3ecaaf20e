public import GameRecords

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

  /// Creates a sum without parts.
  public init() {}

  /// Adds a part unless it has a mistake.
  /// - Parameters:
  ///   - bytes: the document.
  ///   - source: its name, for findings.
  /// - Returns: the findings about the part, in the order of its text; none if it was added.
  public mutating func add(_ bytes: [UInt8], from source: String) -> [Finding] {
    var reader = StatisticsReader(SourceText(ofSettings: bytes, from: source))
    guard let part = reader.read() else { return reader.findings }
    let (plies, hasOpenings) = (part.reversi.openingPlies, part.reversi.hasOpenings)
    if let openingSource, let sum = statistics?.reversi, hasOpenings, sum.openingPlies != plies {
      reader.reportOpeningPlies(expected: sum.openingPlies, because: openingSource)
      return reader.findings
    }
    if hasOpenings, openingSource == nil { openingSource = source }
    // The sum has limits, which a part has not.
    var sum = statistics ?? GameStatistics(openingPlies: plies)
    sum.add(part)
    statistics = sum
    return []
  }
}
