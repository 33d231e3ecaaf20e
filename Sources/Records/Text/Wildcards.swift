/// Patterns in which some tokens stand for any number of elements.
@usableFromInline
package enum Wildcards {
  /// Whether a pattern matches a whole text: each run takes as little as possible, and more if the rest
  /// does not match.
  /// - Parameters:
  ///   - tokens: the number of tokens of the pattern.
  ///   - text: the positions of the text.
  ///   - isRun: whether a token stands for any number of elements.
  ///   - end: returns the end of what another token matches at a position; `nil` if it does not match.
  /// - Returns: whether it matches.
  @inlinable @inline(__always)
  package static func match(
    tokens: Int,
    _ text: Range<Int>,
    isRun: (Int) -> Bool,
    end: (_ token: Int, _ position: Int) -> Int?
  ) -> Bool {
    var (token, position) = (0, text.lowerBound)
    var retry: (token: Int, position: Int)?
    while position < text.upperBound || token < tokens {
      if token < tokens, isRun(token) {
        retry = (token, position)
        token += 1
      } else if token < tokens, position < text.upperBound, let next = end(token, position) {
        token += 1
        position = next
      } else if let last = retry, last.position < text.upperBound {
        retry = (last.token, last.position + 1)
        (token, position) = (last.token + 1, last.position + 1)
      } else {
        return false
      }
    }
    return true
  }
}
