package import GameRecords

/// What was lost in a run, on its way to the user.
package struct LossReport {
  /// How losses are reported.
  package enum Form: String, CaseIterable {
    /// In words, counted over all records.
    case text
    /// A JSON object for each, on a line of its own.
    case json
  }

  package let form: Form
  private var tally = LossTally()
  /// There may be several for each move of an archive.
  private let lines = SpooledBytes()

  package init(_ form: Form) { self.form = form }

  /// Takes what one record has lost.
  package mutating func add(_ losses: [Loss], of record: PreparedRecord) {
    guard !losses.isEmpty else { return }
    switch form {
    case .text: tally.add(losses)
    case .json:
      let place = record.place
      for loss in losses { lines.append(loss.line(at: place)) }
    }
  }

  /// Hands over the lines of ``Form/json`` in parts.
  package func forEachPart(_ take: ([UInt8]) -> Void) { lines.forEachPart(take) }

  /// The lines of ``Form/text``, one for each kind of loss.
  package var kinds: [String] { tally.lines }

  /// Whether nothing is gone, and something was added.
  package var isOfAdditions: Bool { tally.isOfAdditions }

  /// Takes what was lost in a part of the run.
  package mutating func add(_ other: LossReport) {
    tally.add(other.tally)
    lines.append(other.lines)
  }
}
