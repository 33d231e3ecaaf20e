import TestSupport
import Testing

/// The data source for Apache Spark in the samples.
@Suite(.waits) struct SparkTests {
  @Test func `the package has the version of flipbook`() throws {
    let project = String(
      decoding: Repository.bytes(of: "Samples/spark/pyproject.toml"),
      as: UTF8.self
    )
    let version = try #require(project.firstMatch(of: /version = "(.+)"/)).1
    let run = try Program.flipbook.run(["--version"])
    #expect(run.text.contains(version), "\(run.text)")
  }
}
