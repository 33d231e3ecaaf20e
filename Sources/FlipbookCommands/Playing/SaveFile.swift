internal import Flipbook
internal import Glibc

/// The file from which a game goes on another time, in the format of the original app.
struct SaveFile: SaveStore {
  /// Where the file is.
  let path: String

  /// The place that the XDG Base Directory Specification has for what programs remember.
  static var usual: SaveFile {
    let state = Terminal.setting("XDG_STATE_HOME")
    // A path that is not absolute is to be ignored, says the specification.
    let folder = state.hasPrefix("/") ? state : home + "/.local/state"
    return SaveFile(path: folder + "/flipbook/Game")
  }

  /// The user's folder, as the environment or else the list of users tells.
  private static var home: String {
    let home = Terminal.setting("HOME")
    guard !home.hasPrefix("/"), let user = getpwuid(getuid()), let folder = user.pointee.pw_dir
    else { return home }
    return String(cString: folder)
  }

  func keep(_ save: AppSave) throws(SaveFailure) {
    do throws(WritingError) {
      var bytes = try FormatRegistry.standard.write([save.record], as: "save")
      try write(&bytes)
    } catch {
      throw SaveFailure(error.message)
    }
  }

  private func write(_ bytes: inout [UInt8]) throws(WritingError) {
    do throws(FileError) {
      if path == Self.usual.path { try FolderPlaces.makeFolders(above: path) }
      var output = try OutputFile.open(path)
      try output.write(&bytes)
      try output.commit()
    } catch {
      throw WritingError("\(error.path): \(error.message)")
    }
  }
}
