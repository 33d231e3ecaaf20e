import Foundation

/// Texts in the repository that must equal what the program gives.
///
/// With `RECORD_SNAPSHOTS=1` in the environment they are written anew instead of compared.
public enum Snapshot {
  /// Whether snapshots are written anew.
  public static let isRecording =
    ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"

  /// Whether a file of the repository holds a text, after it was written anew if asked for.
  public static func matches(_ text: String, file path: String) throws -> Bool {
    let url = Repository.root.appending(path: path)
    if isRecording { try Data(text.utf8).write(to: url) }
    return (try? String(contentsOf: url, encoding: .utf8)) == text
  }
}
