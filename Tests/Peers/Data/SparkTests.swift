@testable import FlipbookCommandsTests
import Foundation
import TestSupport
import Testing

/// The data source for Apache Spark in the samples.
@Suite(.waits) struct SparkTests {
  @Test(.needs(.spark)) func `reads and writes archives on a cluster of two workers`() throws {
    let package = Repository.samples.appending(path: "spark")
    var environment = [
      "FLIPBOOK": Program.flipbook.path, "SAMPLES": Repository.samples.path,
      "PAGE": Repository.root.appending(path: DocumentationTests.catalogue + "/Spark.md").path,
      "PYTHONDONTWRITEBYTECODE": "1",
    ]
    if Tool.corpus.isThere { environment["CORPUS"] = Corpus.path(of: "") }
    let run = try Tool.spark.program.run(
      [package.appending(path: "tests/test_cluster.py").path],
      environment: environment
    )
    #expect(run.status == 0, "\(run.errors.suffix(4_000))")
    #expect(run.errors.contains("\nOK"))
  }
}
