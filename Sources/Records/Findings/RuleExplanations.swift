/// A Markdown page that explains rules; nothing of it is read before somebody asks.
///
/// Each rule has a section: its name as a heading, a sentence that says what must or should be the case, a
/// paragraph that says why the rule matters, one that says what to do about a finding, and inputs that break
/// only this rule, at most one in each format.
///
///     ## sgf-game
///
///     The first node of a game tree must contain GM[2], which is Othello.
///
///     A tree with GM[1] is a game of Go. Its points look like squares.
///
///     **Fix.** Add GM[2] to the first node if the game is Othello.
///
///     ```sgf
///     (;FF[4]GM[⟦1⟧]SZ[19];B[pd];W[dp])
///     ```
///
/// In the paragraphs, a backslash comes before each sign that Markdown would take for its own: `*`, `<`,
/// `&`, accents and backslashes.
///
/// The first word after the accents is the format of the input; `hex` follows if the block has bytes instead
/// of text, and the command if it is not the usual one, with `INPUT` for the path of the input. A block that
/// begins with `companion` and a name is a file next to the input of the block before it.
///
/// In a block, `⟦` and `⟧` enclose the place of the finding, `⟨EF BB BF⟩` are bytes, and `⟨9 × ab⟩`
/// repeats what follows the sign. An input ends with a line feed if the last line of its block is empty.
public struct RuleExplanations: Sendable, ExpressibleByStringLiteral {
  private let markdown: @Sendable () -> [UInt8]

  /// Creates a page from its text in UTF-8.
  public init(_ markdown: @autoclosure @escaping @Sendable () -> [UInt8]) {
    self.markdown = markdown
  }

  /// Creates a page from its text.
  public init(stringLiteral markdown: String) { self.markdown = { Array(markdown.utf8) } }

  /// The names of the rules that have a section, in the order of the page.
  public var names: [String] {
    lines.filter { $0.starts(with: Self.mark) }
      .map { String(decoding: $0.dropFirst(Self.mark.count), as: UTF8.self) }
  }

  /// Returns what the page says about a rule.
  /// - Parameter name: the name of the rule.
  /// - Returns: its explanation; `nil` if the page has no section about it.
  /// - Throws: a ``RuleExplanationError`` if the section has another form.
  public func explanation(of name: String) throws(RuleExplanationError) -> RuleExplanation? {
    let lines = lines
    guard let heading = lines.firstIndex(where: { $0.elementsEqual(Self.mark + name.utf8) })
    else { return nil }
    let section = lines[(heading + 1)...].prefix { !$0.starts(with: Self.mark) }
    return try RuleExplanation(section.map { String(decoding: $0, as: UTF8.self) })
  }

  private var lines: [ArraySlice<UInt8>] {
    markdown().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// What a heading begins with.
  private static let mark = Array("## ".utf8)
}

/// Why a section of a page of explanations cannot be read.
public struct RuleExplanationError: Error, CustomStringConvertible {
  /// The reason, in a few words.
  public let description: String

  init(_ description: String) { self.description = description }
}
