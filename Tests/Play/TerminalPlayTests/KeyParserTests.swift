import Apps
@testable import TerminalPlay
import TestSupport
import Testing

@Suite struct `Keys of a terminal` {
  private static func keys(_ bytes: some Sequence<UInt8>) -> [Key] {
    var parser = KeyParser()
    return parser.read(bytes) + parser.pause()
  }

  @Test func `are read from the bytes that it sends`() throws {
    let differences = try Answers.differences("play/keys") { row in
      let keys = Self.keys(row.text.utf8)
      if !row.text.hasSuffix("\u{1B}") {
        #expect(Self.keys((row.text + "z").utf8) == keys + [.letter("z")])
      }
      return keys.isEmpty ? "nothing" : keys.map { "\($0)" }.joined(separator: ", ")
    }
    #expect(differences == [])
    let long = "\u{1B}[<0;\(String(repeating: "1", count: 10_000));1Ma"
    #expect(Self.keys(long.utf8) == [.letter("a")])
  }

  @Test func `do not come from bytes that are not text`() {
    for bytes: [UInt8] in [
      [0x80], [0xC3], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF5], [0xFF, 0xFE],
    ] {
      #expect(Self.keys(bytes) == [])
      #expect(Self.keys(bytes + [0x61]) == [.letter("a")])
      #expect(Self.keys(bytes + [0x1B, 0x5B, 0x41]) == [.up])
    }
  }

  @Test func `may be a long text, whose end is ignored`() throws {
    let text = String(repeating: "f5", count: 20_000)
    var parser = KeyParser()
    let keys = parser.read("\u{1B}[200~\(text)\u{1B}[201~q".utf8)
    #expect(keys.last == .letter("q") && keys.count == 2)
    guard case .paste(let pasted)? = keys.first else {
      Issue.record("nothing was pasted")
      return
    }
    #expect(text.hasPrefix(pasted) && pasted.utf8.count == 1 << 14)
  }

  @Test func `are the same however the bytes are split`() {
    let parts = [
      "f5", "\r", "\u{1B}", "\u{1B}[A", "\u{1B}OB", "\u{1B}[1~", "\u{1B}[5~", "\u{1B}[1;2A",
      "\u{1B}[3~", "é", "大", "🎎", "\u{1B}]0;a\u{7}", "\u{1B}P1\u{1B}\\", "\u{1B}[200~f5\u{1B}[201~",
      "\u{1B}[<0;3;4M", "\u{1B}[<0;1M", "\u{1B}[M (*", "\u{1B}\u{1B}[A", "\u{1B}ax",
    ].map { Array($0.utf8) }
    var random = SeededGenerator(seed: 61)
    for _ in 0..<2_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes += parts.randomElement(using: &random) ?? []
        if Bool.random(using: &random) { bytes.append(.random(in: 0...255, using: &random)) }
        if Int.random(in: 0..<4, using: &random) == 0, !bytes.isEmpty { bytes.removeLast() }
      }
      var parser = KeyParser()
      var keys: [Key] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let length = Int.random(in: 0...rest.count, using: &random)
        keys += parser.read(rest.prefix(length))
        rest = rest.dropFirst(length)
      }
      #expect(keys + parser.pause() == Self.keys(bytes), "\(bytes)")
    }
  }

  @Test func `can be read again after any bytes`() {
    var random = SeededGenerator(seed: 62)
    var parser = KeyParser()
    let common = Array("\u{1B}[]OP<;0123MmA~é\\\u{7}".utf8)
    for _ in 0..<100_000 {
      let byte: UInt8 =
        Bool.random(using: &random)
        ? .random(in: 0...255, using: &random) : common.randomElement(using: &random) ?? 0
      _ = parser.read([byte])
    }
    for length in 0..<500 {
      var parser = KeyParser()
      _ = parser.read((0..<length).map { _ in common.randomElement(using: &random) ?? 0 })
      // Whatever came before, Enter is recognised at the fourth press at the latest.
      #expect(parser.read([13, 13, 13, 13]).last == .enter)
    }
  }

  @Test func `wait for the rest of a sequence, but not forever`() {
    var parser = KeyParser()
    #expect(!parser.isWaiting)
    #expect(parser.read([0x1B]) == [])
    #expect(parser.isWaiting)
    #expect(parser.pause() == [.escape])
    #expect(parser.read("a".utf8) == [.letter("a")])
    // A connection that is slow between two bytes.
    #expect(parser.read([0x1B, 0x5B]) == [])
    #expect(!parser.isWaiting)
    #expect(parser.pause() == [])
    #expect(parser.read("A".utf8) == [.up])
    // Alt with ], which also begins a text.
    #expect(parser.read([0x1B, 0x5D]) == [])
    #expect(parser.isWaiting)
    #expect(parser.pause() == [])
    #expect(parser.read("a".utf8) == [.letter("a")])
  }
}
