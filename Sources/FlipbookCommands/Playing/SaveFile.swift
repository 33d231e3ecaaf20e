internal import Flipbook
internal import Glibc
internal import Synchronization

/// The file from which a game goes on another time, in the format of the original app.
final class SaveFile: SaveStore {
  /// Where the file is.
  let path: String
  /// Whether that is where saves belong unless the player says otherwise.
  let isUsual: Bool
  /// Keeps other games out.
  let lock = FileLock()
  /// What the file has, as far as this game knows; `nil` when there is none.
  let known = Mutex<[UInt8]?>(nil)

  /// A file that the player names.
  init(path: String) {
    self.path = path
    isUsual = path == Self.usualPath
  }

  /// The file that nobody has to name.
  static var usual: SaveFile { SaveFile(path: usualPath) }

  /// The place that the XDG Base Directory Specification has for what programs remember.
  private static var usualPath: String {
    let state = Terminal.setting("XDG_STATE_HOME")
    // A path that is not absolute is to be ignored, says the specification.
    let folder = state.hasPrefix("/") ? state : home + "/.local/state"
    return folder + "/flipbook/Game"
  }

  /// The user's folder, as the environment or else the list of users tells.
  private static var home: String {
    let home = Terminal.setting("HOME")
    guard !home.hasPrefix("/"), let user = getpwuid(getuid()), let folder = user.pointee.pw_dir
    else { return home }
    return String(cString: folder)
  }

  func keep(_ save: AppSave) throws(SaveFailure) {
    var bytes: [UInt8]
    do throws(WritingError) {
      bytes = try FormatRegistry.standard.write([save.record], as: "save")
    } catch {
      throw SaveFailure(error.message)
    }
    do throws(FileError) {
      if isUsual { try FolderPlaces.makeFolders(above: path) }
      try lock.take(path)
      try refuseChanges()
      let new = bytes
      var output = try OutputFile.open(path)
      try output.write(&bytes)
      try output.commit(lockedBy: lock)
      known.withLock { $0 = new }
    } catch {
      throw SaveFailure("\(error.path): \(error.message)")
    }
  }

  /// Refuses to overwrite what somebody else has put in the file's place, or into the file.
  private func refuseChanges() throws(FileError) {
    let input = InputPath(path)
    // Nothing stays in what is no file.
    guard let size = input.size, size > 0 else { return }
    guard try InputFile.contents(of: input, limit: Limits.recordBytes) == known.withLock(\.self)
    else { throw FileError(path, "another program has changed the file, which is left as it is") }
  }
}
