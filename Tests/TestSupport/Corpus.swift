import Foundation

/// Files of other programs, kept in the folder `shared/corpus` beside the repository.
///
/// They are not part of the repository, so tests over them need `.enabled(if: Corpus.isThere)`.
public enum Corpus {
  private static let folder = URL(filePath: #filePath)
    .appending(path: "../../../../shared/corpus").standardizedFileURL

  /// Whether the folder is there.
  public static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path()) }

  /// The names of the files in a subfolder, sorted; none when it is not there.
  public static func files(in subfolder: String) -> [String] {
    let path = folder.appending(path: subfolder).path()
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Where a file is, named by its path in the folder.
  public static func path(of path: String) -> String { folder.appending(path: path).path() }

  /// The bytes of a file, named by its path in the folder; none when it cannot be read.
  public static func bytes(of path: String) -> [UInt8] {
    [UInt8](FileManager.default.contents(atPath: folder.appending(path: path).path()) ?? Data())
  }
}
