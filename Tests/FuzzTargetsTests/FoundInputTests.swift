import FuzzTargets
import TestSupport
import Testing

/// Inputs that once broke a target, stored in `Tests/Fuzz/Found`, no longer break it.
@Suite struct FoundInputTests {
  static let paths = Repository.files(below: "Tests/Fuzz/Found")

  @Test(arguments: paths) func `an input that was found breaks nothing`(path: String) async throws {
    // Some systems do not allow a colon in a file name.
    let folder = path.split(separator: "/")[3]
    let name = folder.split(separator: "_").joined(separator: ":")
    let target = try #require(FuzzTarget.named(name), "there is no target \(name)")
    if let problem = await target.problem(Repository.bytes(of: path)) { Issue.record("\(problem)") }
  }
}
