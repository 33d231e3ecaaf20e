import FlipbookPlay
import TestSupport
import Testing

@testable import TerminalPlay

@Suite struct `Keys of a terminal` {
  private static func keys(_ bytes: some Sequence<UInt8>) -> [Key] {
    var parser = KeyParser()
    return parser.read(bytes) + parser.pause()
  }

  private static let table: [(bytes: String, keys: [Key])] = [
    ("", []), ("f5", [.letter("f"), .letter("5")]),
    ("Q?[", [.letter("Q"), .letter("?"), .letter("[")]),
    ("\r", [.enter]), ("\n", [.enter]), (" ", [.space]), ("\t", [.tab]), ("\u{1B}[Z", [.shiftTab]),
    ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]), ("\u{C}", [.controlL]),
    ("\u{1B}", [.escape]), ("\u{1B}\u{1B}", [.escape, .escape]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.up, .down, .right, .left]),
    ("\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}OF", [.home, .end, .home, .end]),
    ("\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", [.home, .end, .home, .end]),
    ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
    // With Shift, Alt or Ctrl.
    ("\u{1B}[1;2A\u{1B}[1;5Dx\u{1B}[a", [.letter("x")]), ("\u{1B}\u{1B}[A", [.escape, .up]),
    (
      "\u{1B}ax\u{1B}\r\u{1B}\u{7F}y\u{1B}éz",
      [.letter("x"), .letter("y"), .letter("é"), .letter("z")]
    ),
    // Delete, F5, F1 in three encodings, focus, a device report.
    ("\u{1B}[3~\u{1B}[15~\u{1B}OP\u{1B}[[A\u{1B}[11~x", [.letter("x")]),
    ("\u{1B}[Ia\u{1B}[?62;c\u{1B}[ q", [.letter("a")]),
    // Pasted texts, also with what would be a key.
    (
      "a\u{1B}[200~f5 é\r\u{1B}[A\u{1B}[201~b",
      [.letter("a"), .paste("f5 é\r\u{1B}[A"), .letter("b")]
    ),
    (
      "\u{1B}[200~\u{1B}[201~\u{1B}[200~q\u{1B}[201\u{1B}[201~",
      [.paste(""), .paste("q\u{1B}[201")]
    ),
    ("\u{1B}[201~a\u{1B}[2;200~b", [.letter("a"), .letter("b")]),
    // Text responses of terminals, ended in both ways, and cut off by another key.
    ("\u{1B}]11;rgb:0/0/0\u{7}a\u{1B}P>|x(1)\u{1B}\\b", [.letter("a"), .letter("b")]),
    ("\u{1B}_abc\r1", [.enter, .letter("1")]), ("\u{1B}[12\rA", [.enter, .letter("A")]),
    ("\u{1B}O\t", [.tab]), ("\u{1B}[1\u{1B}[A", [.up]), ("\u{1B}[3é", [.letter("é")]),
    // Characters of two to four bytes, and control characters.
    ("é大🙂", [.letter("é"), .letter("大"), .letter("🙂")]), ("\u{85}\u{9B}A", [.letter("A")]),
    ("\0\u{1}\u{2}\u{1F}", []),
    // The mouse: pressed, released, moved, other buttons, the wheel, with Shift, malformed.
    ("\u{1B}[<0;1;1M\u{1B}[<0;1;1m", [.press(line: 0, column: 0)]),
    ("\u{1B}[<0;300;120M", [.press(line: 119, column: 299)]),
    ("\u{1B}[<32;3;4M\u{1B}[<2;3;4M\u{1B}[<64;3;4M\u{1B}[<4;3;4Ma", [.letter("a")]),
    (
      "\u{1B}[<0;0;1M\u{1B}[<0;1M\u{1B}[<M\u{1B}[<0;1;1;1M\u{1B}[<0;-1;1M\u{1B}[<0;;1Ma",
      [.letter("a")]
    ),
    ("\u{1B}[<0;99999999999999999999;1Ma", [.letter("a")]),
    ("\u{1B}[<0;\(String(repeating: "1", count: 10_000));1Ma", [.letter("a")]),
    (
      "\u{1B}[M !!\u{1B}[M#!!\u{1B}[M (*a",
      [
        .press(line: 0, column: 0), .press(line: 9, column: 7), .letter("a"),
      ]
    ),
  ]

  @Test(arguments: table)
  func `are read from the bytes that it sends`(bytes: String, keys: [Key]) {
    #expect(Self.keys(bytes.utf8) == keys)
    guard !bytes.hasSuffix("\u{1B}") else { return }
    #expect(Self.keys((bytes + "z").utf8) == keys + [.letter("z")])
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
    let parts = Self.table.map { Array($0.bytes.utf8) }.filter { $0.count < 100 }
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
