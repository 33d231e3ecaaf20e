import Flipbook
import TestSupport
import Testing

/// Pictures are read the same after other programs have rewritten them.
@Suite(.waits) struct PicturePeerTests {
  /// Records, some with letters of all kinds, and a picture of each.
  func drawn(as output: String) throws -> [(record: ReversiRecord, picture: [UInt8])] {
    let renderer = try #require(RendererRegistry.standard.renderer(named: output))
    var options = RenderingOptions()
    options.step = .move
    var generator = SeededGenerator(seed: 11)
    return try (0..<6).map { _ in
      var record = ReversiRecord.random(using: &generator)
      record.event = "São Paulo – 将棋 & \"<Ökonomie>\" 'é' \u{1F38E} €"
      let game = PlayedGame(embedding: record, ReplayAttempt(record).replay)
      return (record, try renderer.render(game, options))
    }
  }

  func check(_ record: ReversiRecord, _ picture: [UInt8], _ how: String) throws {
    let parsed = try FormatRegistry.standard.read(picture, from: "picture")
    #expect(parsed.map(\.reversi) == [record], "\(how)")
    #expect(parsed.flatMap(\.findings).map(\.message) == [], "\(how)")
  }

  @Test(.needs(.xmllint))
  func `xmllint may rewrite the picture in any encoding`() throws {
    let xmllint = try Tool.xmllint.program
    let ways = [
      ["--format"], ["--c14n"], ["--c14n11"], ["--pretty", "2"], ["--encode", "US-ASCII"],
      ["--encode", "ISO-8859-1"], ["--encode", "windows-1252"], ["--encode", "SHIFT_JIS"],
      ["--encode", "UTF-16"], ["--encode", "UTF-16BE"], ["--format", "--encode", "EUC-JP"],
    ]
    for (record, picture) in try drawn(as: "svg") {
      for way in ways {
        let run = try xmllint.run(way + ["-"], input: picture)
        try #require(run.status == 0, "\(way): \(run.errors)")
        try check(record, run.output, "\(way)")
      }
    }
  }

  @Test(.needs(.python3))
  func `Python's ElementTree may rewrite the picture`() throws {
    let python = try Tool.python3.program
    let script = """
      import sys, xml.etree.ElementTree as E
      tree = E.parse(sys.stdin.buffer)
      tree.write(sys.stdout.buffer, encoding=sys.argv[1])
      """
    for (record, picture) in try drawn(as: "svg") {
      for encoding in ["us-ascii", "utf-8", "utf-16", "iso-8859-15", "cp1252"] {
        let run = try python.run(["-c", script, encoding], input: picture)
        try #require(run.status == 0, "\(run.errors)")
        try check(record, run.output, encoding)
      }
    }
  }
}
