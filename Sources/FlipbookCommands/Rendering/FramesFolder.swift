internal import Flipbook

/// Writes each frame of a game as a picture of its own.
struct FramesFolder {
  private let folder: String
  private let renderer: any FrameRenderer
  private let files: PictureFiles

  init(_ folder: String, _ renderer: any FrameRenderer, _ files: PictureFiles) {
    self.folder = folder
    self.renderer = renderer
    self.files = files
  }

  func write(_ game: PlayedGame, _ options: RenderingOptions) throws {
    let frames = game.frames(options)
    let digits = max(4, String(frames.count).count)
    for (index, frame) in frames.enumerated() {
      let name = "frame-" + NumberText.decimal(index + 1, digits: digits)
      let path = "\(folder)/\(name).\(renderer.fileExtension)"
      try FolderPlaces.makeFolders(above: path)
      try files.write(renderer.render(game, frame: frame, options), to: path)
    }
  }
}
