import Foundation
import TestSupport
import Testing

@Suite struct ReadmeExampleTests {
  @Test func `the README's package builds with the library and prints what stands there`() throws {
    let scratch = try ScratchFolder()
    try FileManager.default.createSymbolicLink(
      at: scratch.url.appending(path: "flipbook"),
      withDestinationURL: Repository.root
    )
    var readme = MarkdownBlocks(String(decoding: Repository.bytes(of: "README.md"), as: UTF8.self))
    let swift = readme.blocks.filter { $0.language == "swift" }
    try #require(swift.count == 2)
    _ = try scratch.write(swift[0].text, as: "example/Package.swift")
    _ = try scratch.write(swift[1].text, as: "example/Sources/example/main.swift")

    let run = try #require(Program(named: "swift")).run(
      ["run", "--quiet", "example"],
      in: scratch.url.appending(path: "example")
    )
    #expect(run.status == 0, "\(run.errors)")
    let output = try #require(readme.blocks.last { $0.language == "text" })
    readme.replace(output, with: run.text)
    #expect(try Snapshot.matches(readme.text, file: "README.md"))
  }
}
