/// What the original app does with a file, told in the order in which it reads.
///
/// Once it has refused a file or crashed, it looks at nothing more, and nothing more is told.
struct OriginalApp {
  private var hasEnded = false

  /// Words to append to a finding after which the app reads on.
  func goesOn(_ words: String) -> String { hasEnded ? "" : "; the original app " + words }

  /// Words to append to a finding at which the app stops.
  mutating func ends(_ words: String = "refuses the file") -> String {
    defer { hasEnded = true }
    return goesOn(words)
  }
}
