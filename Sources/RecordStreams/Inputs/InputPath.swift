import Glibc

/// An input as named on the command line or found in a folder.
package struct InputPath: Sendable {
  /// The path for the system, ended by 0; file names are bytes and need not be UTF-8.
  package let bytes: [CChar]
  /// The path below the folder that was named, or the file's own name, as a text that loses no byte.
  package let relativePath: String
  /// Whether it was found in a folder, where files of no known format are nothing strange.
  let isFound: Bool
  /// The name that messages show instead of the path.
  private var alias: String?

  /// An input named on the command line; `-` is standard input.
  package init(_ argument: String) {
    bytes = argument.pathBytes
    relativePath = argument.split(separator: "/").last.map(String.init) ?? argument
    isFound = false
  }

  /// A file found below a folder.
  package init(found bytes: [CChar], relativePath: String) {
    self.bytes = bytes
    self.relativePath = relativePath
    isFound = true
  }

  /// Standard input.
  package init(standardInputNamed name: String?) {
    bytes = "-".pathBytes
    relativePath = name?.split(separator: "/").last.map(String.init) ?? "-"
    isFound = false
    alias = name
  }

  /// An input in memory, which no file has.
  /// - Parameter name: the name that messages show.
  package init(inMemoryNamed name: String) { self.init("", named: name) }

  /// A file that stands for another input.
  /// - Parameters:
  ///   - path: where the bytes are.
  ///   - name: the name that messages show.
  package init(_ path: String, named name: String) {
    bytes = path.pathBytes
    relativePath = name.split(separator: "/").last.map(String.init) ?? name
    isFound = false
    alias = name
  }

  /// What messages call standard input when it has no other name.
  package static let standardInputName = "<stdin>"

  package var isStandardInput: Bool { !isFound && path == "-" }

  /// The name that messages show.
  package var name: String { alias ?? (isStandardInput ? Self.standardInputName : path.shownPath) }

  /// The path as a text that loses no byte.
  package var path: String { String(pathBytes: bytes) }

  /// Where the input is or is said to be, as a text that loses no byte.
  package var location: String { alias ?? path }

  /// Whether the path is UTF-8, so that messages show it as it is.
  package var isText: Bool { location.shownPath == location }

  /// How many bytes the file has; `nil` for what is not a file, such as a pipe.
  package var size: Int? {
    var status = stat()
    guard !isStandardInput, stat(bytes, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Int(status.st_size)
  }

  /// Whether there is anything, even if it is a link that leads nowhere.
  package var isThere: Bool {
    var status = stat()
    return lstat(bytes, &status) == 0
  }

  /// Whether there is something else than a file, such as a pipe, a terminal or a folder.
  package var isDevice: Bool {
    var status = stat()
    guard !isStandardInput, stat(bytes, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFREG
  }

  /// Whether the file is known to fit into one block.
  package var isShort: Bool { size.map { $0 < InputFile.blockSize } ?? false }

  /// Which file it is, if it is a regular one, under whatever name.
  var identity: FileIdentity? {
    isStandardInput ? FileIdentity(descriptor: STDIN_FILENO) : FileIdentity(path: bytes)
  }

  /// The file's own name.
  package var fileName: Substring { relativePath.split(separator: "/").last ?? "" }

  /// The file name's extension, or an empty text.
  package var fileExtension: String {
    guard let dot = fileName.lastIndex(of: "."), dot > fileName.startIndex else { return "" }
    return String(fileName[fileName.index(after: dot)...])
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
    let slash = CChar(bitPattern: UInt8(ascii: "/"))
    let folder = bytes.lastIndex(of: slash).map { Array(bytes[...$0]) } ?? []
    return InputList.names(in: folder.isEmpty ? [46, 0] : folder + [0]).map { names in
      names.map { InputPath(found: folder + $0, relativePath: String(pathBytes: $0)) }
    } ?? []
  }

  /// The relative path without its extension.
  package var stem: String {
    if isStandardInput { return "stdin" }
    let suffix = fileExtension
    return suffix.isEmpty ? relativePath : String(relativePath.dropLast(suffix.count + 1))
  }
}
