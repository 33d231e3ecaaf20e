extension Excerpt {
  /// The line to show below the text: `^~~~` under what is marked.
  /// - Parameter style: gives the mark a terminal's letter style.
  /// - Returns: the line, without anything behind the mark.
  package func markLine(_ style: (String) -> String = { $0 }) -> String {
    let mark = "^" + String(repeating: "~", count: caret.count - 1)
    return String(repeating: " ", count: caret.lowerBound) + style(mark)
  }

  /// What stands before the mark, in it, and behind it.
  package var parts: (before: Substring, marked: Substring, behind: Substring) {
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
