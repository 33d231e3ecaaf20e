import Foundation

/// Files of other programs, in the folder `shared/corpus` next to the repository.
///
/// They are not part of the repository, so tests that use them need `.needs(.corpus)`.
public enum Corpus {
  static let folder = URL(filePath: #filePath)
    .appending(path: "../../../../shared/corpus").standardizedFileURL

  /// Returns the names of the files in a subfolder, sorted; none if there is no corpus.
  public static func files(in subfolder: String) -> [String] {
    guard Tool.corpus.isThere else { return [] }
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
