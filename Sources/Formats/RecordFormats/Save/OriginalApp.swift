/// Tracks what the original app does with a file, in the order in which it reads, to add it to findings.
///
/// Once the app has refused the file or crashed, it reads no further, and nothing more is added.
struct OriginalApp {
  private var hasEnded = false

  /// Returns words to append to a finding after which the app continues reading.
  func continues(_ words: String) -> String { hasEnded ? "" : "; the original app " + words }

  /// Returns words to append to a finding at which the app stops.
  mutating func ends(_ words: String = "refuses the file") -> String {
    defer { hasEnded = true }
    return continues(words)
  }
}
