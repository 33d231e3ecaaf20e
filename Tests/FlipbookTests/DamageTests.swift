import Flipbook
import TestSupport
import Testing

/// Bad input is never a crash, never a hang, and never passes for good.
@Suite struct DamageTests {
  static let formats = FormatRegistry.standard

  /// Small samples, so that every byte of them can be damaged.
  static let samples = [
    "Samples/save/blocked.save", "Samples/json/flip-order.json", "Samples/json/light-first.json",
    "Samples/xml/wipe-out.xml", "Samples/xml/light-first.xml",
  ]

  @Test(arguments: samples)
  func `a sample cut off anywhere gives an error or what it says`(path: String) throws {
    let bytes = Repository.bytes(of: path)
    let name = String(path.split(separator: "/")[1])
    let whole = try Self.formats.read(bytes, as: name).compactMap(\.record)
    for length in bytes.indices {
      let parsed = try Self.formats.read(Array(bytes.prefix(length)), as: name)
      // Only white space may be missing, but for rows of a save: what is left is a smaller board.
      let isClean = parsed.flatMap(\.diagnostics).allSatisfy { $0.severity == .note }
      if isClean { #expect(parsed.compactMap(\.record) == whole, "\(length) bytes") }
      for diagnostic in parsed.flatMap(\.diagnostics) {
        #expect((diagnostic.place.start?.offset ?? 0) <= length)
      }
    }
  }

  @Test(arguments: samples)
  func `a sample with any byte changed is read without a crash`(path: String) throws {
    let bytes = Repository.bytes(of: path)
    let name = String(path.split(separator: "/")[1])
    for index in bytes.indices {
      for value: UInt8 in [0, 0x0A, 0x22, 0x3C, 0x5C, 0x7F, 0x80, 0xFF, bytes[index] ^ 1] {
        var damaged = bytes
        damaged[index] = value
        for parsed in try Self.formats.read(damaged, as: name) {
          let validation = Validator().validate(parsed)
          #expect(parsed.record != nil || validation.diagnostics.contains { $0.severity == .error })
        }
      }
    }
  }

  @Test func `random bytes are read without a crash by every format`() throws {
    var generator = SeededGenerator(seed: 5)
    for format in Self.formats.formats {
      for _ in 0..<300 {
        let count = Int.random(in: 0...200, using: &generator)
        let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let parsed = try Self.formats.read(bytes, as: format.name)
        #expect(parsed.contains { !$0.isWhole })
      }
    }
  }

  @Test(arguments: ["save", "json", "jsonl", "xml"])
  func `an endless record is refused at the limit`(name: String) throws {
    let beginnings = [
      "save": "x00\n", "json": "{\"id\": \"", "jsonl": "{\"id\": \"",
      "xml": "<game xmlns=\"urn:flipbook:game-record\" version=\"1\"><event>",
    ]
    var reader = try #require(Self.formats.format(named: name)).makeReader(
      source: "endless",
      ReadingOptions()
    )
    var diagnostics: [Diagnostic] = []
    let receive: RecordReceiver = { slice in
      diagnostics += slice.parsed().diagnostics
      return .proceed
    }
    let beginning = try #require(beginnings[name])
    var control = reader.read(Array(beginning.utf8)[...], to: receive)
    let block = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)[...]
    var blocks = 0
    while control == .proceed, blocks < 100 {
      control = reader.read(block, to: receive)
      blocks += 1
    }
    #expect(blocks <= Limits.recordBytes / block.count + 1)
    #expect(!diagnostics.isEmpty)
    #expect(diagnostics.allSatisfy { $0.severity == .error })
  }

  @Test func `deep nesting is refused, not followed`() throws {
    let depth = 1_000_000
    let texts = [
      ("json", String(repeating: "[", count: depth)),
      ("json", String(repeating: "{\"a\":", count: depth)),
      ("json", "{\"moves\":" + String(repeating: "[", count: depth)),
      (
        "xml",
        "<game xmlns=\"urn:flipbook:game-record\" version=\"1\">"
          + String(repeating: "<event>", count: depth)
      ),
      ("xml", String(repeating: "<a>", count: depth)),
    ]
    for (name, text) in texts {
      let parsed = try Self.formats.read(Array(text.utf8), as: name)
      #expect(parsed.allSatisfy { !$0.isWhole })
      #expect(!parsed.isEmpty)
    }
  }
}
