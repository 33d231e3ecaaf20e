import Foundation
import TestSupport

/// Files of other programs, in the folder `shared/corpus` next to the repository.
///
/// They are not part of the repository, so tests that use them need `.needs(.corpus)`.
enum Corpus {
  private static let folder = Repository.shared.appending(path: "corpus")

  /// Returns the names of the files in a subfolder, sorted; none if there is no corpus.
  static func files(in subfolder: String) -> [String] {
    guard Tool.corpus.isThere else { return [] }
    let path = folder.appending(path: subfolder).path()
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Returns the full path of a file, given its path in the folder.
  static func path(of path: String) -> String { folder.appending(path: path).path() }

  /// Returns the bytes of a file, given its path in the folder; none if it cannot be read.
  static func bytes(of path: String) -> [UInt8] {
    [UInt8](FileManager.default.contents(atPath: folder.appending(path: path).path()) ?? Data())
  }
}
