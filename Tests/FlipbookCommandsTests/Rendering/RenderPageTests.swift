import Foundation
import TestSupport
import Testing

@Suite(.waits) struct RenderPageTests {
  @Test(arguments: [
    [], ["--by", "move"], ["--numbers", "--legal-moves", "--theme", "auto", "--loop", "0"],
  ])
  // The graph, variations on the board, and the times, evaluations and comments of this game take
  // 5 KB more than a list of moves alone did; names at the counts and edges of disks take the rest.
  func `a page of a whole game has at most 45.5 KB`(options: [String]) throws {
    let run = try Program.flipbook.run(
      ["render", "--format", "html"] + options + ["Samples/json/tie.json"]
    )
    #expect(run.status == 0)
    #expect((1...45_500).contains(run.output.count), "\(run.output.count)")
  }

  @Test func `the extension of the output selects a page`() throws {
    let scratch = try ScratchFolder()
    let file = scratch.url.appending(path: "game.html").path
    let arguments = ["render", "--title", "A tie", "-o", file, "Samples/json/tie.json"]
    #expect(try Program.flipbook.run(arguments).status == 0)
    let page = String(decoding: try #require(scratch.bytes(of: "game.html")), as: UTF8.self)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(page.contains("<h1><bdi>A tie</bdi></h1>"))
    #expect(page.contains("<bdi>Ada Finch – Paper Engine</bdi>"))
    #expect(page.contains("id=\"flipbook-record\">{\"flipbook\""))
  }

  @Test(arguments: [
    (["--size", "20"], "64 to 4096 pixels"), (["--still"], "--still"),
    (["--style", "order"], "--style"),
  ])
  func `options that a page cannot have are refused`(options: [String], words: String) throws {
    let run = try Program.flipbook.run(
      ["render", "--format", "html"] + options + ["Samples/json/tie.json"]
    )
    #expect(run.status == 64)
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}
