internal import Flipbook

/// Writes pictures, but never in the place of an input: no picture but some holds the game.
struct PictureFiles {
  private let inputs: Set<FileIdentity>

  /// Files that spare the inputs of a list.
  init(sparing list: InputList) { inputs = Set(list.paths.compactMap(\.identity)) }

  /// Writes a picture to a file, or to standard output.
  func write(_ picture: [UInt8], to path: String) throws(FileError) {
    if let identity = FileIdentity(path: path.pathBytes), inputs.contains(identity) {
      throw FileError(path, "is also an input, which the picture would replace")
    }
    var bytes = picture
    var file = try OutputFile.open(path)
    try file.write(&bytes)
    try file.commit()
  }
}
