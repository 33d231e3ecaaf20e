package import Flipbook
import Glibc

/// The file from which a game goes on another time, in the format of the original app.
package struct SaveFile: SaveStore {
  package let file: KeptFile
  /// Whether that is where saves belong unless the player says otherwise.
  package let isUsual: Bool

  /// A file that the player names.
  package init(path: String) {
    file = KeptFile(path)
    isUsual = path == Self.usualPath
  }

  /// Where the file is.
  package var path: String { file.path }

  /// The file that nobody has to name.
  package static var usual: SaveFile { SaveFile(path: usualPath) }

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

  package func keep(_ save: AppSave) throws(SaveFailure) {
    var bytes: [UInt8]
    do throws(WritingError) {
      bytes = try FormatRegistry.standard.write([save.record], as: "save").bytes
    } catch {
      throw SaveFailure(error.message)
    }
    do throws(FileError) {
      if isUsual { try FolderPlaces.makeFolders(above: path) }
      try file.check()
      var output = try OutputFile.open(OutputGuard.ofSession.place(path))
      try output.write(&bytes)
      try output.commit(keptBy: file)
    } catch {
      throw SaveFailure("\(error.path): \(error.message)")
    }
  }
}
