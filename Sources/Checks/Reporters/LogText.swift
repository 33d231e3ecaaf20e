/// Lines for build logs, in which some lines are commands.
enum LogText {
  /// Returns a line that no build server reads as a command.
  ///
  /// GitHub's runner looks for `::` at the start of a line, after any white space, and for `##[`
  /// everywhere. Replacing them by characters of the same width prevents that.
  static func inert(_ line: String) -> String {
    // Nearly all lines need no change, and there may be millions.
    let pairs = zip(line.utf8, line.utf8.dropFirst())
    let marks = [UInt8(ascii: ":"), UInt8(ascii: "#")]
    guard pairs.contains(where: { $0 == $1 && marks.contains($0) }) else { return line }
    var scalars = Array(line.unicodeScalars)
    var changes = false
    if let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      scalars[first...].starts(with: [":", ":"])
    {
      scalars.replaceSubrange(first...first + 1, with: ["\u{A789}", "\u{A789}"])
      changes = true
    }
    for index in scalars.indices.dropFirst(2)
    where scalars[index] == "[" && scalars[index - 1] == "#" && scalars[index - 2] == "#" {
      scalars[index - 1] = "\u{266F}"
      changes = true
    }
    return changes ? String(String.UnicodeScalarView(scalars)) : line
  }
}
