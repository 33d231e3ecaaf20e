package import GameRecords

extension InputList {
  /// The findings about paths that cannot be inspected or must not be read.
  package var failureFindings: [Finding] {
    failures.map { $0.finding(.unreadableInput) }
  }
}

/// The inputs that were not read, and the findings about them.
struct UnreadInputs {
  private let list: InputList
  private var skipped: [SkippedInput]
  /// The number of files that were skipped because of their content.
  private var skippedFiles = 0
  private var notes: [Finding] = []
  /// The number of inputs that could not be read.
  private(set) var unreadable: Int

  init(of list: InputList) {
    self.list = list
    skipped = list.skipped
    unreadable = max(list.failures.count, list.isRefused ? 1 : 0)
  }

  /// The findings about paths that cannot be inspected.
  var failures: [Finding] { list.failureFindings }

  /// Notes how reading an input ended.
  mutating func note(_ ending: InputEnding, of name: String) {
    switch ending {
    case .read, .recordless: break
    case .fewer(let note): notes.append(note)
    case .skipped(let reason):
      skipped.append(SkippedInput(name: name, reason: reason))
      skippedFiles += 1
    case .incomplete, .failed: unreadable += 1
    }
  }

  /// Whether no input contains a record.
  private var isAll: Bool { unreadable == 0 && skippedFiles == list.paths.count }

  /// The findings at the end about inputs that were left out.
  var findings: [Finding] {
    notes + ownOutputs + skipped.findings(isVerbose: list.isVerbose, isAll: isAll)
  }

  /// Ends the run: each input that an argument names must contain a record, unless another one does.
  /// - Returns: the inputs that had to contain one, and the findings about them.
  mutating func end() -> [(path: InputPath, finding: Finding)] {
    guard isAll, !list.skipsForeign else { return [] }
    unreadable += list.named.count
    return list.named.map {
      ($0, Finding(.unreadableInput, "there is no record", at: Place(source: $0.name)))
    }
  }

  /// A finding with the first names of files that were left out because this run writes to them.
  private var ownOutputs: [Finding] {
    let names = list.outputs
    guard !names.isEmpty else { return [] }
    let shown = names.prefix(5).map { DisplayText.escape($0) }.joined(separator: ", ")
    let more = names.count > 5 ? " and \(names.count - 5) more" : ""
    let message = "left out, because this run writes to it: " + shown + more
    return [Finding(.ownOutput, message, at: Place(source: "flipbook"))]
  }
}
