internal import Flipbook

/// Writes each frame of a game as a picture of its own.
struct FramesFolder {
  private let folder: String
  private let renderer: any FrameRenderer

  init(_ folder: String, _ renderer: any FrameRenderer) {
    self.folder = folder
    self.renderer = renderer
  }

  func write(_ game: PlayedGame, _ options: RenderingOptions) throws {
    let frames = game.frames(options)
    let digits = max(4, String(frames.count).count)
    for (index, frame) in frames.enumerated() {
      let name = "frame-" + NumberText.decimal(index + 1, digits: digits)
      let path = "\(folder)/\(name).\(renderer.fileExtension)"
      try FolderPlaces.makeFolders(above: path)
      var bytes = try renderer.render(game, frame: frame, options)
      var file = try OutputFile.open(path)
      try file.write(&bytes)
      try file.commit()
    }
  }
}
