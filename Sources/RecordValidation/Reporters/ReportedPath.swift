/// The path of an input as a report names it, worked out once while it is asked for again and again.
struct ReportedPath {
  private let path: @Sendable (String) -> String
  private var name: String?
  private var known = ""

  /// Paths as some options make them.
  init(_ options: ReportOptions) { path = options.path }

  /// The path of an input that the user has named.
  mutating func of(_ name: String) -> String {
    if name != self.name {
      self.name = name
      known = path(name)
    }
    return known
  }
}
