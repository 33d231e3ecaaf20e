import GameRecords
import Platform

/// A file that is written next to its place and then moved there.
///
/// It is locked while its descriptor is open, so that ``StaleFiles`` can distinguish it from a file
/// that a killed process has left.
struct TemporaryFile {
  let descriptor: FileDescriptor
  /// Its place.
  var final: String
  /// Whether an existing file in that place is kept, and this one not moved there.
  private let keepsOld: Bool
  /// The file that may be replaced.
  let expected: ExpectedFile
  private let files: RunFiles
  private let path: String
  /// Its entry in the list for removal.
  private let entry: TemporaryFiles.Entry

  /// The beginning of its name, before random characters.
  static let nameStart = ".flipbook-tmp-"

  /// Creates a file next to the one that it replaces.
  ///
  /// Its name is hidden, so that it is not an input of another run, and short, because the other
  /// name may have the maximum length. A link stays a link: its target is replaced.
  /// - Parameters:
  ///   - path: the file to replace.
  ///   - old: its status; owner, permissions and extended attributes are preserved as far as the
  ///     user may set them; `nil` if it does not exist.
  ///   - keepsOld: whether a file that exists at the end is kept.
  ///   - expected: the file that may be replaced.
  ///   - files: the files of the run.
  /// - Throws: an error if nothing can be written there.
  init(
    for path: String,
    replacing old: Stat? = nil,
    keepsOld: Bool = false,
    expecting expected: ExpectedFile = .any,
    of files: RunFiles
  ) throws(FileError) {
    self.expected = expected
    self.files = files
    final = try LinkedPath.end(of: path)
    self.keepsOld = keepsOld
    let folder = LinkedPath.folder(of: final)
    try files.removeStale(in: folder)
    do throws(Errno) {
      (descriptor, self.path, entry) = try TemporaryFiles.make(
        startingWith: folder + Self.nameStart
      )
    } catch {
      guard error == .noSuchFileOrDirectory, folder.count > 1, try !InputPath(folder).isThere else {
        throw FileError(path, "cannot write next to the output", error)
      }
      let name = DisplayText.escape(String(folder.dropLast()).shownPath)
      throw FileError(path, "there is no folder “\(name)”")
    }
    if let old {
      descriptor.takeRights(of: final, old)
    } else {
      descriptor.setPermissions(FileSystem.newFilePermissions)
    }
  }

  /// The second name of the file that it replaces, as long as it may have to be restored.
  var oldName: String { path + StaleFiles.oldMark }

  /// Checks that a version of the file in its place may be replaced; `nil` stands for no file.
  func check(replacing old: FileVersion?) throws(FileError) {
    if keepsOld, old != nil { throw .isThere(final) }
    guard expected == .any || expected == old.map({ .version($0) }) ?? .none else {
      throw .changed(final)
    }
  }

  func putInPlace() throws(FileError) {
    if keepsOld {
      // Only linking fails if a file has appeared; some file systems have no links.
      do throws(Errno) {
        return try FileSystem.link(path, as: final)
      } catch {
        if error == .fileExists { throw .isThere(final) }
      }
    }
    try FileError.doing("cannot rename", final) { try FileSystem.rename(path, to: final) }
  }

  /// Notes a file that is in its place, next to the one that it belongs to.
  func noteInPlace(_ file: FileIdentity) { files.noteWritten(file) }

  /// Its version, which it keeps when it is put in its place.
  var version: FileVersion? {
    get throws(FileError) {
      try FileError.inspecting(final) { try descriptor.status.flatMap { FileVersion($0) } }
    }
  }

  /// Whether the file in its place has the same bytes.
  var isInPlaceAlready: Bool {
    get throws(FileError) {
      guard try InputPath(final).isThere else { return false }
      var old = try InputFile(InputPath(final))
      var new = try InputFile(InputPath(path))
      guard old.head == new.head else { return false }
      while true {
        let block = try new.readBlock()
        guard try block == old.readBlock() else { return false }
        if block.isEmpty { return true }
      }
    }
  }

  /// Removes it, unless it is already in its place, and closes it.
  func remove() {
    TemporaryFiles.remove(path, entry)
    descriptor.release()
  }
}
