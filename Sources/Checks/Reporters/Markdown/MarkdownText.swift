import GameRecords

/// Text for a cell of a table in GitHub's Markdown, which is shown as it is.
///
/// Characters with a meaning in Markdown or HTML become references. GitHub also looks for mentions,
/// links, issues and emoji in the text of the finished page, where references have been resolved:
/// there only an invisible space separates the characters.
enum MarkdownText {
  /// Returns a text on one line.
  static func prose(_ text: String) -> String {
    escaped(text) { character, last, next in
      switch character {
      // @user, #1, :tada:, https://…
      case "@", "#", ":": next != nil && next != " "
      // GH-1
      case "-": last == "H" || last == "h"
      // www.example.com
      case "w", "W": next == "."
      default: false
      }
    }
  }

  /// Returns a text on one line in the typeface of code, in which GitHub looks for e-mail addresses
  /// only.
  static func code(_ text: String) -> String {
    "<code>" + escaped(text) { character, _, _ in character == "@" } + "</code>"
  }

  /// Escapes a text, and adds an invisible space after some characters.
  private static func escaped(
    _ text: String,
    breakAfter isBroken: (
      _ character: Unicode.Scalar, _ last: Unicode.Scalar?, _ next: Unicode.Scalar?
    ) -> Bool
  ) -> String {
    let scalars = Array(DisplayText.escape(text).unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      let last = index > 0 ? scalars[index - 1] : nil
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      switch scalar {
      // A dollar begins a formula, unless it is an element of its own.
      case "$": result += "<span>&#36;</span>"
      case "&", "<", ">", "|", "\\", "`", "*", "_", "~", "[", "]": result += "&#\(scalar.value);"
      // https://example.com, www.example.com
      case ":" where next == "/", "." where last == "w" || last == "W":
        result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
      if isBroken(scalar, last, next) { result += "&#8203;" }
    }
    return result
  }
}
