import TestSupport
import Testing

@Suite(.waits) struct RenderPageTests {
  @Test(arguments: [
    [], ["--by", "move"], ["--numbers", "--legal-moves", "--theme", "auto", "--loop", "0"],
  ])
  // The graph, variations on the board, and the times, evaluations and comments of this game take
  // 5 KB more than a list of moves alone did; names at the counts and edges of disks take the rest.
  func `a page of a whole game has at most 45.5 KB`(options: [String]) throws {
    let run = try Program.flipbook.run(
      ["render", "--format", "html"] + options + ["Samples/json/tie.json"]
    )
    #expect(run.status == 0)
    #expect((1...45_500).contains(run.output.count), "\(run.output.count)")
  }
}
