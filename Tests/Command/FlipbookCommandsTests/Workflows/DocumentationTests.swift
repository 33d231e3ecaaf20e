import Foundation
import TestSupport
import Testing

/// The README and the pages of the documentation are true.
@Suite(.waits) struct DocumentationTests {
  static let catalogue = "Sources/Flipbook/Documentation.docc"
  static let pages =
    ["README.md", "CONTRIBUTING.md"]
    + Repository.files(below: catalogue).filter { $0.hasSuffix(".md") }

  private static func text(_ path: String) -> String {
    String(decoding: Repository.bytes(of: path), as: UTF8.self)
  }

  // MARK: Examples

  /// Commands that make the tables of the solver, which takes seconds; `make test` runs another one.
  private static let dear = [
    "flipbook validate --enable not-shortest --select 2 Samples/puzzle/evening.puzzle",
    "flipbook solve --to jsonl Samples/instances/practice.instances | "
      + "flipbook render --select 1 -o solution.gif",
  ]

  /// Whether a line is a command that is run.
  private static func isRun(_ line: Substring) -> Bool {
    line.hasPrefix("$ ")
      && (Effort.isFull || Snapshot.isRecording || !dear.contains(String(line.dropFirst(2))))
  }

  @Test func `commands that are seldom run are on the pages`() {
    let lines = Set(Self.pages.flatMap { Self.text($0).split(separator: "\n") })
    for command in Self.dear { #expect(lines.contains("$ \(command)"), "\(command)") }
  }

  @Test(arguments: pages.filter { Self.text($0).contains("\n```console\n") })
  func `every command gives the output that follows it`(page: String) throws {
    let scratch = try ScratchFolder()
    var markdown = MarkdownBlocks(Self.text(page))
    // From the bottom, so that a longer text does not move the blocks that are still to come.
    let blocks = markdown.blocks.filter { $0.language == "console" }
    #expect(!blocks.isEmpty)
    // Each command with what is written below it.
    let commands = blocks.map { block in
      block.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .reduce(into: [[Substring]]()) { commands, line in
          if line.hasPrefix("$ ") {
            commands.append([line])
          } else if !commands.isEmpty {
            commands[commands.count - 1].append(line)
          }
        }
    }
    var answers = try ShellSession.answers(
      to: commands.joined().map { $0[0] }.filter(Self.isRun).map { String($0.dropFirst(2)) },
      in: scratch,
      isMerged: true
    )[...]
    let texts = commands.map { commands in
      // A page has no other line ends than those of its own.
      commands.map { (lines: [Substring]) -> String in
        guard Self.isRun(lines[0]) else { return lines.map { "\($0)\n" }.joined() }
        let output = answers.removeFirst().output.replacing("\r\n", with: "\n")
        return "\(lines[0])\n\(output)"
      }.joined()
    }
    for (block, text) in zip(blocks, texts).reversed() { markdown.replace(block, with: text) }
    #expect(try Snapshot.matches(markdown.text, file: page))
  }

  // MARK: Programs

  @Test func `the programs on the library's page are those that are run`() {
    let page = MarkdownBlocks(Self.text("\(Self.catalogue)/LibraryPrograms.md"))
    let shown = page.blocks.filter { $0.text.hasPrefix("import ") }
    #expect(Set(shown.map(\.text)) == Self.programs)
    #expect(shown.count == Self.programs.count)
  }

  @Test func `the README's program is one of them, and its manifest names the library`() throws {
    let swift = MarkdownBlocks(Self.text("README.md")).blocks.filter { $0.language == "swift" }
    try #require(swift.count == 2)
    #expect(Self.programs.contains(swift[1].text))
    let manifest = Self.text("Package.swift")
    #expect(swift[0].text.contains(#".product(name: "Flipbook", package: "flipbook")"#))
    #expect(manifest.contains("name: \"flipbook\",\n"))
    #expect(manifest.contains(".library(\n      name: \"Flipbook\",\n"))
    #expect(manifest.prefix { $0 != "\n" } == swift[0].text.prefix { $0 != "\n" })
  }

  private static let programs = Set(
    Repository.files(below: "Tests/Flipbook/LibraryPrograms").filter { $0.hasSuffix(".swift") }.map(
      text
    )
  )

  // MARK: Pages

  @Test(arguments: pages)
  func `every link leads to a file`(page: String) {
    let folder = Repository.root.appending(path: page).deletingLastPathComponent()
    let prose = MarkdownBlocks(Self.text(page)).prose
    for link in prose.matches(of: /(?:\]\(|src=")([^)":#]+)(?:#[^)"]*)?[)"]/) {
      // In the catalogue, pages are linked by name, and pictures are named without their folder.
      let path = (page.hasPrefix(Self.catalogue) ? "Resources/" : "") + link.1
      #expect(
        FileManager.default.fileExists(atPath: folder.appending(path: path).path),
        "\(page): \(link.1)"
      )
    }
  }

  /// DocC makes a dash of two hyphens, and prints the grave accents of a heading.
  @Test(arguments: pages.filter { $0.hasPrefix(catalogue) })
  func `no text is changed by DocC`(page: String) {
    for line in MarkdownBlocks(Self.text(page)).prose.split(separator: "\n") {
      let isRight =
        switch line {
        case _ where line.hasPrefix("|--"): true
        case _ where line.hasPrefix("##"): !line.contains("`")
        default: !line.replacing(/`[^`]*`/, with: "").contains("--")
        }
      #expect(isRight, "\(page): \(line)")
    }
  }

  @Test func `every module of the two imports has its page in the site`() {
    func exported(by folder: String) -> [String] {
      Self.text("Sources/\(folder)/Exports.swift").matches(of: /@_exported public import (\w+)/)
        .map { String($0.1) }
    }
    // The library's pages cannot link to the apps, which are above it.
    let library = exported(by: "Flipbook").map { (module: $0, entry: "``/\($0)``") }
    let play = exported(by: "Play/Apps").filter { $0 != "Flipbook" } + ["Apps"]
    let modules = library + play.map { (module: $0, entry: "| `\($0)` |") }
    #expect(modules.count > 10)
    let pages = Repository.files(below: "Sources")
    let list = Self.text("\(Self.catalogue)/Modules.md")
    let site = Self.text("Makefile").firstMatch(of: /MODULES =((?:.*\\\n)*.*)/)?.1 ?? ""
    for (module, entry) in modules {
      let path = pages.first { $0.hasSuffix("Documentation.docc/\(module).md") }
      let page = Self.text(path ?? "")
      #expect(page.hasPrefix("# ``\(module)``\n"))
      #expect(list.contains(entry))
      #expect(site.split(whereSeparator: \.isWhitespace).contains(Substring(module)))
    }
  }

  @Test func `every page is on the landing page and in the README`() throws {
    let landing = Self.text("\(Self.catalogue)/Flipbook.md")
    let readme = Self.text("README.md")
    let names = Self.pages.filter { $0.hasPrefix(Self.catalogue) }
      .map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
      .filter { $0 != "Flipbook" }
    #expect(names.count > 8)
    for name in names {
      #expect(landing.contains("- <doc:\(name)>"), "\(name)")
      #expect(name == "Modules" || readme.contains("(\(Self.catalogue)/\(name).md)"), "\(name)")
    }
  }

  @Test func `the README is short`() {
    #expect(Repository.bytes(of: "README.md").count { $0 == UInt8(ascii: "\n") } <= 250)
  }
}
