import TestSupport
import Testing

@Suite(.waits) struct BrokenSamplesTests {
  static let samples: [String] = Repository.files(below: "Samples/broken")
    .filter { !$0.hasSuffix(".findings") }

  @Test(arguments: samples)
  func `a broken sample gives the findings in the file next to it`(path: String) throws {
    let run = try Program.flipbook.run(["validate", path])
    #expect(try Snapshot.matches(run.text + run.errors, file: path + ".findings"))
    // Each has something that a validator must report.
    #expect(run.text.contains(path) || run.errors.contains(path))
  }

  @Test(arguments: samples)
  func `a broken sample converts to nothing, or to a valid output`(path: String) throws {
    let run = try Program.flipbook.run(["convert", "--to", "json", path])
    if run.status == 0 {
      let back = try Program.flipbook.run(["convert", "--to", "json", "-"], input: run.output)
      #expect(back.output == run.output)
    } else {
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains(path))
    }
  }
}
