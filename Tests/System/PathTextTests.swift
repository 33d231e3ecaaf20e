@testable import Platform
import TestSupport
import Testing

@Suite struct `Paths as texts` {
  @Test func `lose no byte, whatever it is`() {
    var generator = SeededGenerator(seed: 6)
    for count in 0..<Effort.count(200, all: 2_000) {
      // Bytes of characters, and bytes that are none.
      let pieces = (0..<count % 12).map { _ -> [UInt8] in
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: [UInt8.random(in: 0x80...0xFF, using: &generator)]
        case 1:
          Array(
            ["ä", "棋", "🙂", "e\u{301}", "\u{10F0E4}", "\u{10F100}"].randomElement(
              using: &generator
            )!.utf8
          )
        default: [UInt8.random(in: 1..<0x80, using: &generator)]
        }
      }
      let bytes = Array(pieces.joined())
      let text = String(pathBytes: bytes)
      #expect(text.pathBytes == bytes)
      #expect(text.shownPath == String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test func `are unchanged if they are UTF-8`() {
    for path in ["", "/", "a/b.txt", "Spiel 1/größe.xml", "棋譜.json"] {
      #expect(String(pathBytes: Array(path.utf8)) == path)
      #expect(path.shownPath == path)
    }
  }
}
