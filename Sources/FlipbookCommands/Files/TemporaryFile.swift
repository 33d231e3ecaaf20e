internal import Flipbook
internal import Glibc

/// A file that is written beside its place and then put there.
struct TemporaryFile {
  let descriptor: CInt
  /// Where it is put.
  var final: String
  private let path: [CChar]

  /// Makes a file beside the one that it is to replace.
  ///
  /// Its name is hidden, so that it is no input of another run, and short where the other one is as
  /// long as can be. A link stays a link: what it points at is replaced.
  /// - Parameters:
  ///   - path: the file to replace.
  ///   - old: what is known of it, whose owner and permissions stay as far as the user may give
  ///     them; `nil` when there is none.
  /// - Throws: when nothing can be written there.
  init(for path: String, replacing old: stat? = nil) throws(FileError) {
    final = LinkedPath.end(of: path)
    let folder = LinkedPath.folder(of: final)
    let template = (folder + ".flipbook-XXXXXX").pathBytes
    (descriptor, self.path) = Interruption.listing {
      var path = template
      let descriptor = mkstemp(&path)
      return (descriptor, path)
    }
    guard descriptor >= 0 else {
      guard errno == ENOENT, folder.count > 1 else {
        throw .last(path, "cannot write beside the output")
      }
      let name = DisplayText.escape(String(folder.dropLast()).shownPath)
      throw FileError(path, "there is no folder \(name)")
    }
    if let old, fchown(descriptor, old.st_uid, old.st_gid) != 0 {
      // A group of one's own can be given, another owner cannot.
      _ = fchown(descriptor, uid_t.max, old.st_gid)
    }
    // The mode comes last: another owner takes some of it away.
    fchmod(descriptor, old.map { $0.st_mode & 0o7777 } ?? Self.newMode)
  }

  func putInPlace() throws(FileError) {
    guard rename(path, final.pathBytes) == 0 else { throw .last(final, "cannot rename") }
  }

  /// Removes it, unless it is in its place already.
  func remove() { Interruption.remove(path) }

  /// The permissions of new files.
  private static var newMode: mode_t {
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }
}
