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
  /// The names in the pattern; `nil` for `**`, any number of folders.
  private let parts: [[Token]?]

  private enum Token: Hashable {
    case letter(Unicode.Scalar)
    /// `?`.
    case any
    /// `*`.
    case run
    case oneOf([ClosedRange<Unicode.Scalar>], isNegated: Bool)
  }

  /// Reads a pattern; `nil` if it is empty, or not complete and so matches nothing.
  init?(_ text: some StringProtocol) {
    var rest = Substring(text)
    isNegated = rest.hasPrefix("!")
    if isNegated { rest.removeFirst() }
    isForFolders = rest.hasSuffix("/")
    while rest.hasSuffix("/") { rest.removeLast() }
    let isAnchored = rest.contains("/")
    let names = rest.split(separator: "/")
    guard !names.isEmpty else { return nil }
    var parts: [[Token]?] = isAnchored ? [] : [nil]
    for name in names {
      let tokens = name == "**" ? nil : Self.tokens(of: name)
      guard name == "**" || tokens != nil else { return nil }
      parts.append(tokens)
    }
    // At the end it matches everything in a folder, but not the folder.
    if names.last == "**" { parts.append([.run]) }
    self.parts = parts
  }

  /// Returns what a name consists of; `nil` if its last letter or bracket lacks something.
  private static func tokens(of name: Substring) -> [Token]? {
    var tokens: [Token] = []
    var rest = name.unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": if tokens.last != .run { tokens.append(.run) }
      case "?": tokens.append(.any)
      case "\\":
        guard let next = rest.popFirst() else { return nil }
        tokens.append(.letter(next))
      case "[":
        guard let token = takeLetters(from: &rest) else { return nil }
        tokens.append(token)
      default: tokens.append(.letter(scalar))
      }
    }
    return tokens
  }

  /// Takes the letters after an opening bracket, and the closing one; `nil` if that is missing.
  private static func takeLetters(from rest: inout Substring.UnicodeScalarView) -> Token? {
    let isNegated = rest.first == "!" || rest.first == "^"
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while var low = rest.popFirst() {
      if low == "]", !ranges.isEmpty { return .oneOf(ranges, isNegated: isNegated) }
      if low == "[", rest.first == ":", let end = Substring(rest).firstRange(of: ":]") {
        guard let letters = classes[Substring(rest[..<end.lowerBound].dropFirst())] else {
          return nil
        }
        ranges += letters
        rest = rest[end.upperBound...]
        continue
      }
      if low == "\\", let next = rest.popFirst() { low = next }
      var high = low
      if rest.first == "-", let end = rest.dropFirst().first, end != "]" {
        rest.removeFirst(2)
        high = end
        if end == "\\", let next = rest.popFirst() { high = next }
      }
      // A reversed range contains nothing.
      if low <= high { ranges.append(low...high) } else { ranges.append("/"..."/") }
    }
    return nil
  }

  /// The letters of the classes, such as `[:digit:]`.
  private static let classes: [Substring: [ClosedRange<Unicode.Scalar>]] = [
    "alnum": ["0"..."9", "A"..."Z", "a"..."z"], "alpha": ["A"..."Z", "a"..."z"],
    "blank": ["\t"..."\t", " "..." "], "cntrl": ["\0"..."\u{1F}", "\u{7F}"..."\u{7F}"],
    "digit": ["0"..."9"], "graph": ["!"..."~"], "lower": ["a"..."z"], "print": [" "..."~"],
    "punct": ["!"..."/", ":"..."@", "["..."`", "{"..."~"], "space": ["\t"..."\r", " "..." "],
    "upper": ["A"..."Z"], "xdigit": ["0"..."9", "A"..."F", "a"..."f"],
  ]

  /// Whether the pattern matches a path.
  /// - Parameters:
  ///   - path: the letters of the names in the path, relative to the folder of the pattern.
  ///   - isFolder: whether the path is that of a folder.
  /// - Returns: whether it matches.
  func fits(_ path: ArraySlice<[Unicode.Scalar]>, isFolder: Bool) -> Bool {
    guard isFolder || !isForFolders else { return false }
    return Wildcards.match(tokens: parts.count, path.indices) {
      parts[$0] == nil
    } end: { part, position in
      parts[part].map { Self.fit($0, path[position]) } ?? false ? position + 1 : nil
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
