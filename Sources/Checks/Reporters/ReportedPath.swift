/// The path of an input in a report, computed once for all findings of the input.
struct ReportedPath {
  private let path: @Sendable (String) -> String
  private var name: String?
  private var known = ""

  /// Creates paths according to some options.
  init(_ options: ReportOptions) { path = options.path }

  /// Returns the path of an input that the user named.
  mutating func of(_ name: String) -> String {
    if name != self.name {
      self.name = name
      known = path(name)
    }
    return known
  }
}
