package import GameRecords

/// A path in a folder that is not read.
package struct SkippedInput {
  /// The name in messages.
  let name: String
  let reason: Reason

  /// The reason why a path is not read, in the order of the counts.
  package enum Reason: CaseIterable {
    /// A file that contains nothing specific to a format of records.
    case noRecord
    /// A file that lists findings: a report or a baseline.
    case report
    /// A table of names, which is read with its games.
    case table
    /// A Git LFS pointer whose name is not that of a record file.
    case pointer
    /// A link to a folder, which could create a cycle.
    case linkToFolder
    /// A pipe, a socket or a device.
    case device
    /// A path that the user excludes.
    case excluded
    /// A path that Git ignores.
    case ignored
    /// A file or folder whose name begins with a full stop.
    case hidden

    /// The reason in a list.
    var description: String {
      switch self {
      case .noRecord: "it contains nothing that is specific to a record format"
      case .report: "it is a report or a list of findings"
      case .table: "it is a table of names, which is read with its games"
      case .pointer: "it is a Git LFS pointer, and its name is not that of a record file"
      case .linkToFolder: "it is a link to a folder"
      case .device: "it is a pipe, a socket or a device"
      case .excluded: "it is excluded"
      case .ignored: "Git ignores it"
      case .hidden: "it is hidden"
      }
    }

    /// Returns the reason with a count.
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
        case .hidden: ("hidden path", "hidden paths")
        }
      return "\(count) \(count == 1 ? words.0 : words.1)"
    }

    /// Whether the reason is reported only on demand: the user wanted it, flipbook wrote the file,
    /// or it is read with other files.
    fileprivate var isExpected: Bool {
      switch self {
      case .excluded, .hidden, .report, .table: true
      case .ignored, .noRecord, .pointer, .linkToFolder, .device: false
      }
    }
  }
}

extension [SkippedInput] {
  /// Returns the findings for the end of a run: the count for each reason, and the list of paths if
  /// the user wants it.
  /// - Parameters:
  ///   - isVerbose: whether the user wants the list.
  ///   - isAll: whether there was no other input.
  /// - Returns: the findings.
  package func findings(isVerbose: Bool, isAll: Bool) -> [Finding] {
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
