import GameRecords
import Testing

@Suite struct `The head of an input` {
  @Test func `has at most its size`() {
    let block = [UInt8](repeating: 0x61, count: InputHead.size + 1)
    #expect(InputHead(of: block[...], isWhole: true).bytes.count == InputHead.size)
    #expect(!InputHead(of: block[...], isWhole: true).isWhole)
    #expect(InputHead(of: block.dropLast(), isWhole: true).isWhole)
    #expect(!InputHead(of: block.dropLast(), isWhole: false).isWhole)
  }

  static let texts: [(String, String)] = [
    ("x00\n", "x00\n"), (" \t\r\n\u{0B}\u{0C}{}", "{}"), ("\u{FEFF}{}", "{}"),
    ("\u{FEFF}\n {}", "{}"), ("\u{FEFF}", ""), ("", ""), ("  ", ""), (" \u{FEFF}x", "\u{FEFF}x"),
  ]

  @Test(arguments: texts)
  func `has a text after mark and white space`(input: String, text: String) {
    let head = InputHead(of: Array(input.utf8)[...], isWhole: true)
    #expect(String(decoding: head.text, as: UTF8.self) == text)
  }

  private static let sample = "x00\n--------"

  /// The code units of a text as bytes.
  private static func bytes<Unit: FixedWidthInteger>(
    _ units: some Sequence<Unit>,
    bigEndian: Bool
  ) -> [UInt8] {
    units.flatMap { unit in
      withUnsafeBytes(of: bigEndian ? unit.bigEndian : unit.littleEndian, Array.init)
    }
  }

  @Test(arguments: [false, true], ["", "\u{FEFF}"])
  func `detects UTF-16 and UTF-32`(bigEndian: Bool, mark: String) {
    let text = mark + Self.sample
    let wide = Self.bytes(text.utf16, bigEndian: bigEndian)
    #expect(ByteOrderMark.isWideText(wide[...]))
    let wider = Self.bytes(text.unicodeScalars.map(\.value), bigEndian: bigEndian)
    #expect(ByteOrderMark.isWideText(wider[...]))
    // A slice counts from its own first byte.
    #expect(ByteOrderMark.isWideText(([0x78] + wide)[1...]))
  }

  static let narrow: [[UInt8]] = [
    Array("".utf8), Array("x".utf8), Array("x00\n--------".utf8), Array("\u{FEFF}x00\n".utf8),
    Array("大森 太郎".utf8), [0, 0, 0, 0, 0, 0, 0, 0], [0, 1, 2, 0, 4, 5, 6, 7], [0xFF], [0xFE],
  ]

  @Test(arguments: narrow)
  func `detects neither in other bytes`(bytes: [UInt8]) {
    #expect(!ByteOrderMark.isWideText(bytes[...]))
  }
}
