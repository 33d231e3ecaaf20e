import GameRecords
import Glibc

/// A file that is written next to its place and then moved there.
struct TemporaryFile {
  let descriptor: CInt
  /// Its place.
  var final: String
  /// Whether an existing file in that place is kept, and this one not moved there.
  private let keepsOld: Bool
  private let path: [CChar]
  /// Its entry in the list for removal.
  private let entry: TemporaryFiles.Entry?

  /// Creates a file next to the one that it replaces.
  ///
  /// Its name is hidden, so that it is not an input of another run, and short, because the other
  /// name may have the maximum length. A link stays a link: its target is replaced.
  /// - Parameters:
  ///   - path: the file to replace.
  ///   - old: its status; owner and permissions are preserved as far as the user may set them;
  ///     `nil` if it does not exist.
  ///   - keepsOld: whether a file that exists at the end is kept.
  /// - Throws: an error if nothing can be written there.
  init(
    for path: String,
    replacing old: stat? = nil,
    keepsOld: Bool = false
  ) throws(FileError) {
    final = LinkedPath.end(of: path)
    self.keepsOld = keepsOld
    let folder = LinkedPath.folder(of: final)
    let template = (folder + ".flipbook-XXXXXX").pathBytes
    (descriptor, self.path, entry) = TemporaryFiles.listing {
      var path = template
      let descriptor = mkstemp(&path)
      return (descriptor, path)
    }
    guard descriptor >= 0 else {
      guard errno == ENOENT, folder.count > 1 else {
        throw .last(path, "cannot write next to the output")
      }
      let name = DisplayText.escape(String(folder.dropLast()).shownPath)
      throw FileError(path, "there is no folder “\(name)”")
    }
    if let old, fchown(descriptor, old.st_uid, old.st_gid) != 0 {
      // Users can set one of their own groups, but not another owner.
      _ = fchown(descriptor, uid_t.max, old.st_gid)
    }
    // The mode comes last, because changing the owner clears some of its bits.
    fchmod(descriptor, old.map { $0.st_mode & 0o7777 } ?? Self.newMode)
  }

  func putInPlace() throws(FileError) {
    if keepsOld {
      // Only linking fails if a file has appeared; some file systems have no links.
      if link(path, final.pathBytes) == 0 { return }
      guard errno != EEXIST else { throw .isThere(final) }
    }
    guard rename(path, final.pathBytes) == 0 else { throw .last(final, "cannot rename") }
  }

  /// Whether the file in its place has the same bytes.
  var isInPlaceAlready: Bool {
    guard var old = try? InputFile(InputPath(final)),
      var new = try? InputFile(InputPath("/proc/self/fd/\(descriptor)")), old.head == new.head
    else { return false }
    while let block = try? new.readBlock(), block == (try? old.readBlock()) {
      if block.isEmpty { return true }
    }
    return false
  }

  /// Removes it, unless it is already in its place.
  func remove() {
    if let entry { TemporaryFiles.remove(path, entry) }
  }

  /// The permissions of new files.
  private static var newMode: mode_t {
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }
}
