/// A list of patterns for paths: the last one that matches a path decides.
public struct PathPatterns: Hashable, Sendable {
  private let patterns: [PathPattern]

  /// Creates patterns from the command line or a configuration; empty ones match nothing.
  public init(_ patterns: [String] = []) { self.patterns = patterns.compactMap(PathPattern.init) }

  /// Creates the patterns of a `.gitignore` file: one a line, except blank lines and those with
  /// `#`.
  public init(gitignore text: String) {
    let lines = text.trimmingPrefix("\u{FEFF}").split(whereSeparator: \.isNewline)
    patterns = lines.compactMap { line in
      guard !line.hasPrefix("#") else { return nil }
      var line = line
      // A space at the end counts only after a backslash.
      while line.hasSuffix(" "), !line.hasSuffix("\\ ") { line.removeLast() }
      return PathPattern(line)
    }
  }

  /// Whether there are no patterns.
  public var isEmpty: Bool { patterns.isEmpty }

  /// Returns what the patterns decide about a path.
  /// - Parameters:
  ///   - path: the path, relative to the folder of the patterns, with `/` between its names.
  ///   - isFolder: whether it is a folder.
  /// - Returns: whether the last matching pattern selects it; `nil` if no pattern matches.
  public func decision(on path: some StringProtocol, isFolder: Bool) -> Bool? {
    isEmpty ? nil : decision(on: Self.names(in: path)[...], isFolder: isFolder)
  }

  /// Returns what patterns for the contents of a folder decide about a path.
  func decision(on path: String, below folder: String, isFolder: Bool) -> Bool? {
    isEmpty ? nil : decision(on: WorkingFolder.path(path, from: folder), isFolder: isFolder)
  }

  /// Whether the patterns select a file, or a folder that contains it.
  public func match(_ path: some StringProtocol) -> Bool {
    let names = Self.names(in: path)
    return names.indices.contains { index in
      decision(on: names[...index], isFolder: index < names.count - 1) ?? false
    }
  }

  private func decision(on names: ArraySlice<[Unicode.Scalar]>, isFolder: Bool) -> Bool? {
    patterns.last { $0.fits(names, isFolder: isFolder) }.map { !$0.isNegated }
  }

  private static func names(in path: some StringProtocol) -> [[Unicode.Scalar]] {
    path.split(separator: "/").map { Array($0.unicodeScalars) }
  }
}
