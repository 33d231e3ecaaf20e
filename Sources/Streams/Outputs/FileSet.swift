import GameRecords
import Platform

/// A line that is appended to a file when another file is put in its place.
package struct AppendedLine {
  /// The path of the file, a regular one.
  let path: String
  /// The number of bytes.
  package let count: Int
  /// Appends it; called where no signal can end the process.
  package let append: () throws(FileError) -> Void

  /// Creates a line of a file.
  package init(of path: String, count: Int, _ append: @escaping () throws(FileError) -> Void) {
    (self.path, self.count, self.append) = (path, count, append)
  }
}

/// Files that are put in their places together: all of them or none, even if one cannot be, or the
/// process is killed in between.
///
/// A line can be appended to another file at the same time.
///
/// While they are put in their places, a journal in their folder lists them, and each file that they
/// replace keeps a second name. The new files count as soon as there is no journal. The process
/// locks it, so that no other one replaces files there in the meantime; what a journal lists that
/// nobody has locked, the next run undoes.
struct FileSet: ~Copyable {
  /// The folder with a slash at the end; empty for the working folder.
  private let folder: String
  private let journal: FileDescriptor

  private static let journalName = ".flipbook-journal"
  /// The last word of a journal that was written to its end.
  private static let end = "end"
  /// How often a journal is tried that another process has locked.
  private static let patience = 50

  private var path: String { folder + Self.journalName }

  /// Puts files in their places.
  /// - Parameters:
  ///   - files: the files; the journal is next to the last one.
  ///   - line: what is appended to another file then.
  ///   - syncs: whether the journal outlasts even a failure of the system.
  /// - Throws: why one cannot be put in its place; then none is.
  static func putInPlace(
    _ files: [TemporaryFile],
    after line: AppendedLine? = nil,
    syncs: Bool
  ) throws(FileError) {
    guard let last = files.last else { return }
    if files.count == 1, line == nil, last.expected == .any { return try last.putInPlace() }
    if let set = try locked(in: LinkedPath.folder(of: last.final), creates: true) {
      try set.replace(with: files, after: line, syncs: syncs)
    }
  }

  /// Undoes what a killed process has left in a folder, and waits for one that is at work there.
  /// - Parameter folder: its path with a slash at the end; empty for the working folder.
  /// - Returns: whether there was a journal.
  /// - Throws: an error if that is unknown, or the old files cannot be restored.
  @discardableResult
  static func settle(in folder: String) throws(FileError) -> Bool {
    guard try InputPath(folder + journalName).isThere else { return false }
    try TemporaryFiles.uninterrupted { () throws(FileError) in
      if let set = try locked(in: folder, creates: false) { try set.removeJournal() }
    }
    return true
  }

  private init(in folder: String, _ journal: FileDescriptor) {
    self.folder = folder
    self.journal = journal
  }

  deinit { journal.release() }

  /// Locks the journal of a folder, and undoes what it lists.
  /// - Returns: `nil` if there is none.
  private static func locked(
    in folder: String,
    creates: Bool
  ) throws(FileError) -> FileSet? {
    guard let journal = try lock(folder + journalName, creates: creates) else { return nil }
    let set = FileSet(in: folder, journal)
    try set.undo()
    return set
  }

  private static func lock(
    _ path: String,
    creates: Bool
  ) throws(FileError) -> FileDescriptor? {
    let options: FileDescriptor.OpenOptions = [.noFollow, .nonBlocking]
    for _ in 0..<patience {
      let journal: FileDescriptor
      do throws(Errno) {
        journal = try FileSystem.open(
          path,
          .readWrite,
          options: creates ? options.union(.create) : options,
          permissions: .ownerReadWrite
        )
      } catch {
        if error == .noSuchFileOrDirectory, !creates { return nil }
        throw FileError(path, "cannot open the list of files that are replaced together", error)
      }
      do {
        // Whoever had locked it may have removed it since.
        if try journal.lock(), try FileIdentity(path: path) == FileIdentity(journal) {
          return journal
        }
        journal.release()
      } catch {
        journal.release()
        throw FileError(path, "cannot lock the list of files that are replaced together", error)
      }
    }
    throw FileError(path, "another program does not finish replacing files here")
  }

