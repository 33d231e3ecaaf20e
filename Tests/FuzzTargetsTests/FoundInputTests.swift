import FuzzTargets
import TestSupport
import Testing

/// Every input that ever broke a target, kept in `Tests/Fuzz/Found`, breaks it no more.
@Suite struct FoundInputTests {
  static let paths = Repository.files(below: "Tests/Fuzz/Found")

  @Test(arguments: paths) func `an input that was found breaks nothing`(path: String) async throws {
    // No name of a file may hold a colon on every system.
    let folder = path.split(separator: "/")[3]
    let name = folder.split(separator: "_").joined(separator: ":")
    let target = try #require(FuzzTarget.named(name), "there is no target \(name)")
    if let fault = await target.fault(Repository.bytes(of: path)) { Issue.record("\(fault)") }
  }
}
