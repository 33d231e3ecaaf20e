import Foundation

/// Files of other programs, in the folder `shared/corpus` next to the repository.
///
/// They are not part of the repository, so tests that use them need `.enabled(if: Corpus.isThere)`.
public enum Corpus {
  private static let folder = URL(filePath: #filePath)
    .appending(path: "../../../../shared/corpus").standardizedFileURL

  /// Whether the folder exists.
  public static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path()) }

  /// Returns the names of the files in a subfolder, sorted; none if it does not exist.
  public static func files(in subfolder: String) -> [String] {
    let path = folder.appending(path: subfolder).path()
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Returns the full path of a file, given its path in the folder.
  public static func path(of path: String) -> String { folder.appending(path: path).path() }

  /// Returns the bytes of a file, given its path in the folder; none if it cannot be read.
  public static func bytes(of path: String) -> [UInt8] {
    [UInt8](FileManager.default.contents(atPath: folder.appending(path: path).path()) ?? Data())
  }
}
