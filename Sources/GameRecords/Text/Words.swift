/// Numbers, counted things and choices in words.
package enum Words {
  /// A number with a comma or something else between thousands.
  package static func count(_ number: Int, separator: String = ",") -> String {
    var rest = String(number)[...]
    var groups: [Substring] = []
    while rest.utf8.count > 3 {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    return ([rest] + groups).joined(separator: separator)
  }

  /// How the message of a finding ends that stands for some others; empty when there are none.
  package static func more(_ others: Int) -> String {
    others > 0 ? ", and \(others) more of the kind" : ""
  }

  /// Some words as a choice: `a, b or c`.
  package static func either(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// A number of things, for example `2 files`.
  package static func count(_ word: String, _ number: Int) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
