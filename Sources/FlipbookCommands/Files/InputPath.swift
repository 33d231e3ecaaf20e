/// An input as named on the command line or found in a folder.
struct InputPath {
  /// The path; `-` is standard input.
  let path: String
  /// The path below the folder that was named, or the file's own name.
  let relativePath: String
  /// Whether it was found in a folder, where files of no known format are nothing strange.
  let isFound: Bool

  var isStandardInput: Bool { path == "-" && !isFound }
  var name: String { isStandardInput ? "<stdin>" : path }

  /// The file name's extension, or an empty text.
  var fileExtension: String {
    let name = relativePath.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return String(name[name.index(after: dot)...])
  }

  /// The relative path without its extension.
  var stem: String {
    if isStandardInput { return "stdin" }
    let suffix = fileExtension
    return suffix.isEmpty ? relativePath : String(relativePath.dropLast(suffix.count + 1))
  }
}
