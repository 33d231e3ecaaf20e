/// Whether the properties of a tree may be words of a text in which `]` is written without its `\`.
struct SGFDoubt {
  /// Whether the last property has a text.
  var isBehindText = false
  /// How far no bracket is too many.
  private(set) var soundEnd = 0
  /// How far the properties stand behind a text with a bracket in it.
  private var bracketEnd = 0
  /// Whether a name in small letters stands there.
  private(set) var hasNames = false

  /// Takes note that no bracket is too many up to an offset.
  /// - Parameters:
  ///   - end: the offset.
  ///   - hasBracket: whether there is one in the text before.
  mutating func noteSound(upTo end: Int, hasBracket: Bool) {
    soundEnd = end
    if hasBracket { bracketEnd = end }
  }

  /// Takes note of a name in small letters.
  mutating func note(_ name: SGFName) {
    if name.range.lowerBound < bracketEnd { hasNames = true }
  }
}
