import Glibc

/// The inputs on the command line.
///
/// A folder stands for all files in it, sorted by name, except hidden ones.
package struct InputList {
  package private(set) var paths: [InputPath] = []
  /// The folders and files that cannot be inspected.
  package private(set) var failures: [FileError] = []
  /// The skipped contents of folders.
  package private(set) var skipped: [SkippedInput] = []
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
  private let excluded: (dev_t, ino_t)?
  private let output: FileIdentity?
  private let formats: FormatRegistry
  private let reports: ReportPlaces?
  private let standardOutputs = FileIdentity.standardOutputs

  /// Lists the inputs for some arguments, without the file or the folder that is written to.
  ///
  /// Create the list before opening any output; otherwise the output would be in it.
  /// - Parameters:
  ///   - arguments: files, folders, and `-`.
  ///   - formats: the known formats.
  ///   - destination: the file or folder that is written; a named input may be replaced.
  ///   - reports: the files that report on the inputs; they must not replace an input.
  ///   - filter: decides which paths are left out of folders.
  ///   - skipsForeign: whether named files are treated like those in folders.
  ///   - isVerbose: whether the user wants a list of everything that was skipped.
  ///   - standardInputName: the name of standard input in messages.
  package init(
    _ arguments: [String],
    formats: FormatRegistry,
    writingTo destination: String? = nil,
    reports: ReportPlaces? = nil,
    filter: FolderFilter = .none,
    skipsForeign: Bool = false,
    isVerbose: Bool = false,
    standardInputName: String? = nil
  ) {
    self.formats = formats
    self.reports = reports
    self.filter = filter
    self.skipsForeign = skipsForeign
    self.isVerbose = isVerbose
    let path = destination.flatMap { $0 == "-" ? nil : $0.pathBytes } ?? [0]
    let folder = Self.status(of: path).flatMap { $0.isFolder ? $0 : nil }
    excluded = folder.map { ($0.st_dev, $0.st_ino) }
    output = FileIdentity(path: path)
    for argument in arguments {
      add(argument == "-" ? InputPath(standardInputNamed: standardInputName) : InputPath(argument))
    }
    // Paths that an invalid configuration leaves out would be read.
    if self.filter.hasFailed {
      isRefused = true
      paths = []
    }
  }

  /// Keeps only the inputs that have changed.
  /// - Parameter changed: the paths of files that have changed.
  package mutating func keep(_ changed: [String]) {
    let changed = Set(changed)
    paths.removeAll { !changed.contains($0.path) }
    skipped = []
    outputs = []
    failures = []
  }

  private mutating func add(_ path: InputPath) {
    if !path.isStandardInput, Self.status(of: path.bytes)?.isFolder == true {
      return collect(path.bytes, below: "")
    }
    // A file that is replaced can be read to its end first; a file that grows has no end.
    if let identity = path.identity, standardOutputs.contains(identity) {
      refuse(path, "so reading it would not end")
    } else if reports?.contain(path) == true {
      leaveOut(path)
    } else if skipsForeign, path.size != nil {
      addForeign(path)
    } else {
      paths.append(path)
    }
  }

  /// Adds a named file as if it had been found in the working folder.
  private mutating func addForeign(_ path: InputPath) {
    let found = InputPath(found: path.bytes, relativePath: path.relativePath)
    let names = WorkingFolder.relativePath(path.path).split(separator: "/")
    for end in names.indices {
      let part = names[...end].joined(separator: "/")
      let isFolder = end < names.count - 1
      if let reason = filter.reason(toSkip: part, part, isFolder: isFolder) {
        return skip(path.bytes, reason)
      }
    }
    if !formats.isCompanion(found) { paths.append(found) }
  }

  private mutating func refuse(_ path: InputPath, _ consequence: String) {
    isRefused = true
    failures.append(FileError(path.name, "this run also writes to this file, \(consequence)"))
  }

  /// Leaves out a file that a report replaces: it may be an earlier report, but not a record.
  private mutating func leaveOut(_ path: InputPath) {
    guard reports?.mayReplace(path) != false else { return refuse(path, "so it would be lost") }
    outputs.append(path.name)
  }

  private mutating func collect(_ folder: [CChar], below prefix: String) {
    guard let names = Self.names(in: folder) else {
      failures.append(.last(String(pathBytes: folder), "cannot open the folder"))
      return
    }
    let slash = CChar(bitPattern: UInt8(ascii: "/"))
    let start = folder.dropLast() + (folder.dropLast().last == slash ? [] : [slash])
    for name in names {
      let path = Array(start + name)
      let relativePath = prefix + String(pathBytes: name)
      guard let entry = Self.status(of: path, followsLinks: false) else {
        failures.append(.last(String(pathBytes: path), "cannot inspect the file"))
        continue
      }
      // A link to a folder could create a cycle.
      let target = entry.isLink ? Self.status(of: path) : entry
      let reason = filter.reason(
        toSkip: String(pathBytes: path),
        relativePath,
        isFolder: entry.isFolder
      )
      if let reason {
        skip(path, reason)
      } else if entry.isFolder {
        if let excluded, excluded == (entry.st_dev, entry.st_ino) { continue }
        collect(path, below: relativePath + "/")
      } else if target?.isFile == true {
        let file = InputPath(found: path, relativePath: relativePath)
        // A table of names is read with its games.
        guard !formats.isCompanion(file) else { continue }
        if reports?.contain(file) == true {
          leaveOut(file)
        } else {
          isWritten(file) ? outputs.append(file.name) : paths.append(file)
        }
      } else if target == nil {
        failures.append(.last(String(pathBytes: path), "cannot follow the link"))
      } else {
        skip(path, target?.isFolder == true ? .linkToFolder : .device)
      }
    }
  }

  private mutating func skip(_ path: [CChar], _ reason: SkippedInput.Reason) {
    skipped.append(SkippedInput(name: String(pathBytes: path).shownPath, reason: reason))
  }

  private func isWritten(_ file: InputPath) -> Bool {
    guard let identity = file.identity else { return false }
    return identity == output || standardOutputs.contains(identity)
  }

  /// Returns all names in a folder, except hidden ones; `nil` if the folder cannot be opened.
  package static func names(in folder: [CChar]) -> [[CChar]]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [[CChar]] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          Array(UnsafeBufferPointer(start: name, count: strlen(name) + 1))
        }
      }
      if name.first != CChar(bitPattern: UInt8(ascii: ".")) { names.append(name) }
    }
    let bytes = { (name: [CChar]) in name.lazy.map { UInt8(bitPattern: $0) } }
    return names.sorted { bytes($0).lexicographicallyPrecedes(bytes($1)) }
  }

  private static func status(of path: [CChar], followsLinks: Bool = true) -> stat? {
    var status = stat()
    let result = followsLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 ? status : nil
  }
}

extension stat {
  fileprivate var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  fileprivate var isFile: Bool { st_mode & S_IFMT == S_IFREG }
  fileprivate var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
}
