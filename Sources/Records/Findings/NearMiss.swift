/// Finds the word that the user probably meant.
package enum NearMiss {
  /// The words of other programs for some of ours.
  private static let synonyms = [
    "black": "dark", "white": "light", "draw": "tie", "human": "manual", "cpu": "computer",
    "--dry-run": "--check",
  ]

  /// The candidate that certainly means the same as a word: it differs only in case, or is another
  /// program's word for it; `nil` when there is none.
  package static func same(as word: String, in candidates: [String]) -> String? {
    let lower = word.lowercased()
    return candidates.first { $0.lowercased() == lower }
      ?? synonyms[lower].flatMap { candidates.contains($0) ? $0 : nil }
  }

  /// The candidate that means the same as a word or differs from it least; `nil` when none is near.
  ///
  /// One letter in three may be wrong, missing, extra or swapped with its neighbour. Case is
  /// ignored.
  package static func nearest(to word: String, in candidates: [String]) -> String? {
    guard word.utf8.count <= 40 else { return nil }
    if let synonym = synonyms[word.lowercased()], candidates.contains(synonym) { return synonym }
    let letters = Array(word.lowercased())
    var nearest: String?
    var least = max(1, letters.count / 3) + 1
    for candidate in candidates {
      let other = Array(candidate.lowercased())
      // Nearly all candidates are too long or too short to be near.
      guard abs(other.count - letters.count) < least else { continue }
      let distance = distance(letters, other)
      // If every letter has to change, the words have nothing in common.
      guard distance < least, distance < candidate.count else { continue }
      least = distance
      nearest = candidate
    }
    return nearest
  }

  /// A question that suggests the nearest candidate; `nil` when none is near.
  package static func question(_ word: String, in candidates: [String]) -> String? {
    nearest(to: word, in: candidates).map(question)
  }

  /// A question that suggests a word.
  package static func question(_ near: String) -> String { "did you mean “\(near)”?" }

  /// The question as the end of a message; empty when no candidate is near.
  package static func clause(_ word: String, in candidates: [String]) -> String {
    question(word, in: candidates).map { "; " + $0 } ?? ""
  }

  /// The number of letters to change, add, remove or swap with their neighbour.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var row = [i + 1]
      for (j, other) in b.enumerated() {
        var cost = min(last[j] + (letter == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
