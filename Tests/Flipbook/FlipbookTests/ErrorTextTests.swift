import Apps
import Foundation
import TestSupport
import Testing

/// Errors print as sentences for people, without help about command-line options.
@Suite struct `An error of the library` {
  /// Every kind of error that the library throws.
  static let errors: [(error: any Error, text: String)] = [
    (
      error { try FormatRegistry.standard.write([ReversiRecord](), as: "xyz") },
      "unknown format “xyz”"
    ),
    (
      error { try FormatRegistry.standard.read([], as: "pgm") },
      "flipbook: unknown format “pgm”"
    ),
    (error { try FormatRegistry.standard.records(inFile: "/none") }, "/none: cannot open the file"),
    (error { try [Move](text: "f5 x9") }, "expected a move such as f5 after 3 characters"),
    (error { try Replay(ReversiRecord(moves: [.pass])) }, "ply 1: pass"),
    (error { try ReversiRecord().snapshot(atPly: 4) }, "ply 4 does not exist"),
    (error { try passed() }, "a side cannot pass"),
    (error { try written.write(toFile: "/none/a") }, "/none/a: there is no folder “/none”"),
    (error { try drawn(4...9) }, "cannot show moves 4 to 9: the last move of the game is 2"),
    (error { try Configuration([0x7B], from: "a.json") }, "a.json:1:2: the configuration ends"),
    (SaveFailure("the disk is full"), "the disk is full"),
  ]

  private static var written: WrittenRecords {
    get throws { try FormatRegistry.standard.write([ReversiRecord()], as: "save") }
  }

  private static func passed() throws -> Flips {
    var position = Position.initial
    return try position.play(.pass)
  }

  private static func drawn(_ plies: ClosedRange<Int>) throws -> [UInt8] {
    let record = ReversiRecord(moves: try [Move](text: "f5d6"))
    var options = RenderingOptions()
    options.plies = plies
    return try RendererRegistry.standard.renderers[0]
      .render(PlayedGame(record, Replay(record)), options)
  }

  private static func error(_ work: () throws -> Any) -> any Error {
    do { _ = try work() } catch { return error }
    return WritingError("nothing was thrown")
  }

  @Test(arguments: errors.indices) func `is printed as a sentence`(index: Int) {
    let (error, text) = Self.errors[index]
    #expect("\(error)".hasPrefix(text))
    #expect(!"\(error)".contains("--"))
  }

  @Test(arguments: RendererRegistry.standard.renderers.map(\.name))
  func `refuses moves that a game does not have`(name: String) throws {
    let renderer = try #require(RendererRegistry.standard.renderer(named: name))
    let record = ReversiRecord(moves: try [Move](text: "f5d6"))
    let game = PlayedGame(record, try Replay(record))
    for plies in [-1...1, 3...3, 1...60] {
      var options = RenderingOptions()
      options.plies = plies
      #expect(throws: RenderingError.self) { try renderer.render(game, options) }
    }
  }
}
