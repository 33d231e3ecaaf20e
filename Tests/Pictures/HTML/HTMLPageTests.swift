import Foundation
import FrameRendering
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

@Suite(.serialized) struct `A page` {
  /// A game with names of players and event.
  static func game(named name: String, _ moves: String = "f5d6c5") -> PlayedGame {
    var record = ReversiRecord(
      event: name,
      site: name,
      players: Players(dark: Player(name: name), light: Player(name: name)),
      moves: Move.list(moves)
    )
    record.comment = name
    record.annotations = [MoveAnnotation(ply: 2, comment: name)]
    let line = MoveAnnotation(ply: 1, comment: name)
    record.variations = [Variation(ply: 3, moves: Move.list("c4"), annotations: [line])]
    return PlayedGame(record, ReplayAttempt(record).replay, embedded: "{\"moves\": []}")
  }

  @Test(arguments: ["", " \t"])
  func `keeps a heading only for screen readers if the title is empty`(title: String) throws {
    var options = RenderingOptions()
    let game = Self.game(named: "Ann")
    #expect(try PageReader.page(game, options).contains("<header>\n<h1><bdi>Ann – Ann</bdi></h1>"))
    options.title = title
    let page = try PageReader.page(game, options)
    #expect(page.contains("<header class=\"vh\"><h1><bdi>Ann – Ann</bdi></h1></header>"))
    #expect(!page.contains("class=\"event\""))
  }

  @Test(.needs(.sha256sum))
  func `allows only its own script`() throws {
    let page = try PageReader.page(Self.game(named: "Ann"))
    let script = try #require(page.components(separatedBy: "<script>").last)
      .components(separatedBy: "</script>")[0]
    let sum = try Tool.sha256sum.program.run([], input: Array(script.utf8)).text
    let digits = Array(sum.prefix(64))
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { index in
      UInt8(String(digits[index...(index + 1)]), radix: 16)
    }
    // The constant next to the page's policy must match the script.
    let policy = try #require(page.firstMatch(of: /script-src 'sha256-([^']*)'/)?.1)
    #expect(policy == Data(bytes).base64EncodedString())
  }

  @Test func `is the same every time`() throws {
    let played = PlayedGame(ReversiRecord(), randomGame(seed: 22))
    let first = try PageReader.page(played)
    for _ in 0..<3 { #expect(try PageReader.page(played) == first) }
  }

  @Test func `contains the record and loads nothing`() throws {
    let page = try PageReader.page(Self.game(named: "Ann"))
    #expect(
      page.contains(
        "<script type=\"application/json\" id=\"flipbook-record\">{\"moves\": []}</script>"
      )
    )
    #expect(page.contains("default-src 'none'"))
    let addresses = page.matches(of: /(?:src|href|url)[=(]["']?([^"'\s)>]+)/).map { $0.1 }
    #expect(addresses.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("data:") })
    #expect(!page.contains("@import"))
  }

  @Test(arguments: [63, 4097])
  func `has a board that fits on screens`(size: Int) throws {
    var options = RenderingOptions()
    options.size = size
    #expect(throws: RenderingError.self) { try HTMLRenderer().check(options) }
    options.size = 480
    try HTMLRenderer().check(options)
    #expect(try PageReader.page(Self.game(named: "Ann"), options).contains("--size:480px"))
  }
}
