internal import ArgumentParser
internal import Flipbook

/// What was lost in a run, on its way to the user.
struct LossReport {
  /// How losses are told.
  enum Form: String, ExpressibleByArgument, CaseIterable {
    /// In words, counted over all records.
    case text
    /// A JSON object for each, on a line of its own.
    case json
  }

  let form: Form
  private var tally = LossTally()
  /// There may be several for each move of an archive.
  private let lines = SpooledBytes()

  init(_ form: Form) { self.form = form }

  /// Takes what one record has lost.
  mutating func add(_ losses: [Loss], of record: PreparedRecord) {
    guard !losses.isEmpty else { return }
    switch form {
    case .text: tally.add(losses)
    case .json:
      let place = record.place
      for loss in losses { lines.append(loss.line(at: place)) }
    }
  }

  /// Takes what was lost in a part of the run.
  mutating func add(_ other: LossReport) {
    tally.add(other.tally)
    lines.append(other.lines)
  }

  /// Tells everything.
  func show(_ messages: Messages, target: any RecordFormat) {
    lines.forEachPart(messages.write)
    let kinds = tally.lines
    guard !kinds.isEmpty else { return }
    let deed = tally.isOfAdditions ? "leave everything open" : "hold everything"
    messages.show(.loss, "\(target.name) cannot \(deed)")
    messages.write(kinds.flatMap { Array("  \($0)\n".utf8) })
  }
}
