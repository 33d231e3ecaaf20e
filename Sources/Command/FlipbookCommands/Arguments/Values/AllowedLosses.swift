import ArgumentParser
import Flipbook

extension LossReport.Form: ExpressibleByArgument {}

/// Facts that may be lost, named on the command line.
struct AllowedLosses {
  let facts: [Fact]

  /// Reads names of facts, separated by commas.
  init(_ argument: String) throws {
    facts = try argument.split(separator: ",", omittingEmptySubsequences: false).map { name in
      guard let fact = Fact(named: name) else {
        let refusal = Fact.refusal(of: String(name))
        throw ValidationError("\(refusal.message); \(refusal.help)")
      }
      return fact
    }
  }
}
