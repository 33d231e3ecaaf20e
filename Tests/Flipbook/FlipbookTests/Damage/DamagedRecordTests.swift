import Apps
import FuzzTargets
import TestSupport
import Testing

/// What can be done with the records of an input does no further damage.
@Suite struct `A record of a damaged input` {
  @Test(arguments: DamageSeeds.all)
  func `is written and read again as it is`(file: TestFile) throws {
    let format = try #require(FormatRegistry.playing.format(named: file.format))
    guard format.isWritable else { return }
    file.damage(total: 1_600) { bytes, what in
      let parsed = format.readAll(bytes, file.options)
      let travellers = parsed.compactMap(\.reversi).map { Traveller(name: what, record: $0) }
      // What is odd about a file is written again.
      guard !parsed.contains(where: { !$0.isRecord && $0.hasErrors }) else { return true }
      // What is odd about a record is reported again.
      let messages = parsed.flatMap(\.findings).map(\.message)
      let problem = Conversion(travellers, to: format).problems.first { problem in
        !messages.contains { problem.hasSuffix($0) }
      }
      guard let problem else { return true }
      Issue.record("\(problem)")
      return false
    }
  }
}
