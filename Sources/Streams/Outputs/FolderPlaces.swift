import GameRecords
import Platform

/// Assigns places to the files that a run writes into a folder, so that none is written twice.
package struct FolderPlaces {
  private let folder: String
  private let outputs: OutputGuard
  /// Whether the extension is appended to the whole name of an input.
  private let appendsExtension: Bool
  /// The input of each file so far.
  private var inputs: [String: String] = [:]

  package init(_ folder: String, _ outputs: OutputGuard, appendsExtension: Bool) {
    self.folder = folder
    self.outputs = outputs
    self.appendsExtension = appendsExtension
  }

  /// Assigns a place to a file made from an input, and creates its folders.
  ///
  /// If the place has another input's file, that file can only be written again unchanged.
  /// - Parameters:
  ///   - input: the input.
  ///   - suffix: the suffix after its name.
  ///   - fileExtension: the extension of the file.
  ///   - ownNames: the names of such files without an extension.
  /// - Returns: the place.
  /// - Throws: an error if a folder cannot be created.
  package mutating func take(
    for input: InputPath,
    suffix: String,
    _ fileExtension: String,
    ownNames: [String] = []
  ) throws(FileError) -> OutputPlace {
    let keepsName = appendsExtension && !input.isStandardInput
    let name = keepsName ? input.relativePath : input.stem
    // Such a file gets its whole name back, for example the app's own save.
    let isOwn = !keepsName && suffix.isEmpty && ownNames.contains(String(input.fileStem))
    let path = "\(folder)/\(name)\(suffix)\(isOwn ? "" : "." + fileExtension)"
    try Self.makeFolders(above: path)
    let other = collision(at: path, of: input)
    let place = try outputs.place(path, madeOf: input, inside: folder, unless: other)
    if place.conflict == nil { inputs[path] = input.name }
    return place
  }

  /// Assigns a place to a file that is made of records of several inputs, and creates its folders.
  /// - Parameter name: the name of the file.
  /// - Returns: the place.
  /// - Throws: an error if a folder cannot be created, or if the file must not change.
  func take(_ name: String) throws(FileError) -> OutputPlace {
    let path = "\(folder)/\(name)"
    try Self.makeFolders(above: path)
    return try outputs.place(path, inside: folder)
  }

  /// Assigns a place to a file that is made of all inputs, so that no other file gets it.
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - content: what it contains, for a finding about another file.
  /// - Returns: the place.
  /// - Throws: an error if the file cannot be inspected.
  package mutating func reserve(
    _ name: String,
    for content: String
  ) throws(FileError) -> OutputPlace {
    let path = "\(folder)/\(name)"
    inputs[path] = content
    return try outputs.place(path, madeOf: InputPath(path), inside: folder, unless: nil)
  }

  /// Returns the path of a place, relative to the folder.
  package func relativePath(of place: OutputPlace) -> String {
    String(place.path.dropFirst(folder.count + 1))
  }

  private func collision(at path: String, of input: InputPath) -> Finding? {
    guard let other = inputs[path] else { return nil }
    let (path, name) = (DisplayText.escape(path.shownPath), DisplayText.escape(other))
    return Finding(
      .cannotConvert,
      "would become \(path), and so would \(name)",
      help: appendsExtension
        ? "write it into another folder"
        : "keep the names apart with --append-extension, or write it into another folder",
      at: Place(source: input.name)
    )
  }

  /// Releases the place of a file that is not written.
  package mutating func leave(_ place: OutputPlace) {
    if place.conflict == nil { inputs[place.path] = nil }
  }

  /// Creates the folders of a path.
  package static func makeFolders(above path: String) throws(FileError) {
    var end = path.startIndex
    while let slash = path[end...].firstIndex(of: "/") {
      end = path.index(after: slash)
      let folder = String(path[..<slash])
      guard !folder.isEmpty else { continue }
      do throws(Errno) {
        try FileSystem.makeFolder(folder)
      } catch {
        if error != .fileExists { throw FileError(folder, "cannot create the folder", error) }
      }
    }
  }
}
