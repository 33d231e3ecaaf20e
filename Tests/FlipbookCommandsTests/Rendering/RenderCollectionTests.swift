import Foundation
import TestSupport
import Testing

/// Many games on a page, and lists of pages.
@Suite(.waits) struct RenderCollectionTests {
  /// The names of the files that a list links to.
  private static func links(_ page: String) throws -> [String] {
    try page.matches(of: /<li><a href="([^"]+)"/).map {
      try #require(String($0.1).removingPercentEncoding)
    }
  }

  @Test func `a folder of pages has a list of all games`() throws {
    let scratch = try ScratchFolder()
    let games = Repository.bytes(of: "Samples/json/match.json")
    let odd = "a b#c?d%41é\"&:x.json"
    _ = try scratch.write(games, as: "in/games.json")
    _ = try scratch.write(Repository.bytes(of: "Samples/json/tie.json"), as: "in/\(odd)")
    let folder = scratch.url.appending(path: "in").path
    let run = try Program.flipbook.run(
      [
        "render", "--format", "html", "--output-dir", scratch.url.appending(path: "out").path,
        folder,
      ]
    )
    #expect(run.status == 0, "\(run.errors)")
    let index = String(decoding: try #require(scratch.bytes(of: "out/index.html")), as: UTF8.self)
    let links = try Self.links(index)
    let files = Repository.names(in: scratch.url.appending(path: "out"))
    #expect(Set(links) == Set(files).subtracting(["index.html"]))
    #expect(links.count > 2)
    #expect(index.contains("Ada Finch"))
    #expect(!index.contains("<script"))
  }

  @Test func `a page of a game never takes the place of the list`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(Repository.bytes(of: "Samples/json/tie.json"), as: "index.json")
    let out = scratch.url.appending(path: "out").path
    let arguments = ["render", "--format", "html", "--output-dir", out]
    let inputs = ["Samples/json/tie.json", scratch.url.appending(path: "index.json").path]
    let run = try Program.flipbook.run(arguments + inputs)
    #expect(run.status == 2)
    #expect(run.errors.contains("and so would the list of all games"), "\(run.errors)")
    let index = String(decoding: try #require(scratch.bytes(of: "out/index.html")), as: UTF8.self)
    #expect(try Self.links(index) == ["tie.html"])
    let renamed = try Program.flipbook.run(arguments + ["--append-extension"] + inputs)
    #expect(renamed.status == 0, "\(renamed.errors)")
    #expect(scratch.bytes(of: "out/index.json.html") != nil)
  }

  @Test func `an existing list is kept if the user wants that`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write(Array("mine".utf8), as: "out/index.html")
    let out = scratch.url.appending(path: "out").path
    let arguments = ["render", "--format", "html", "--output-dir", out, "Samples/json/tie.json"]
    let run = try Program.flipbook.run(arguments + ["--no-clobber"])
    #expect(run.status == 74)
    #expect(scratch.bytes(of: "out/index.html") == Array("mine".utf8))
    #expect(scratch.bytes(of: "out/tie.html") != nil)
    #expect(try Program.flipbook.run(arguments).status == 0)
    #expect(scratch.bytes(of: "out/index.html") != Array("mine".utf8))
  }

  @Test func `several games are on one page, and are read back from it`() throws {
    let scratch = try ScratchFolder()
    let page = scratch.url.appending(path: "games.html").path
    let inputs = ["Samples/pgn/match.pgn", "Samples/puzzle/evening.puzzle"]
    let run = try Program.flipbook.run(["render", "-o", page] + inputs)
    #expect(run.status == 0, "\(run.errors)")
    let text = String(decoding: try #require(scratch.bytes(of: "games.html")), as: UTF8.self)
    let count = try Self.links(text).count
    #expect(count > 2)
    #expect(text.matches(of: /<section class="one"/).count == count)
    // Only the player's own script runs.
    #expect(text.matches(of: /<script>/).count == 1)
    let other = try Program.flipbook.run(
      ["render", "-o", scratch.url.appending(path: "games.svg").path] + inputs
    )
    #expect(other.status == 2)
  }

  @Test func `one game on a page is as without a list`() throws {
    let one = try Program.flipbook.run(["render", "--format", "html", "Samples/json/tie.json"])
    let chosen = try Program.flipbook.run(
      ["render", "--format", "html", "--select", "1", "Samples/json/tie.json"]
    )
    #expect(one.output == chosen.output)
    #expect(!one.text.contains("id=\"games\""))
  }

  @Test func `a page of many games has all records, before its list`() throws {
    let scratch = try ScratchFolder()
    let record = try #require(
      Repository.bytes(of: "Samples/jsonl/games.jsonl").split(separator: 10).first
    )
    let input = try scratch.write(
      Array(Array(repeating: Array(record), count: 100).joined(separator: [10])),
      as: "games.jsonl"
    )
    let page = scratch.url.appending(path: "games.html").path
    #expect(try Program.flipbook.run(["render", "-q", "-o", page, input]).status == 0)
    let back = try Program.flipbook.run(["convert", "--to", "jsonl", page])
    #expect(back.status == 0, "\(back.errors)")
    #expect(back.text.split(separator: "\n").count == 100)
  }
}
