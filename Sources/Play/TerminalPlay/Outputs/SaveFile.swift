package import Apps
import Platform
import TerminalOutput

/// The file that a game is resumed from later, in a format of the app's saves.
package struct SaveFile<Model: PlayedModel>: Sendable {
  package let file: KeptFile
  /// Whether it is the default file.
  package let isUsual: Bool

  /// Creates a save file at a path.
  package init(path: String) {
    file = KeptFile(path)
    isUsual = path == Self.usualPath
  }

  /// The path of the file.
  package var path: String { file.path }

  /// The default file.
  package static var usual: Self { Self(path: usualPath) }

  /// The default path, in the state folder of the XDG Base Directory Specification.
  private static var usualPath: String {
    let state = Terminal.setting("XDG_STATE_HOME")
    // The specification says to ignore a relative path.
    let folder = state.hasPrefix("/") ? state : home + "/.local/state"
    return folder + "/flipbook/" + Model.facts.saveName
  }

  /// The user's home folder, from the environment or else from the user database.
  private static var home: String {
    let home = Terminal.setting("HOME")
    return home.hasPrefix("/") ? home : FileSystem.home ?? home
  }

  /// Stores a save in place of the previous one, which remains if this one cannot be stored.
  /// - Throws: ``SaveFailure`` if it cannot be stored.
  @Sendable
  package func keep(_ save: Model.Save) throws(SaveFailure) {
    do {
      let old = try SavedFormat<Model>.contents(of: path)
      let bytes = try SavedFormat<Model>.bytes(of: save, replacing: old, at: path)
      if isUsual { try FolderPlaces.makeFolders(above: path) }
      try file.write(bytes)
    } catch let error as WritingError {
      throw SaveFailure(error.message)
    } catch {
      throw SaveFailure("\(error)")
    }
  }
}

extension SaveFailure {
  /// The failure as a player reads it.
  var sentence: String { "The game could not be saved: \(message)." }
}
