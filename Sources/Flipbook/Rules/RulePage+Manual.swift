public import GameRecords

extension RulePage {
  /// The date of the last change to the page.
  private static let date = "November 21, 2026"

  /// Returns the rules as a manual page in the mdoc language.
  public static func manual(of rules: [Rule]) -> String {
    var lines = [
      ".\\\" Made by “flipbook rules --format man”; do not edit.", ".Dd \(date)",
      ".Dt FLIPBOOK-RULES 7", ".Os", ".Sh NAME", ".Nm flipbook-rules",
      ".Nd what flipbook finds in Reversi records", ".Sh DESCRIPTION",
      "Each finding of", ".Xr flipbook-validate 1",
      "names the broken rule.", "A rule has a number and a name, which never change.",
      "The first digit of the number is that of its family.",
      "Opt-in rules are turned on with", ".Fl -enable .", ".Pp",
      ".Dl flipbook rules illegal-move", ".Pp", "explains one rule.",
    ]
    for (family, members) in families(of: rules) {
      lines += [".Sh \(family.title.uppercased())", "Family", ".Cm \(family.name) ."]
      for rule in members { lines += RulePage(rule).section }
    }
    lines += [
      ".Sh SEE ALSO", ".Xr flipbook 1 ,", ".Xr flipbook-validate 1 ,", ".Xr flipbook-formats 5",
    ]
    return lines.map(escaped).joined(separator: "\n") + "\n"
  }

  private var section: [String] {
    var lines = [".Ss \(title)"]
    for (index, part) in parts.enumerated() {
      switch part {
      case .paragraph(let heading, let text):
        if index > 0 { lines.append(".Pp") }
        if let heading { lines.append(".Sy \(heading):") }
        lines += Self.sentences(of: text).map(Self.plain)
      case .lines(let heading, let text):
        lines += [".Pp", ".Sy \(heading):", ".Bd -literal -offset indent"]
        lines += text.map(Self.plain) + [".Ed"]
      }
    }
    return lines
  }

  /// Returns the sentences of a text, which mdoc wants on separate lines.
  private static func sentences(of text: String) -> [String] {
    var sentences: [String] = []
    for word in text.split(separator: " ") {
      let startsSentence = sentences.last.map { $0.last == "." } ?? true
      if startsSentence, word.first?.isUppercase == true || sentences.isEmpty {
        sentences.append(String(word))
      } else {
        sentences[sentences.count - 1] += " " + word
      }
    }
    return sentences
  }

  /// Returns a line of text in which nothing is read as a command.
  private static func plain(_ line: String) -> String {
    let line = line.replacing("\\", with: "\\e")
    return line.first == "." || line.first == "'" ? "\\&" + line : line
  }

  /// Returns a line with characters outside of ASCII as numbers.
  private static func escaped(_ line: String) -> String {
    line.unicodeScalars.reduce(into: "") { escaped, scalar in
      if scalar.isASCII {
        escaped.unicodeScalars.append(scalar)
      } else {
        escaped += "\\[u" + NumberText.hexadecimal(UInt64(scalar.value), digits: 4) + "]"
      }
    }
  }
}
