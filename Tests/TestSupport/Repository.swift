public import Foundation

/// Files and folders of the repository, for tests.
public enum Repository {
  /// The folder with Package.swift.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder next to the repository, with files and programs that are not part of it.
  public static let shared = root.deletingLastPathComponent().appending(path: "shared")

  /// The project's samples.
  public static let samples = root.appending(path: "Samples")

  /// Returns the paths of all files below a folder, relative to the repository and sorted.
  public static func files(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (names?.compactMap { $0 as? String } ?? [])
      .map { folder + "/" + $0 }
      .filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(
          atPath: root.appending(path: path).path,
          isDirectory: &isFolder
        ) && !isFolder.boolValue
      }
      .sorted()
  }

  /// Returns the names of the files in a folder, sorted.
  public static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
  }

  /// Returns the bytes of a file; stops the test run if it cannot be read.
  public static func bytes(of path: String) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: root.appending(path: path).path) else {
      fatalError("\(path) cannot be read")
    }
    return Array(data)
  }
}
