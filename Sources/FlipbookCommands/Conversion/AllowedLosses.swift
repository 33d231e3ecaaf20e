internal import ArgumentParser
internal import Flipbook

/// Facts that may be lost, named on the command line.
struct AllowedLosses {
  let facts: [Fact]

  /// The facts that words with commas between them name.
  init(_ argument: String) throws {
    facts = try argument.split(separator: ",", omittingEmptySubsequences: false).map { name in
      guard let fact = Fact(named: name) else {
        let names = Fact.allCases.map(\.name)
        let nearest = NearMiss.nearest(to: String(name), in: names)
        throw ValidationError(
          "there is no fact \(DisplayText.quote(String(name)))"
            + (nearest.map { "; did you mean “\($0)”?" } ?? "")
            + "; there are \(names.joined(separator: ", "))"
        )
      }
      return fact
    }
  }
}
