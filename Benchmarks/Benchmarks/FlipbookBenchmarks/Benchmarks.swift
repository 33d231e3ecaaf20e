import Apps
import Benchmark

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

  for format in FormatRegistry.standard.formats
  where format.isWritable && format.stores.contains(.moves) {
    Benchmark("Write 10,000 games as \(format.name)") { benchmark, records in
      for _ in benchmark.scaledIterations {
        blackHole(try FormatRegistry.standard.write(records, as: format.name))
      }
    } setup: {
      randomRecords(10_000)
    }

    Benchmark("Read and validate 10,000 games in \(format.name)") { benchmark, archive in
      for _ in benchmark.scaledIterations {
        let moves = movesValidated(reading: archive.bytes, as: format)
        guard moves == archive.moves else { return benchmark.error("\(moves) moves") }
      }
    } setup: {
      try Archive(of: randomRecords(10_000), as: format)
    }
  }

  for renderer in RendererRegistry.standard.renderers {
    for step in FrameSequence.Step.allCases {
      Benchmark("Draw 100 games as \(renderer.name) by \(step.rawValue)") { benchmark, games in
        var options = RenderingOptions()
        options.step = step
        for _ in benchmark.scaledIterations {
          for game in games { blackHole(try renderer.render(game, options)) }
        }
      } setup: {
        randomRecords(100).map { PlayedGame(embedding: $0, ReplayAttempt($0).replay) }
      }
    }
  }

  Benchmark("Handle the events of 2,000 games in the app") { benchmark, events in
    for _ in benchmark.scaledIterations {
      var state = AppState()
      let ignored = events.count { state.handle($0) == nil }
      guard ignored == 0 else { return benchmark.error("\(ignored) events ignored") }
    }
  } setup: {
    appEvents(games: 2_000, seed: 20)
  }

  Benchmark("Play a game by itself without delays") { benchmark in
    for _ in benchmark.scaledIterations {
      let end = await playByItself(seed: 7)
      guard end.turn == nil else { return benchmark.error("the game is not over") }
    }
  }
}
