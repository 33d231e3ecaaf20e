internal import Flipbook

extension InputList {
  fileprivate var failureFindings: [Diagnostic] {
    failures.map { $0.diagnostic(.unreadableInput) }
  }

  /// Tells what cannot be looked at or must not be read, and gives the status of a run that ends with it.
  func tellFailures(_ messages: Messages) -> ExitStatus {
    for failure in failureFindings { messages.show(failure) }
    return .unreadable
  }
}

/// Keeps account of inputs that were not read.
struct InputAccount {
  private let list: InputList
  private var skipped: [String]
  private var notes: [Diagnostic] = []
  /// How many inputs could not be read.
  private(set) var unreadable: Int

  init(of list: InputList) {
    self.list = list
    skipped = list.others
    unreadable = list.failures.count
  }

  /// What cannot even be looked at.
  var failures: [Diagnostic] { list.failureFindings }

  /// Takes note of how reading an input ended, and gives the reason if it failed.
  mutating func failure(_ ending: RecordSource.Ending, of path: InputPath) -> Diagnostic? {
    switch ending {
    case .read, .recordless, .passedOver: return nil
    case .fewer(let note):
      notes.append(note)
      return nil
    case .skipped:
      skipped.append(path.name)
      return nil
    case .incomplete(let diagnostic), .failed(let diagnostic):
      unreadable += 1
      return diagnostic
    }
  }

  /// What is to be said at the end about inputs that were left out.
  var remarks: [Diagnostic] {
    mutating get {
      var remarks = notes
      remarks += [
        leftOut(list.outputs, .ownOutput, "because this run writes to it"),
        leftOut(skipped, .unknownFormat, "because of no known format"),
      ].compactMap { $0 }
      if unreadable == 0, skipped.count >= list.paths.count {
        unreadable += 1
        remarks.append(
          Diagnostic(.unreadableInput, "no input holds a record", at: Place(source: "flipbook"))
        )
      }
      return remarks
    }
  }

  /// Names what was left out, as far as that is short.
  private func leftOut(_ names: [String], _ rule: Rule, _ reason: String) -> Diagnostic? {
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(5).map { DisplayText.escape($0) }.joined(separator: ", ")
    let more = names.count > 5 ? " and \(names.count - 5) more" : ""
    var note = Diagnostic(
      rule,
      "left out, \(reason): " + shown + more,
      at: Place(source: "flipbook")
    )
    note.severity = .note
    return note
  }
}
