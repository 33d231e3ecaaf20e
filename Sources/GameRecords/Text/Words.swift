/// Numbers and counted things in words.
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

  /// A number of things, for example `2 files`.
  package static func count(_ word: String, _ number: Int) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
