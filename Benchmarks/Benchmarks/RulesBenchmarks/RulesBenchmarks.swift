import Benchmark
import Flipbook

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock],
    timeUnits: .milliseconds,
    warmupIterations: 1,
    maxDuration: .seconds(10),
    maxIterations: 20
  )

  Benchmark("Perft 11") { benchmark in
    for _ in benchmark.scaledIterations {
      let lines = Position.initial.perft(depth: 11)
      guard lines == 212_258_800 else { return benchmark.error("\(lines) lines of play") }
    }
  }

  Benchmark("Replay 100,000 random games") { benchmark, games in
    for _ in benchmark.scaledIterations {
      let totals = GameTotals(replaying: games)
      guard totals == .expected else { return benchmark.error("\(totals)") }
    }
  } setup: {
    randomGames(100_000, seed: 20_240_607)
  }
}
