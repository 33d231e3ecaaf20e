import GameRecords

/// A pattern for paths, as in `.gitignore`.
///
/// `*` and `?` match letters other than `/`, `[a-z]` matches one of some letters, and `**` any
/// folders. A pattern without a slash before its end matches a name in any folder; any other one
/// matches paths relative to its folder. With a slash at its end, a pattern matches only folders,
/// and with `!` at its beginning it negates earlier patterns. Source: gitignore(5).
struct PathPattern: Hashable, Sendable {
  /// Whether the pattern negates earlier ones.
  let isNegated: Bool
  private let isForFolders: Bool
  private let parts: [Part]

  private enum Part: Hashable {
    /// `**`: any number of folders.
    case folders
    case name([Token])
  }

  private enum Token: Hashable {
    case letter(Unicode.Scalar)
    /// `?`.
    case any
    /// `*`.
    case run
    case oneOf([ClosedRange<Unicode.Scalar>], isNegated: Bool)
  }

  /// Reads a pattern; `nil` if it is empty.
  init?(_ text: some StringProtocol) {
    var rest = Substring(text)
    isNegated = rest.hasPrefix("!")
    if isNegated { rest.removeFirst() }
    isForFolders = rest.hasSuffix("/")
    while rest.hasSuffix("/") { rest.removeLast() }
    let isAnchored = rest.contains("/")
    let names = rest.split(separator: "/")
    guard !names.isEmpty else { return nil }
    let start: [Part] = isAnchored ? [] : [.folders]
    parts = start + names.map { $0 == "**" ? .folders : .name(Self.tokens(of: $0)) }
  }

  private static func tokens(of name: Substring) -> [Token] {
    var tokens: [Token] = []
    var rest = name.unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": if tokens.last != .run { tokens.append(.run) }
      case "?": tokens.append(.any)
      case "\\": if let next = rest.popFirst() { tokens.append(.letter(next)) }
      case "[":
        if let (token, end) = letters(in: rest) {
          tokens.append(token)
          rest = rest[end...]
        } else {
          tokens.append(.letter(scalar))
        }
      default: tokens.append(.letter(scalar))
      }
    }
    return tokens
  }

  /// Returns the letters after an opening bracket, and the text after the closing one.
  private static func letters(
    in text: Substring.UnicodeScalarView
  ) -> (Token, Substring.UnicodeScalarView.Index)? {
    var rest = text
    let isNegated = rest.first == "!" || rest.first == "^"
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while var low = rest.popFirst() {
      if low == "]", !ranges.isEmpty {
        return (.oneOf(ranges, isNegated: isNegated), rest.startIndex)
      }
      if low == "\\", let next = rest.popFirst() { low = next }
      var high = low
      if rest.first == "-", let end = rest.dropFirst().first, end != "]" {
        rest.removeFirst(2)
        high = end
      }
      // A reversed range contains nothing.
      if low <= high { ranges.append(low...high) } else { ranges.append("/"..."/") }
    }
    return nil
  }

  /// Whether the pattern matches a path.
  /// - Parameters:
  ///   - path: the names in the path, relative to the folder of the pattern.
  ///   - isFolder: whether the path is that of a folder.
  /// - Returns: whether it matches.
  func fits(_ path: [Substring], isFolder: Bool) -> Bool {
    guard isFolder || !isForFolders else { return false }
    return Self.fit(parts[...], path[...])
  }

  private static func fit(_ parts: ArraySlice<Part>, _ path: ArraySlice<Substring>) -> Bool {
    switch parts.first {
    case nil: path.isEmpty
    // At the end it matches everything in a folder, but not the folder.
    case .folders where parts.count == 1: !path.isEmpty
    case .folders:
      (0...path.count).contains { fit(parts.dropFirst(), path.dropFirst($0)) }
    case .name(let tokens):
      if let name = path.first {
        fit(tokens, Array(name.unicodeScalars)) && fit(parts.dropFirst(), path.dropFirst())
      } else {
        false
      }
    }
  }

  private static func fit(_ tokens: [Token], _ name: [Unicode.Scalar]) -> Bool {
    Wildcards.match(tokens: tokens.count, name.indices) {
      tokens[$0] == .run
    } end: {
      fits(tokens[$0], name[$1]) ? $1 + 1 : nil
    }
  }

  private static func fits(_ token: Token, _ scalar: Unicode.Scalar) -> Bool {
    switch token {
    case .letter(let letter): letter == scalar
    case .any, .run: true
    case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
    }
  }
}
