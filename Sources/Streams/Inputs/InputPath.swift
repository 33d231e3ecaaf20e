package import GameRecords
package import Platform

/// An input as named on the command line or found in a folder.
package struct InputPath: Sendable {
  /// The path as a text that loses no byte.
  package let path: String
  /// The path relative to the named folder, or the file's own name, as a text that loses no byte.
  package let relativePath: String
  /// Whether it was found in a folder, where files of unknown formats are normal.
  let isFound: Bool
  /// Whether it is the archive that the run adds to: all of its records are used, and options about
  /// the other inputs do not apply.
  package private(set) var isArchive = false
  /// The name in messages, instead of the path.
  private var alias: String?

  /// Creates an input named on the command line; `-` is standard input.
  package init(_ argument: String) {
    path = argument
    relativePath = argument.split(separator: "/").last.map(String.init) ?? argument
    isFound = false
  }

  /// Creates the archive that the run adds to.
  init(archive path: String) {
    self.init(path)
    isArchive = true
  }

  /// Creates an input found below a folder.
  package init(found path: String, relativePath: String) {
    self.path = path
    self.relativePath = relativePath
    isFound = true
  }

  /// Creates standard input.
  package init(standardInputNamed name: String?) {
    path = "-"
    relativePath = name?.split(separator: "/").last.map(String.init) ?? "-"
    isFound = false
    alias = name
  }

  /// Creates an input in memory, without a file.
  /// - Parameter name: the name in messages.
  package init(inMemoryNamed name: String) { self.init("", named: name) }

  /// Creates an input from a file that stands for another input.
  /// - Parameters:
  ///   - path: the file with the bytes.
  ///   - name: the name in messages.
  package init(_ path: String, named name: String) {
    self.path = path
    relativePath = name.split(separator: "/").last.map(String.init) ?? name
    isFound = false
    alias = name
  }

  /// The name of standard input in messages, unless it has another one.
  package static let standardInputName = "<stdin>"

  /// The named folder that it was found in; `nil` if it was named itself.
  package var folder: String? { isFound ? String(path.dropLast(relativePath.count)) : nil }

  package var isStandardInput: Bool { !isFound && path == "-" }

  /// The name in messages.
  package var name: String { alias ?? (isStandardInput ? Self.standardInputName : path.shownPath) }

  /// The real or alleged path of the input, as a text that loses no byte.
  package var location: String { alias ?? path }

  /// Whether the path is UTF-8, so that messages show it unchanged.
  package var isText: Bool { location.shownPath == location }

  /// The number of bytes in the file; `nil` for anything but a file, such as a pipe.
  package var size: Int? {
    get throws(FileError) {
      guard let status = try status, status.type == .regular else { return nil }
      return Int(status.size)
    }
  }

  /// Whether the path is a folder.
  var isFolder: Bool { get throws(FileError) { try status?.type == .directory } }

  /// The number of further names of the file, as hard links.
  package var otherNames: Int {
    get throws(FileError) { max(0, (try status?.linkCount ?? 1) - 1) }
  }

  /// Whether the path exists, even as a broken link.
  package var isThere: Bool {
    get throws(FileError) {
      try FileError.inspecting(path) {
        try FileSystem.statusIfThere(of: path, followsLinks: false) != nil
      }
    }
  }

  /// Whether the path exists but is not a file, such as a pipe, a terminal or a folder.
  package var isDevice: Bool {
    get throws(FileError) { try status.map { $0.type != .regular } ?? false }
  }

  /// The status of a path that exists.
  package var status: Stat? {
    get throws(FileError) {
      guard !isStandardInput else { return nil }
      return try FileError.inspecting(name) { try FileSystem.statusIfThere(of: path) }
    }
  }

  /// Whether the file certainly fits into one block; only the speed depends on it.
  package var isShort: Bool { ((try? size) ?? nil).map { $0 < InputFile.blockSize } ?? false }

  /// The identity of the file under all its names, if it is a regular file.
  var identity: FileIdentity? { get throws(FileError) { try version?.identity } }

  /// The present version of the file, if it is a regular file.
  package var version: FileVersion? {
    get throws(FileError) {
      let status =
        try isStandardInput
        ? FileError.inspecting(name) { try FileDescriptor.standardInput.status } : status
      return status.flatMap { FileVersion($0) }
    }
  }

  /// The folder of the file at the end of all links, with a slash at the end; empty for the working
  /// folder.
  var endFolder: String {
    get throws(FileError) { try LinkedPath.folder(of: LinkedPath.end(of: path)) }
  }

  /// The file's own name.
  package var fileName: Substring {
    guard let slash = relativePath.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return relativePath[...]
    }
    return relativePath[relativePath.utf8.index(after: slash)...]
  }

  /// The file name's extension; empty if there is none.
  package var fileExtension: String {
    let name = fileName
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return ""
    }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// The file's own name without its extension.
  package var fileStem: Substring {
    let suffix = fileExtension
    return suffix.isEmpty ? fileName : fileName.dropLast(suffix.count + 1)
  }

  /// The whole path without its extension.
  var stemOfPath: String {
    let suffix = fileExtension
    return suffix.isEmpty ? path : String(path.dropLast(suffix.count + 1))
  }

  /// The files in the same folder, sorted by name.
  package var neighbours: [InputPath] {
    get throws(FileError) {
      let folder = LinkedPath.folder(of: path)
      let place = folder.isEmpty ? "." : folder
      let names = try FileError.doing("cannot open the folder", place) {
        try FileSystem.namesIfThere(in: place)
      }
      return names.map { InputPath(found: folder + $0, relativePath: $0) }
    }
  }

  /// Returns the names of the files next to it that are read as its tables of some names.
  package func tables(_ companion: Companion) throws(FileError) -> [String] {
    try neighbours.filter {
      $0.fileExtension.lowercased() == companion.fileExtension
        && $0.fileStem.lowercased() == fileStem.lowercased()
    }
    .map { DisplayText.escape($0.name) }
  }

  /// The relative path without its extension.
  package var stem: String {
    if isStandardInput { return "stdin" }
    let suffix = fileExtension
    return suffix.isEmpty ? relativePath : String(relativePath.dropLast(suffix.count + 1))
  }
}
