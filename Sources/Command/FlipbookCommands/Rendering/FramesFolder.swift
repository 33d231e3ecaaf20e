import Flipbook

/// Writes each frame of a game as a separate picture, and a list of how long each is shown.
struct FramesFolder {
  private let folder: String
  private let renderer: any FrameRenderer

  init(_ folder: String, _ renderer: any FrameRenderer) {
    self.folder = folder
    self.renderer = renderer
  }

  /// Draws the frames, then writes the list.
  /// - Parameters:
  ///   - game: the game.
  ///   - options: how to draw it.
  ///   - write: takes each file and its path.
  /// - Throws: what `write` throws; ``FileError`` when the folder contains frames of another game.
  func write(
    _ game: some DrawableGame,
    _ options: RenderingOptions,
    write: ([UInt8], String) throws(FileError) -> Void
  ) throws {
    let frames = game.frames(options)
    let digits = max(4, String(frames.count).count)
    let names = frames.indices.map { index in
      "\(Self.prefix)\(NumberText.decimal(index + 1, digits: digits)).\(renderer.fileExtension)"
    }
    try refuseOthers(than: Set(names))
    try renderer.renderFrames(of: game, options) { index, picture in
      let path = "\(folder)/\(names[index])"
      try FolderPlaces.makeFolders(above: path)
      try write(picture, path)
    }
    try write(Array(Self.list(names, frames).utf8), "\(folder)/\(Self.listName)")
  }

  private static let prefix = "frame-"
  private static let listName = "frames.ffconcat"

  /// Returns a script for ffmpeg that shows each picture for its time.
  ///
  /// Source: the concat demuxer in ffmpeg's manual. A duration only says when the next picture
  /// appears, so the last one is named again.
  private static func list(_ names: [String], _ frames: FrameSequence) -> String {
    let entries = zip(names, frames).map { name, frame in
      "file '\(name)'\nduration \(NumberText.seconds(milliseconds: frame.duration))\n"
    }
    return "ffconcat version 1.0\n" + entries.joined() + "file '\(names[names.count - 1])'\n"
  }

  /// Refuses a folder with other frames that would remain among the new ones or after them: a program
  /// that reads all frames of the folder would mix two games.
  private func refuseOthers(than names: Set<String>) throws(FileError) {
    let others = try InputPath("\(folder)/\(Self.prefix)").neighbours
      .filter { path in
        let digits = path.fileStem.dropFirst(Self.prefix.count)
        return path.fileStem.hasPrefix(Self.prefix) && path.fileExtension == renderer.fileExtension
          && !digits.isEmpty && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
          && !names.contains(path.relativePath)
      }
    guard let first = others.first else { return }
    let more = others.count > 1 ? " and \(others.count - 1) more" : ""
    throw FileError(
      folder,
      "the folder contains frames of another animation: \(first.relativePath)\(more); "
        + "remove them, or choose another folder"
    )
  }
}
