extension DisplayText {
  /// A text in lines that are not wider than a number of columns, if its words allow it.
  package static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
