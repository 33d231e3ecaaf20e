extension Excerpt {
  /// The line to show below the text, with `^~~~` under the marked part.
  /// - Parameter style: styles the mark for a terminal.
  /// - Returns: the line, which ends with the mark.
  package func markLine(_ style: (String) -> String = { $0 }) -> String {
    let mark = "^" + String(repeating: "~", count: caret.count - 1)
    return String(repeating: " ", count: caret.lowerBound) + style(mark)
  }

  /// The text before the mark, in it, and after it.
  package var parts: (before: Substring, marked: Substring, after: Substring) {
    var column = 0
    var start = text.endIndex
    var end = text.endIndex
    for index in text.indices {
      if column >= caret.lowerBound { start = min(start, index) }
      if column >= caret.upperBound {
        end = index
        break
      }
      column += TerminalWidth.columns(of: text[index...index])
    }
    return (text[..<start], text[start..<end], text[end...])
  }
}
