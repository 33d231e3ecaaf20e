internal import Flipbook
internal import Glibc

/// The places of the files that a run writes into a folder, so that none is written twice.
struct FolderPlaces {
  /// The input that each file so far was made from.
  private var inputs: [String: String] = [:]

  /// Whether a place can be had.
  enum Answer {
    /// It can, and the folders on the way are there.
    case free(String)
    /// Another input's file is there already.
    case taken(Diagnostic)
  }

  /// Takes a place for a file that is made from an input.
  mutating func take(_ path: String, for input: InputPath) throws(FileError) -> Answer {
    if let other = inputs[path] {
      return .taken(
        Diagnostic(
          .cannotConvert,
          "would become \(DisplayText.escape(path.shownPath)), which \(DisplayText.escape(other)) is already",
          help: "put it into another folder",
          at: Place(source: input.name)
        )
      )
    }
    inputs[path] = input.name
    try Self.makeFolders(above: path)
    return .free(path)
  }

  /// Gives a place back whose file is not written.
  mutating func leave(_ path: String) { inputs[path] = nil }

  /// Makes the folders that a path leads through.
  static func makeFolders(above path: String) throws(FileError) {
    var end = path.startIndex
    while let slash = path[end...].firstIndex(of: "/") {
      end = path.index(after: slash)
      let folder = String(path[..<slash])
      guard !folder.isEmpty, mkdir(folder.pathBytes, 0o777) != 0, errno != EEXIST else { continue }
      throw .last(folder, "cannot make the folder")
    }
  }
}
