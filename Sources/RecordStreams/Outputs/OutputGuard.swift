package import GameRecords

/// Decides which files a run may write: never one of its inputs unless that is meant, and none that
/// is there already if the user wants those kept.
package struct OutputGuard: Sendable {
  /// The regular files that the run reads.
  private let inputs: Set<FileIdentity>
  /// Files that say how the run is to be done, which no option lets it replace.
  private let settings: Set<FileIdentity>
  /// Whether an input may be replaced by what is made of it.
  private let isInPlace: Bool
  /// Whether outputs that are there already are kept.
  private let keepsOld: Bool
  /// What a user can do who meant to replace an input.
  private let help: String

  /// A guard of some inputs.
  /// - Parameters:
  ///   - inputs: what the run reads.
  ///   - settings: files that say how the run is to be done.
  ///   - isInPlace: whether an input may be replaced by what is made of it.
  ///   - keepsOld: whether outputs that are there already are kept.
  ///   - help: what a user can do who meant to replace an input.
  package init(
    sparing inputs: [InputPath],
    settings: [String] = [],
    isInPlace: Bool = false,
    keepsOld: Bool = false,
    help: String = "choose another name for the output"
  ) {
    self.inputs = Set(inputs.compactMap(\.identity))
    self.settings = Set(settings.compactMap { InputPath($0).identity })
    self.isInPlace = isInPlace
    self.keepsOld = keepsOld
    self.help = help
  }

  /// The guard of a run that reads only standard input, and files that it writes again itself.
  package static var ofSession: OutputGuard { OutputGuard(sparing: [InputPath("-")]) }

  /// A place that may be written to.
  /// - Parameters:
  ///   - path: the file, or `-` for standard output.
  ///   - input: the input that the output is made of; `nil` when it is made of all.
  /// - Returns: the place.
  /// - Throws: when the file is to be left as it is.
  package func place(_ path: String, madeOf input: InputPath? = nil) throws(FileError)
    -> OutputPlace
  {
    if let conflict = conflict(path, madeOf: input) { throw conflict }
    return OutputPlace(path, self, keepsOld: keepsOld)
  }

  /// A place that may be written to, or else only with what is there already.
  /// - Parameters:
  ///   - path: the file.
  ///   - input: the input that the output is made of.
  ///   - other: what else is already there; then only the input itself may come out the same.
  /// - Returns: the place.
  package func place(_ path: String, madeOf input: InputPath, unless other: Finding?)
    -> OutputPlace
  {
    var place = OutputPlace(path, self, keepsOld: keepsOld)
    place.conflict = other ?? conflict(path, madeOf: input)?.finding(.outputFailed)
    let isAnothers = FileIdentity(path: path.pathBytes).map { $0 != input.identity } ?? true
    place.toleratesSame = other == nil || !isAnothers
    return place
  }

  /// Why a file is to be left as it is; `nil` when it may be written.
  private func conflict(_ path: String, madeOf input: InputPath?) -> FileError? {
    // What is not a regular file, such as a pipe, is not replaced.
    guard path != "-", let identity = FileIdentity(path: path.pathBytes) else { return nil }
    if settings.contains(identity) || InputPath(path).fileName == FolderSettings.fileName {
      return FileError(
        path,
        "has settings of this run, which the output would replace",
        help: "choose another name for the output"
      )
    }
    let isOwn = isInPlace && (input == nil || input?.identity == identity)
    if !isOwn, inputs.contains(identity) {
      return FileError(path, "is also an input, which the output would replace", help: help)
    }
    if !isInPlace, RunTables.haveBeenRead(identity) {
      return FileError(
        path,
        "is also a table of names of an input, which the output would replace",
        help: "choose another name for the output"
      )
    }
    guard keepsOld, !isOwn else { return nil }
    return .isThere(path)
  }
}

/// A place that a run may write to, as only an ``OutputGuard`` can say.
package struct OutputPlace: Sendable {
  /// The file, or `-` for standard output.
  package let path: String
  /// Why the file that is there must not change.
  package fileprivate(set) var conflict: Finding?
  /// Whether an output with the same bytes as that file does no harm.
  fileprivate(set) var toleratesSame = true
  /// Whether a file that appears there meanwhile is kept.
  package let keepsOld: Bool
  private let outputs: OutputGuard

  /// A file that may be replaced, whatever it is.
  static func file(_ path: String) -> OutputPlace {
    OutputPlace(path, OutputGuard(sparing: []), keepsOld: false)
  }

  /// Standard output.
  package static var standardOutput: OutputPlace { file("-") }

  fileprivate init(_ path: String, _ outputs: OutputGuard, keepsOld: Bool) {
    self.path = path
    self.outputs = outputs
    self.keepsOld = keepsOld
  }

  /// The place of another file that belongs to the same output.
  /// - Throws: when that file is to be left as it is.
  func sibling(_ path: String) throws(FileError) -> OutputPlace {
    var sibling = try outputs.place(path)
    sibling.conflict = conflict
    sibling.toleratesSame = toleratesSame
    return sibling
  }
}

extension FileError {
  /// The user wants the files kept that are there.
  package static func isThere(_ path: String) -> FileError {
    FileError(path, "already exists", help: "leave out --no-clobber to replace it")
  }
}
