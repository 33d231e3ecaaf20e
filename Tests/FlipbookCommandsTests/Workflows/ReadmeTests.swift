import Foundation
import TestSupport
import Testing

@Suite struct ReadmeTests {
  @Test func `every command in the README gives the output that follows it`() throws {
    let scratch = try ScratchFolder()
    try FileManager.default.createSymbolicLink(
      at: scratch.url.appending(path: "Samples"),
      withDestinationURL: Repository.samples
    )
    var readme = MarkdownBlocks(String(decoding: Repository.bytes(of: "README.md"), as: UTF8.self))
    // From the end, so that a longer text does not move the blocks that are still to be checked.
    let blocks = readme.blocks.filter { $0.language == "console" }
    #expect(!blocks.isEmpty)
    let texts = try blocks.map { try Self.run($0.text, in: scratch) }
    for (block, text) in zip(blocks, texts).reversed() { readme.replace(block, with: text) }
    #expect(try Snapshot.matches(readme.text, file: "README.md"))
  }

  /// The block's commands, each with its output.
  private static func run(_ block: String, in scratch: ScratchFolder) throws -> String {
    let shell = try #require(Program(named: "sh"))
    let tools = URL(filePath: Program.flipbook.path).deletingLastPathComponent().path
    let path = tools + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    return try block.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map { line in
      let run = try shell.run(
        ["-c", "{ \(line.dropFirst(2)); } 2>&1"],
        in: scratch.url,
        environment: ["PATH": path]
      )
      return "\(line)\n" + run.text
    }
    .joined()
  }
}
