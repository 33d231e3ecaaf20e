import Platform

/// The inputs on the command line.
///
/// A folder stands for all files in it, sorted by name, except hidden ones.
package struct InputList {
  package private(set) var paths: [InputPath] = []
  /// The files and folders that the arguments name.
  private(set) var named: [InputPath] = []
  /// The files of the run.
  package let files = RunFiles()
  /// The folders and files that cannot be inspected.
  package private(set) var failures: [FileError] = []
  /// The skipped contents of folders.
  package private(set) var skipped: [SkippedInput] = []
  /// The folders whose files are listed.
  package private(set) var folders: [String] = []
  /// The files in the folders that this run writes to.
  package private(set) var outputs: [String] = []
  /// Whether a run that reports on inputs must not begin, because an input is also written to, or
  /// because it is unknown what to leave out of folders.
  package private(set) var isRefused = false
  /// Whether named files are treated like those in folders, and none of them needs to contain a
  /// record.
  package let skipsForeign: Bool
  /// Whether the user wants a list of everything that was skipped.
  package let isVerbose: Bool
  private var filter: FolderFilter
  /// The folder to leave out because it is written to, by its device and number.
  private let excluded: (DeviceID, Inode)?
  private let output: FileIdentity?
  private let formats: FormatRegistry
  private let reports: ReportPlaces?
  private let standardOutputs: Set<FileIdentity>

  /// Lists the inputs for some arguments, without the file or the folder that is written to.
  ///
  /// Create the list before opening any output; otherwise the output would be in it.
  /// - Parameters:
  ///   - arguments: files, folders, and `-`.
  ///   - formats: the known formats.
  ///   - destination: the file or folder that is written; a named input may be replaced.
  ///   - addsToOutput: whether the file that is written is an archive whose records are kept: if it
  ///     exists, it is the first input.
  ///   - isEmptyArchive: whether an archive has no records.
  ///   - reports: the files that report on the inputs; they must not replace an input.
  ///   - filter: decides which paths are left out of folders.
  ///   - skipsForeign: whether named files are treated like those in folders.
  ///   - isVerbose: whether the user wants a list of everything that was skipped.
  ///   - standardInputName: the name of standard input in messages.
  /// - Throws: an error if what is written cannot be inspected.
  package init(
    _ arguments: [String],
    formats: FormatRegistry,
    writingTo destination: String? = nil,
    addsToOutput: Bool = false,
    isEmptyArchive: (InputPath) throws(FileError) -> Bool = { _ in false },
    reports: ReportPlaces? = nil,
    filter: FolderFilter = .none,
    skipsForeign: Bool = false,
    isVerbose: Bool = false,
    standardInputName: String? = nil
  ) throws(FileError) {
    self.formats = formats
    self.reports = reports
    self.filter = filter
    self.skipsForeign = skipsForeign
    self.isVerbose = isVerbose
    standardOutputs = try FileError.inspecting("flipbook") { try FileIdentity.standardOutputs }
    if addsToOutput, let destination { try FileSet.settle(in: InputPath(destination).endFolder) }
    let status = try destination.flatMap { path throws(FileError) in try InputPath(path).status }
    excluded = status.flatMap { $0.type == .directory ? ($0.deviceID, $0.inode) : nil }
    output = status.flatMap { FileIdentity($0) }
    let archive = addsToOutput && output != nil ? destination.map(InputPath.init(archive:)) : nil
    if let archive, try !isEmptyArchive(archive) { paths.append(archive) }
    for argument in arguments {
      let path =
        argument == "-" ? InputPath(standardInputNamed: standardInputName) : InputPath(argument)
      inspecting { list throws(FileError) in
        if archive != nil, try path.identity == list.output { return }
        list.named.append(path)
        try list.add(path)
      }
    }
    // Paths that an invalid configuration leaves out would be read.
    if self.filter.hasFailed {
      isRefused = true
      paths = []
    }
  }

  /// The archive that the run adds to, if it exists and is not empty.
  package var archive: InputPath? { paths.first { $0.isArchive } }

  /// Keeps only the inputs that have changed.
  /// - Parameter changed: the paths of files that have changed.
  package mutating func keep(_ changed: [String]) {
    let changed = Set(changed)
    paths.removeAll { !changed.contains($0.path) }
    skipped = []
    outputs = []
    failures = []
  }

  /// Does something with a path, and notes why if it cannot be inspected.
  private mutating func inspecting(_ work: (inout InputList) throws(FileError) -> Void) {
    do throws(FileError) {
      try work(&self)
    } catch {
      // What is in the way of one file, such as a .gitignore, may be in the way of the next, too.
      if failures.last != error { failures.append(error) }
    }
  }

  private mutating func add(_ path: InputPath) throws(FileError) {
    if try path.isFolder { return collect(path.path, below: "") }
    if path.isStandardInput, paths.contains(where: \.isStandardInput) {
      return refuse(path, "standard input is named twice; it can be read only once")
    }
    // A file that is replaced can be read to its end first; a file that grows has no end.
    if let identity = try path.identity, standardOutputs.contains(identity) {
      refuse(path, alsoWritten: "so reading it would not end")
    } else if try reports?.contain(path) == true {
      try leaveOut(path)
    } else if skipsForeign, try path.size != nil {
      try addForeign(path)
    } else {
      paths.append(path)
    }
  }

  /// Adds a named file as if it had been found in the working folder.
  private mutating func addForeign(_ path: InputPath) throws(FileError) {
    let found = InputPath(found: path.path, relativePath: path.relativePath)
    let names = WorkingFolder.relativePath(path.path).split(separator: "/")
    for end in names.indices {
      let part = names[...end].joined(separator: "/")
      let isFolder = end < names.count - 1
      if let reason = try filter.reason(toSkip: part, part, isFolder: isFolder, isNamed: true) {
        return skip(path.path, reason)
      }
    }
    if !formats.isCompanion(found) { paths.append(found) }
  }

  private mutating func refuse(_ path: InputPath, alsoWritten consequence: String) {
    refuse(path, "this run also writes to this file, \(consequence)")
  }

  private mutating func refuse(_ path: InputPath, _ reason: String) {
    isRefused = true
    failures.append(FileError(path.name, reason))
  }

  /// Leaves out a file that a report replaces: it may be an earlier report, but not a record.
  private mutating func leaveOut(_ path: InputPath) throws(FileError) {
    guard try reports?.mayReplace(path) != false else {
      return refuse(path, alsoWritten: "so it would be lost")
    }
    outputs.append(path.name)
  }

  private mutating func collect(_ folder: String, below prefix: String) {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    var entries: [(name: String, isFile: Bool)]
    do throws(FileError) {
      repeat {
        entries = try FileError.doing("cannot open the folder", folder) {
          try FileSystem.entries(in: folder)
        }
      } while try FileSet.settle(in: start)
    } catch {
      failures.append(error)
      return
    }
    folders.append(folder)
    // Only a list of everything names them.
    if isVerbose, let hidden = try? FileSystem.hiddenNames(in: folder) {
      for name in hidden { skip(start + name, .hidden) }
    }
    for (name, isFile) in entries {
      inspecting { list throws(FileError) in
        let path = InputPath(found: start + name, relativePath: prefix + name)
        try list.add(found: path, isFile: isFile)
      }
    }
  }

  /// Adds what was found in a folder.
  private mutating func add(found input: InputPath, isFile: Bool) throws(FileError) {
    let path = input.path
    let entry = try FileError.inspecting(path) {
      isFile ? nil : try FileSystem.status(of: path, followsLinks: false)
    }
    let isFolder = entry?.type == .directory
    if let reason = try filter.reason(toSkip: path, input.relativePath, isFolder: isFolder) {
      return skip(path, reason)
    }
    if isFolder, let entry {
      if let excluded, excluded == (entry.deviceID, entry.inode) { return }
      return collect(path, below: input.relativePath + "/")
    }
    let target = try FileError.doing("cannot follow the link", path) {
      entry?.type == .symbolicLink ? try FileSystem.status(of: path).type : entry?.type ?? .regular
    }
    switch target {
    case .regular: try add(file: input)
    // A link to a folder could create a cycle.
    case .directory: skip(path, .linkToFolder)
    default: skip(path, .device)
    }
  }

  /// Adds a file found in a folder.
  private mutating func add(file: InputPath) throws(FileError) {
    // A table of names is read with its games.
    guard !formats.isCompanion(file) else { return }
    if try reports?.contain(file) == true {
      try leaveOut(file)
    } else {
      try isWritten(file) ? outputs.append(file.name) : paths.append(file)
    }
  }

  private mutating func skip(_ path: String, _ reason: SkippedInput.Reason) {
    skipped.append(SkippedInput(name: path.shownPath, reason: reason))
  }

  private func isWritten(_ file: InputPath) throws(FileError) -> Bool {
    guard output != nil || !standardOutputs.isEmpty, let identity = try file.identity else {
      return false
    }
    return identity == output || standardOutputs.contains(identity)
  }
}
