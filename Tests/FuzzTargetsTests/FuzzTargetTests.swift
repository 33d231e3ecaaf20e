import FuzzTargets
import TestSupport
import Testing

/// The fuzzer's properties hold for the samples and for mutations of them.
@Suite struct FuzzTargetTests {
  static let names = FuzzTarget.all.map(\.name)

  @Test func `every target has a name of its own and seeds`() {
    #expect(Set(Self.names).count == Self.names.count)
    #expect(FuzzTarget.all.filter { $0.seeds().isEmpty }.map(\.name) == [])
  }

  @Test(arguments: names) func `contains for the samples`(name: String) async throws {
    let target = try #require(FuzzTarget.named(name))
    for (index, seed) in target.seeds().enumerated() {
      if let problem = await target.problem(seed) { Issue.record("sample \(index): \(problem)") }
    }
  }

  @Test(arguments: names) func `contains for mutated samples`(name: String) async throws {
    let target = try #require(FuzzTarget.named(name))
    let seeds = target.seeds()
    var generator = SeededGenerator(seed: UInt64(Effort.seed))
    for round in 0..<Effort.rounds {
      let seed = seeds[round % seeds.count]
      let bytes = Mutation.mutated(seed, seeds, using: &generator)
      guard let problem = await target.problem(bytes) else { continue }
      Issue.record("round \(round): \(problem)\nin \(bytes)")
      return
    }
  }
}
