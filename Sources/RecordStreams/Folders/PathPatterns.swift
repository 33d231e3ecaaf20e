/// Patterns for paths, one after the other: the last one that fits a path decides.
public struct PathPatterns: Hashable, Sendable {
  private let patterns: [PathPattern]

  /// Patterns as on the command line and in a configuration; empty ones fit nothing.
  public init(_ patterns: [String] = []) { self.patterns = patterns.compactMap(PathPattern.init) }

  /// The patterns of a file `.gitignore`: one a line, but for blank lines and those with `#`.
  public init(gitignore text: String) {
    patterns = text.split(whereSeparator: \.isNewline).compactMap { line in
      guard !line.hasPrefix("#") else { return nil }
      var line = line
      // A blank at the end counts after a backslash.
      while line.hasSuffix(" "), !line.hasSuffix("\\ ") { line.removeLast() }
      return PathPattern(line)
    }
  }

  /// Whether there are none.
  public var isEmpty: Bool { patterns.isEmpty }

  /// What the patterns say of a path.
  /// - Parameters:
  ///   - path: the path from the folder that the patterns are for, its names apart by `/`.
  ///   - isFolder: whether it leads to a folder.
  /// - Returns: whether it is meant; `nil` when no pattern fits it.
  public func decision(on path: some StringProtocol, isFolder: Bool) -> Bool? {
    guard !patterns.isEmpty else { return nil }
    let names = path.split(separator: "/").map { Substring($0) }
    return patterns.last { $0.fits(names, isFolder: isFolder) }.map { !$0.isNegated }
  }

  /// Whether a file, or a folder that it is in, is meant.
  public func mean(_ path: some StringProtocol) -> Bool {
    let names = path.split(separator: "/")
    return names.indices.contains { index in
      let part = names[...index].joined(separator: "/")
      return decision(on: part, isFolder: index < names.count - 1) ?? false
    }
  }
}
