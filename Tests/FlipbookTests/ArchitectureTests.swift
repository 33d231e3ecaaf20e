import Foundation
import TestSupport
import Testing

/// Everything that the page about the architecture names exists.
@Suite struct `The page about the architecture` {
  private static let page = String(
    decoding: Repository.bytes(of: "Sources/Flipbook/Documentation.docc/Architecture.md"),
    as: UTF8.self
  )

  /// The texts between backticks.
  private static let names = page.split(separator: "`", omittingEmptySubsequences: false)
    .enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }

  private static let code = Repository.files(below: "Sources").filter { $0.hasSuffix(".swift") }
    .map { String(decoding: Repository.bytes(of: $0), as: UTF8.self) }.joined(separator: "\n")

  @Test func `names types, targets and files that exist`() {
    #expect(Self.names.count > 40)
    let files = Set(Repository.files(below: "Sources").map { URL(filePath: $0).lastPathComponent })
    for name in Self.names where name.first?.isUppercase == true && !files.contains(name) {
      let paths = [name, "Sources/\(name)"].map { Repository.root.appending(path: $0).path }
      let pattern = "\\b(struct|class|enum|protocol|actor) \(name)\\b"
      #expect(
        paths.contains(where: FileManager.default.fileExists)
          || Self.code.range(of: pattern, options: .regularExpression) != nil,
        "\(name)"
      )
    }
  }

  @Test func `one target calls the C library`() {
    let sources = Repository.files(below: "Sources").filter { $0.hasSuffix(".swift") }
    let modules = "Glibc|Musl|Darwin|CLinux|CLibrary|Foundation"
    for path in sources where !path.contains("/Platform/") && !path.contains("/CLibrary/") {
      let code = String(decoding: Repository.bytes(of: path), as: UTF8.self)
      let pattern = "(?m)^.*\\bimport (\(modules))$|#if (os|canImport)\\("
      #expect(code.range(of: pattern, options: .regularExpression) == nil, "\(path)")
    }
  }

  @Test func `has two walks of at most twelve stops`() {
    let walks = Self.page.components(separatedBy: "\n### ").dropFirst()
    #expect(walks.count == 2)
    for walk in walks {
      let stops = walk.split(separator: "\n").filter { $0.first?.isNumber == true }
      #expect((8...12).contains(stops.count))
    }
  }
}
