package import GameRecords
import Platform

/// Decides which files a run may write: never one of its inputs, unless the user wants that, and no
/// existing file if the user wants to keep those.
package struct OutputGuard: Sendable {
  /// The regular files among the inputs, as they were at first.
  private var inputs: [FileIdentity: FileVersion] = [:]
  /// The files with settings of the run, which no option allows to replace.
  private var settings: Set<FileIdentity> = []
  /// Whether an input may be replaced by its output.
  private var isInPlace = false
  /// Whether existing files are kept.
  private var keepsOld = false
  /// The help for a user who wants to replace an input.
  private var help = ""
  /// The files of the run.
  fileprivate var files = RunFiles()

  /// Creates a guard of a run without inputs.
  fileprivate init() {}

  /// Creates a guard for some inputs.
  ///
  /// Create it before they are read: what changes later must not be replaced.
  /// - Parameters:
  ///   - inputs: the inputs of the run.
  ///   - settings: the files with settings of the run.
  ///   - isInPlace: whether an input may be replaced by its output.
  ///   - keepsOld: whether existing files are kept.
  ///   - help: the help for a user who wants to replace an input.
  ///   - files: the files of the run.
  /// - Throws: an error if an input cannot be inspected.
  package init(
    sparing inputs: [InputPath],
    settings: [String] = [],
    isInPlace: Bool = false,
    keepsOld: Bool = false,
    help: String = "choose another name for the output",
    files: RunFiles = RunFiles()
  ) throws(FileError) {
    for input in inputs {
      if isInPlace, !input.isStandardInput { try FileSet.settle(in: input.endFolder) }
      guard let version = try input.version, self.inputs[version.identity] == nil else { continue }
      self.inputs[version.identity] = version
    }
    for path in settings {
      if let file = try InputPath(path).identity { self.settings.insert(file) }
    }
    self.isInPlace = isInPlace
    self.keepsOld = keepsOld
    self.help = help
    self.files = files
  }

  /// The guard of a session, which reads only standard input and files that it also writes.
  package static var ofSession: OutputGuard {
    get throws(FileError) { try OutputGuard(sparing: [InputPath("-")]) }
  }

  /// Returns a place that may be written to.
  /// - Parameters:
  ///   - path: the file, or `-` for standard output.
  ///   - input: the input of the output; `nil` if it is made of all inputs.
  ///   - folder: the folder that no link may lead out of, if no person has named the file.
  /// - Returns: the place.
  /// - Throws: an error if the file must not change.
  package func place(
    _ path: String,
    madeOf input: InputPath? = nil,
    inside folder: String? = nil
  ) throws(FileError) -> OutputPlace {
    if let conflict = try conflict(path, madeOf: input, inside: folder) { throw conflict }
    return try newPlace(path, isOfAll: input == nil)
  }

  /// Returns a place that may be written to, or one whose file must not change.
  /// - Parameters:
  ///   - path: the file.
  ///   - input: the input of the output.
  ///   - folder: the folder that no link may lead out of.
  ///   - other: a finding about another output there; then only the same bytes as the input are
  ///     allowed.
  /// - Returns: the place.
  /// - Throws: an error if the file cannot be inspected.
  package func place(
    _ path: String,
    madeOf input: InputPath,
    inside folder: String,
    unless other: Finding?
  ) throws(FileError) -> OutputPlace {
    var place = try newPlace(path, isOfAll: false)
    let (present, own) = (try identity(path), try input.identity)
    let conflict = try conflict(path, madeOf: input, inside: folder)
    place.conflict = other ?? conflict?.finding(.outputFailed)
    place.toleratesSame = other == nil || present != nil && present == own
    return place
  }

  private func newPlace(_ path: String, isOfAll: Bool) throws(FileError) -> OutputPlace {
    var expected = ExpectedFile.any
    if isInPlace {
      if let present = try identity(path) {
        let version = inputs[present] ?? files.versionRead(present)
        expected = version.map { .version($0) } ?? .any
      } else if isOfAll {
        expected = .none
      }
    }
    return OutputPlace(path, self, keepsOld: keepsOld, expected: expected)
  }

  private func identity(_ path: String) throws(FileError) -> FileIdentity? {
    try FileError.inspecting(path) { try FileIdentity(path: path) }
  }

  /// Returns why a file must not change; `nil` if it may be written.
  private func conflict(
    _ path: String,
    madeOf input: InputPath?,
    inside folder: String?
  ) throws(FileError) -> FileError? {
    if let folder, try LinkedPath.leads(path, outOf: folder) {
      return FileError(
        path,
        "the output would replace a file outside of the folder, where a link leads",
        help: "name the file itself if it is meant"
      )
    }
    // Only regular files are replaced, not pipes, for example.
    guard path != "-", let identity = try identity(path) else { return nil }
    if settings.contains(identity) || InputPath(path).fileName == FolderSettings.fileName {
      return FileError(
        path,
        "the output would replace this file with settings of the run",
        help: "choose another name for the output"
      )
    }
    let own = try input?.identity
    let isOwn = isInPlace && (input == nil || own == identity)
    if isOwn, input != nil, inputs[identity] == nil { return .changed(path) }
    if !isOwn, inputs[identity] != nil {
      return FileError(path, "the output would replace this input", help: help)
    }
    if !isInPlace, files.versionRead(identity) != nil {
      return FileError(
        path,
        "the output would replace this table of names of an input",
        help: "choose another name for the output"
      )
    }
    guard keepsOld, !isOwn else { return nil }
    return .isThere(path)
  }
}

/// What is in a place when an output may be put there.
enum ExpectedFile: Equatable {
  /// Any file or none.
  case any
  /// No file.
  case none
  /// The file as it was when the run began.
  case version(FileVersion)
}

/// A place that a run may write to; only an ``OutputGuard`` can create one.
package struct OutputPlace: Sendable {
  /// The file, or `-` for standard output.
  package let path: String
  /// Why the existing file must not change.
  package fileprivate(set) var conflict: Finding?
  /// Whether an output with the same bytes as the existing file is allowed.
  fileprivate(set) var toleratesSame = true
  /// Whether a file that appears there in the meantime is kept.
  package let keepsOld: Bool
  /// The file that may be replaced.
  let expected: ExpectedFile
  private let outputs: OutputGuard

  /// The files of the run.
  var files: RunFiles { outputs.files }

  /// Returns the place of a file that may be replaced.
  static func file(_ path: String) -> OutputPlace {
    OutputPlace(path, OutputGuard(), keepsOld: false)
  }

  /// Standard output.
  package static var standardOutput: OutputPlace { file("-") }

  fileprivate init(
    _ path: String,
    _ outputs: OutputGuard,
    keepsOld: Bool,
    expected: ExpectedFile = .any
  ) {
    self.path = path
    self.expected = expected
    self.outputs = outputs
    self.keepsOld = keepsOld
  }

  /// Returns the place of another file of the same output.
  /// - Throws: an error if that file must not change.
  func sibling(_ path: String) throws(FileError) -> OutputPlace {
    var sibling = try outputs.place(path)
    sibling.conflict = conflict
    sibling.toleratesSame = toleratesSame
    return sibling
  }
}

extension FileError {
  /// Returns an error about a file that has changed since it was read.
  static func changed(_ path: String) -> FileError {
    FileError(path, "another program changed the file; it is left as it is")
  }

  /// Returns an error about an existing file that the user wants to keep.
  package static func isThere(_ path: String) -> FileError {
    FileError(path, "already exists", help: "leave out --no-clobber to replace it")
  }
}
