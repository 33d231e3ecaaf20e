import TestSupport
import Testing

/// On the file systems of macOS and Windows, names that differ only in case are one file.
@Suite struct `The names of the project's files` {
  static let folders = ["Sources", "Tests", "Samples", "man", "Benchmarks"]

  @Test(arguments: folders) func `differ in more than case`(folder: String) {
    var spellings: [String: Set<String>] = [:]
    for path in Repository.files(below: folder) where !path.contains("/.build/") {
      var prefix = ""
      for part in path.split(separator: "/") {
        prefix += "/" + part
        spellings[prefix.lowercased(), default: []].insert(prefix)
      }
    }
    #expect(!spellings.isEmpty)
    #expect(spellings.values.filter { $0.count > 1 } == [])
  }
}
