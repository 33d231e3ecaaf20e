/// An input as named on the command line or found in a folder.
struct InputPath {
  /// The path for the system, ended by 0; file names are bytes and need not be UTF-8.
  let bytes: [CChar]
  /// The path below the folder that was named, or the file's own name, as text.
  let relativePath: String
  /// Whether it was found in a folder, where files of no known format are nothing strange.
  let isFound: Bool

  /// An input named on the command line; `-` is standard input.
  init(_ argument: String) {
    bytes = Array(argument.utf8CString)
    relativePath = argument.split(separator: "/").last.map(String.init) ?? argument
    isFound = false
  }

  /// A file found below a folder.
  init(found bytes: [CChar], relativePath: String) {
    self.bytes = bytes
    self.relativePath = relativePath
    isFound = true
  }

  var isStandardInput: Bool { !isFound && path == "-" }

  /// The name that messages show.
  var name: String { isStandardInput ? "<stdin>" : path }

  /// The path as text, repaired where it is not UTF-8.
  private var path: String { String(pathBytes: bytes) }

  /// The file's own name.
  var fileName: Substring { relativePath.split(separator: "/").last ?? "" }

  /// The file name's extension, or an empty text.
  var fileExtension: String {
    guard let dot = fileName.lastIndex(of: "."), dot > fileName.startIndex else { return "" }
    return String(fileName[fileName.index(after: dot)...])
  }

  /// The relative path without its extension.
  var stem: String {
    if isStandardInput { return "stdin" }
    let suffix = fileExtension
    return suffix.isEmpty ? relativePath : String(relativePath.dropLast(suffix.count + 1))
  }
}

extension String {
  /// The text of a path that ends with 0, repaired where it is not UTF-8.
  init(pathBytes: [CChar]) {
    self.init(decoding: pathBytes.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
