package import GameRecords

extension InputList {
  /// What cannot be looked at or must not be read.
  package var failureFindings: [Finding] {
    failures.map { $0.finding(.unreadableInput) }
  }
}

/// Inputs that were not read, and what is to be said of them.
struct UnreadInputs {
  private let list: InputList
  private var skipped: [SkippedInput]
  /// How many of the files were skipped after a look into them.
  private var skippedFiles = 0
  private var notes: [Finding] = []
  /// How many inputs could not be read.
  private(set) var unreadable: Int

  init(of list: InputList) {
    self.list = list
    skipped = list.skipped
    unreadable = max(list.failures.count, list.isRefused ? 1 : 0)
  }

  /// What cannot even be looked at.
  var failures: [Finding] { list.failureFindings }

  /// Takes note of how reading an input ended.
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

  /// What is to be said at the end about inputs that were left out.
  var remarks: [Finding] {
    mutating get {
      let isAll = unreadable == 0 && skippedFiles == list.paths.count
      var remarks = notes + ownOutputs
      remarks += skipped.remarks(isVerbose: list.isVerbose, isAll: isAll)
      if isAll, !list.skipsForeign {
        unreadable += 1
        remarks.append(
          Finding(.unreadableInput, "no input contains a record", at: Place(source: "flipbook"))
        )
      }
      return remarks
    }
  }

  /// Names what was left out because this run writes to it, as far as that is short.
  private var ownOutputs: [Finding] {
    let names = list.outputs
    guard !names.isEmpty else { return [] }
    let shown = names.prefix(5).map { DisplayText.escape($0) }.joined(separator: ", ")
    let more = names.count > 5 ? " and \(names.count - 5) more" : ""
    let message = "left out, because this run writes to it: " + shown + more
    return [Finding(.ownOutput, message, at: Place(source: "flipbook"))]
  }
}
