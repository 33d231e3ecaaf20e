import Foundation

/// Texts in the repository that must equal what the program produces.
///
/// With `RECORD_SNAPSHOTS=1` in the environment they are rewritten instead of compared.
public enum Snapshot {
  /// Whether snapshots are rewritten.
  public static let isRecording =
    ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"

  /// Returns whether a file of the repository contains a text, after rewriting it if requested.
  public static func matches(_ text: String, file path: String) throws -> Bool {
    let url = Repository.root.appending(path: path)
    if isRecording { try Data(text.utf8).write(to: url) }
    return (try? String(contentsOf: url, encoding: .utf8)) == text
  }
}
