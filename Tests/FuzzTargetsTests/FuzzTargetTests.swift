import FuzzTargets
import TestSupport
import Testing

/// What the fuzzer tests holds for the samples and for mutations of them.
@Suite struct FuzzTargetTests {
  static let names = FuzzTarget.all.map(\.name)

  @Test func `every target has a name of its own and seeds`() {
    #expect(Set(Self.names).count == Self.names.count)
    #expect(FuzzTarget.all.filter { $0.seeds().isEmpty }.map(\.name) == [])
  }

  @Test(arguments: names) func `holds for the samples`(name: String) async throws {
    let target = try #require(FuzzTarget.named(name))
    for (index, seed) in target.seeds().enumerated() {
      if let fault = await target.fault(seed) { Issue.record("sample \(index): \(fault)") }
    }
  }

  @Test(arguments: names) func `holds for mutated samples`(name: String) async throws {
    let target = try #require(FuzzTarget.named(name))
    let seeds = target.seeds()
    var generator = SeededGenerator(seed: UInt64(Effort.seed))
    for round in 0..<Effort.rounds {
      let seed = seeds[round % seeds.count]
      let bytes = Mutation.mutated(seed, seeds, using: &generator)
      guard let fault = await target.fault(bytes) else { continue }
      Issue.record("round \(round): \(fault)\nin \(bytes)")
      return
    }
  }
}
