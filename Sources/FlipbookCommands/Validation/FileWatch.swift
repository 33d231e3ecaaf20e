import Flipbook
import Platform
import RecordStreams

/// Watches inputs for changes: named files, and all files in folders, including new ones.
struct FileWatch: ~Copyable {
  private var folders = FolderWatch()
  /// The folders that are watched.
  private var watched: Set<String> = []
  /// The inputs when they were last looked at.
  private var known: [String: FileVersion] = [:]

  /// Files that have changed.
  struct Changes {
    /// The files that are new, or have another content.
    var changed: [String]
    /// The files that are no longer there.
    var gone: [String]

    var isEmpty: Bool { changed.isEmpty && gone.isEmpty }
  }

  /// Begins to watch some inputs.
  /// - Parameters:
  ///   - inputs: the files and folders.
  ///   - list: lists what they are now.
  /// - Throws: an error if one of them does not exist.
  init(_ inputs: [String], listedBy list: () -> InputList) throws(FileError) {
    for input in inputs {
      _ = try FileError.doing("cannot watch the input", input) {
        try FileSystem.status(of: input)
      }
    }
    known = versions(listedBy: list)
  }

  /// Waits until inputs have changed and no more changes follow.
  /// - Parameter list: lists what they are now.
  /// - Returns: what has changed.
  mutating func next(listedBy list: () -> InputList) -> Changes {
    while true {
      folders.wait()
      var now = versions(listedBy: list)
      if changes(to: now).isEmpty { continue }
      // A program may save several files, or one file in several steps.
      while true {
        CurrentProcess.pause(milliseconds: 50)
        let later = versions(listedBy: list)
        if later == now { break }
        now = later
      }
      defer { known = now }
      return changes(to: now)
    }
  }

  private func changes(to now: [String: FileVersion]) -> Changes {
    Changes(
      changed: now.filter { known[$0.key] != $0.value }.keys.sorted(),
      gone: known.keys.filter { now[$0] == nil && !InputPath($0).isThere }.sorted()
    )
  }

  /// Returns the inputs as they are now, and watches their folders from now on.
  private mutating func versions(listedBy list: () -> InputList) -> [String: FileVersion] {
    var current = list()
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
      current = list()
    }
    var versions: [String: FileVersion] = [:]
    for path in current.paths { versions[path.path] = FileVersion(path: path.path) }
    return versions
  }
}