  private func removeJournal() throws(FileError) {
    try FileError.doing("cannot remove the file", path) { try FileSystem.remove(path) }
  }

  // MARK: Replacing

  private func replace(
    with files: [TemporaryFile],
    after line: AppendedLine?,
    syncs: Bool
  ) throws(FileError) {
    // One file is replaced at once.
    let isSet = files.count > 1 || line != nil
    do throws(FileError) {
      var words: [String] = []
      for file in files {
        let old = try Self.version(file.final)
        try file.check(replacing: old)
        let texts = [try file.version, old].map { $0?.text ?? "" }
        words += [name(file.final), name(file.oldName)] + texts
      }
      if let line, let old = try Self.version(line.path) {
        let longer = Self.text(old.identity, old.size + line.count)
        words += [name(line.path), "", longer, "\(old.size)"]
      }
      if isSet { try write(words + [Self.end], syncs: syncs) }
      try line?.append()
      for (index, file) in files.enumerated() {
        if isSet, !words[4 * index + 3].isEmpty { try Self.keep(file) }
        try file.putInPlace()
      }
      try removeJournal()
    } catch {
      // The first error is reported; where that fails, too, the next run does it.
      do throws(FileError) {
        try undo()
        try removeJournal()
      } catch {}
      throw error
    }
    // Where an old file stays, a later run removes it as a stale one.
    if isSet { for file in files { try? FileSystem.remove(file.oldName) } }
  }

  private func write(_ words: [String], syncs: Bool) throws(FileError) {
    try FileError.doing("cannot write the file", path) {
      try journal.cut(at: 0)
      try journal.writeBytes(Array(words.map(\.pathBytes).joined(separator: [0])))
      if syncs { try journal.sync() }
    }
  }

  /// Gives the file that is replaced a second name, or else that one only: some file systems have no
  /// links.
  private static func keep(_ file: TemporaryFile) throws(FileError) {
    do throws(Errno) {
      try FileSystem.link(file.final, as: file.oldName)
    } catch {
      try FileError.doing("cannot rename", file.final) {
        try FileSystem.rename(file.final, to: file.oldName)
      }
    }
  }

  /// Restores the files that the journal lists, as far as they are still those that it knows.
  private func undo() throws(FileError) {
    let bytes = try InputFile.contents(
      of: InputPath(path),
      limit: Limits.recordBytes,
      isRegular: true
    )
    let words = bytes.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(pathBytes: $0) }
    // Nothing happened before it was written to its end.
    guard words.last == Self.end else { return }
    for index in stride(from: 0, to: words.count - 4, by: 4) {
      let (place, oldName) = (self.place(words[index]), self.place(words[index + 1]))
      let (new, old) = (words[index + 2], words[index + 3])
      let present = try Self.version(place)?.text ?? ""
      try FileError.doing("cannot restore the file", place) {
        if words[index + 1].isEmpty {
          try Self.cut(place, of: new, at: old)
        } else if old.isEmpty {
          if present == new, !new.isEmpty { try FileSystem.remove(place) }
        } else if try Self.version(oldName)?.text == old {
          if [new, ""].contains(present) { try FileSystem.rename(oldName, to: place) }
          if present == old { try FileSystem.remove(oldName) }
        }
      }
    }
  }

  /// Cuts off the line that was appended to a file, unless more was appended since.
  private static func cut(_ path: String, of version: String, at size: String) throws {
    guard let present = try FileVersion(path: path), let size = Int(size),
      text(present.identity, present.size) == version
    else { return }
    let file = try FileSystem.open(path, .writeOnly)
    defer { file.release() }
    try file.cut(at: size)
  }

  /// A file and its size in the journal.
  private static func text(_ identity: FileIdentity, _ size: Int) -> String {
    "\(identity.text) \(size)"
  }

  private static func version(_ path: String) throws(FileError) -> FileVersion? {
    try FileError.inspecting(path) { try FileVersion(path: path) }
  }

  /// The name of a file in the journal, whose folder may get another name.
  private func name(_ path: String) -> String {
    path.hasPrefix(folder)
      ? String(path.dropFirst(folder.count)) : WorkingFolder.absolutePath(path)
  }

  /// The path of a name in the journal.
  private func place(_ name: String) -> String { name.hasPrefix("/") ? name : folder + name }
}
