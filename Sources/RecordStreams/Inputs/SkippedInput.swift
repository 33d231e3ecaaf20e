package import GameRecords

/// Something in a folder that is not read.
package struct SkippedInput {
  /// The name that messages show.
  let name: String
  let reason: Reason

  /// Why it is not read, in the order in which reasons are counted.
  package enum Reason: CaseIterable {
    /// A file with nothing that only a format of records has.
    case noRecord
    /// A file that lists findings, known or not.
    case report
    /// A table of names, which is read with the games that it belongs to.
    case table
    /// A pointer of Git LFS whose name is not that of records.
    case pointer
    /// A link to a folder, which could lead in a circle.
    case linkToFolder
    /// A pipe, a socket or a device.
    case device
    /// What the user excludes.
    case excluded
    /// What Git ignores, when the user wants that.
    case ignored

    /// What it is, for a list.
    var description: String {
      switch self {
      case .noRecord: "it contains nothing that is specific to a format of records"
      case .report: "it is a report or a list of findings"
      case .table: "it is a table of names, which is read with its games"
      case .pointer: "it is a Git LFS pointer, and its name is not that of a record file"
      case .linkToFolder: "it is a link to a folder"
      case .device: "it is a pipe, a socket or a device"
      case .excluded: "it is excluded"
      case .ignored: "Git ignores it"
      }
    }

    /// The reason in a count, after “1” or another number.
    fileprivate func counted(_ count: Int) -> String {
      let words =
        switch self {
        case .noRecord: ("file without records", "files without records")
        case .report: ("report", "reports")
        case .table: ("table of names", "tables of names")
        case .pointer: ("Git LFS pointer", "Git LFS pointers")
        case .linkToFolder: ("link to a folder", "links to folders")
        case .device: ("pipe or device", "pipes or devices")
        case .excluded: ("excluded path", "excluded paths")
        case .ignored: ("path that Git ignores", "paths that Git ignores")
        }
      return "\(count) \(count == 1 ? words.0 : words.1)"
    }

    /// Whether only those want to know who ask: the user wanted it, flipbook wrote it, or it is read
    /// with other files.
    fileprivate var isExpected: Bool {
      switch self {
      case .excluded, .ignored, .report, .table: true
      case .noRecord, .pointer, .linkToFolder, .device: false
      }
    }
  }
}

extension [SkippedInput] {
  /// What is reported at the end of a run: how many for each reason, and each of them if the user
  /// wants to know.
  /// - Parameters:
  ///   - isVerbose: whether the user wants to know everything.
  ///   - isAll: whether there was nothing else.
  /// - Returns: the findings.
  package func remarks(isVerbose: Bool, isAll: Bool) -> [Finding] {
    let counts = SkippedInput.Reason.allCases.compactMap { reason -> String? in
      let count = count { $0.reason == reason }
      return count == 0 || reason.isExpected && !isVerbose && !isAll ? nil : reason.counted(count)
    }
    guard !counts.isEmpty else { return [] }
    let list =
      isVerbose
      ? map {
        Finding(.skippedFile, "skipped: \($0.reason.description)", at: Place(source: $0.name))
      }
      : []
    let total = Finding(
      .skippedFile,
      "skipped \(counts.joined(separator: ", "))",
      help: isVerbose ? nil : "list them with --verbose",
      at: Place(source: "flipbook")
    )
    return list + [total]
  }
}
