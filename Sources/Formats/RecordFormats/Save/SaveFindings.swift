import GameRecords

/// The findings about a save, with what the original app does with the file, in the order in which it
/// reads.
///
/// Once the app has refused the file or crashed, it reads no further, and nothing more is said of it.
struct SaveFindings {
  let source: SourceText
  var items: [Finding] = []
  private var hasEnded = false

  init(in source: SourceText) { self.source = source }

  /// Adds a finding.
  mutating func add(
    _ rule: Rule,
    _ message: String,
    help: String? = nil,
    at range: Range<Int>,
    repair: Repair? = nil
  ) {
    items.append(source.finding(rule, message, help: help, at: range, repair: repair))
  }

  /// Returns words to append to a finding after which the app continues reading.
  func continues(_ words: String) -> String { hasEnded ? "" : "; the original app " + words }

  /// Returns words to append to a finding at which the app stops.
  mutating func ends(_ words: String = "starts a new game") -> String {
    defer { hasEnded = true }
    return continues(words)
  }
}
