/// Numbers, counts and choices in words.
package enum Words {
  /// Returns a number with a separator between thousands.
  package static func count(_ number: Int, separator: String = ",") -> String {
    var rest = String(number)[...]
    var groups: [Substring] = []
    while rest.utf8.count > 3 {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    return ([rest] + groups).joined(separator: separator)
  }

  /// Returns the end of a message for a finding that represents others; empty if there are none.
  package static func more(_ others: Int) -> String {
    others > 0 ? ", and \(others) more like this" : ""
  }

  /// Returns words as a list: `a, b and c`.
  package static func all(_ words: [String]) -> String { joined(words, "and") }

  /// Returns words as a choice: `a, b or c`.
  package static func either(_ words: [String]) -> String { joined(words, "or") }

  private static func joined(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// Returns two ends as a range, or the one that both are: `3 to 8` or `3`.
  package static func range(_ first: String, to last: String) -> String {
    first == last ? first : "\(first) to \(last)"
  }

  /// Returns one thing or a range of them by their numbers: `move 3` or `moves 3 to 8`.
  package static func range(_ word: String, _ first: Int, to last: Int) -> String {
    "\(word)\(first == last ? "" : "s") " + range("\(first)", to: "\(last)")
  }

  /// Returns a number of things, for example `2 files`.
  package static func count(_ word: String, _ number: Int) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
