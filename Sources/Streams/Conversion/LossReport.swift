package import GameRecords

/// Collects the losses of a run for the user.
package struct LossReport {
  /// The format in which losses are reported.
  package enum Form: String, CaseIterable {
    /// Text, counted over all records.
    case text
    /// A JSON object for each loss, on a line of its own.
    case json
  }

  private let form: Form
  private var tally = LossTally()
  /// The lines: there may be several for each move of an archive.
  private let lines = SpooledBytes()

  package init(_ form: Form) { self.form = form }

  /// Adds the losses of a record.
  package mutating func add(_ losses: [Loss], of record: PreparedRecord) {
    guard !losses.isEmpty else { return }
    switch form {
    case .text: tally.add(losses)
    case .json:
      let place = record.place
      for loss in losses { lines.append(loss.line(at: place)) }
    }
  }

  /// Passes on the lines of ``Form/json`` in parts.
  package func forEachPart(_ take: ([UInt8]) -> Void) throws(FileError) {
    try lines.forEachPart(take)
  }

  /// The lines of ``Form/text``, one for each kind of loss.
  package var kinds: [String] { tally.lines }

  /// Whether no fact was lost, and some were only added.
  package var isOfAdditions: Bool { tally.isOfAdditions }

  /// Adds the losses of a part of the run.
  package mutating func add(_ other: LossReport) throws(FileError) {
    tally.add(other.tally)
    try lines.append(other.lines)
  }
}
