import Flipbook
import Platform

/// Watches inputs for changes: named files, and all files in folders, including new ones.
struct FileWatch: ~Copyable {
  private var folders = FolderWatch()
  /// The folders that are watched.
  private var watched: Set<String> = []
  /// The files when they were last looked at.
  private var known = Snapshot()

  /// Files at some time.
  private struct Snapshot: Equatable {
    /// The inputs.
    var files: [String: FileVersion] = [:]
    /// The configurations in their folders.
    var settings: [String: FileVersion] = [:]
  }

  /// Files that have changed.
  struct Changes {
    /// The files that are new, or have another content.
    var changed: [String]
    /// The files that are no longer there.
    var gone: [String]
    /// The configurations that were written or removed, which may concern all files.
    var settings: [String]

    var isEmpty: Bool { changed.isEmpty && gone.isEmpty && settings.isEmpty }
  }

  /// Begins to watch some inputs.
  /// - Parameters:
  ///   - inputs: the files and folders.
  ///   - list: lists what they are now.
  /// - Throws: an error if one of them does not exist.
  init(
    _ inputs: [String],
    listedBy list: () throws(FileError) -> InputList
  ) throws(FileError) {
    for input in inputs {
      _ = try FileError.doing("cannot watch the input", input) {
        try FileSystem.status(of: input)
      }
    }
    known = try look(list)
  }

  /// Waits until inputs have changed and no more changes follow.
  /// - Parameter list: lists what they are now.
  /// - Returns: what has changed.
  /// - Throws: an error if that is unknown.
  mutating func next(
    listedBy list: () throws(FileError) -> InputList
  ) throws(FileError) -> Changes {
    while true {
      folders.wait()
      var now = try look(list)
      if try changes(to: now).isEmpty { continue }
      // A program may save several files, or one file in several steps.
      while true {
        CurrentProcess.pause(milliseconds: 50)
        let later = try look(list)
        if later == now { break }
        now = later
      }
      defer { known = now }
      return try changes(to: now)
    }
  }

  private func changes(to now: Snapshot) throws(FileError) -> Changes {
    let settings = Set(known.settings.keys).union(now.settings.keys)
    var missing: [String] = []
    for path in known.files.keys where now.files[path] == nil {
      if try InputPath(path).version == nil { missing.append(path) }
    }
    return Changes(
      changed: now.files.filter { known.files[$0.key] != $0.value }.keys.sorted(),
      gone: missing.sorted(),
      settings: settings.filter { known.settings[$0] != now.settings[$0] }.sorted()
    )
  }

  /// Looks at the inputs as they are now, and watches their folders from now on.
  private mutating func look(
    _ list: () throws(FileError) -> InputList
  ) throws(FileError) -> Snapshot {
    var current = try list()
    while true {
      let old = watched
      watched = Set(current.folders)
      for path in current.paths {
        let folder = LinkedPath.folder(of: path.path)
        watched.insert(folder.isEmpty ? "." : folder)
      }
      folders.watch(watched)
      // Files that are already in a new folder are new too.
      if watched.isSubset(of: old) { break }
      current = try list()
    }
    var snapshot = Snapshot()
    for path in current.paths { snapshot.files[path.path] = try path.version }
    for folder in watched {
      let path = (folder.hasSuffix("/") ? folder : folder + "/") + FolderSettings.fileName
      snapshot.settings[path] = try InputPath(path).version
    }
    return snapshot
  }
}
