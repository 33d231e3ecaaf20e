@testable import GameRecords
@testable import RecordFormats
import TestSupport
import Testing

/// What is wrong with some bytes as JSON, whatever they mean.
private func error(in bytes: [UInt8]) -> JSONError? {
  bytes.withUnsafeBufferPointer { bytes in
    var reader = JSONReader(bytes)
    do throws(JSONError) {
      try reader.skipValue()
      try reader.finish()
      return reader.errors.items.first
    } catch {
      return error
    }
  }
}

/// The contents of a text that is a string.
private func string(_ text: String) throws -> String {
  try Array(text.utf8).withUnsafeBufferPointer { bytes throws(JSONError) in
    var reader = JSONReader(bytes)
    return try reader.string(reader.readText())
  }
}

struct JSONSyntaxTests {
  @Test func `accepts what RFC 8259 allows, and points at what is wrong in anything else`() throws {
    let differences = try Answers.differences("texts/json") { row in
      let bytes = Array(row.text.utf8)
      guard let error = error(in: bytes) else {
        guard row.text.hasPrefix("\"") else { return "accepted" }
        return
          "accepted: \(try string(row.text).unicodeScalars.map { $0.escaped(asASCII: true) }.joined())"
      }
      let finding = error.finding(in: SourceText(name: "test", bytes: bytes[...]))
      let start = finding.place.start?.offset ?? 0
      let text = String(
        decoding: bytes.dropFirst(start).prefix(finding.place.length),
        as: UTF8.self
      )
      return "\(finding.placedRule) \(text.debugDescription): \(finding.message)"
    }
    #expect(differences == [])
  }

  @Test(
    arguments: [
      ([0x61, 0xFF], 2..<3), ([0xC3], 1..<2), ([0x61, 0xC3, 0x28], 2..<3),
      ([0xED, 0xA0, 0x80], 1..<2), ([0xE3, 0x81, 0x61], 1..<3), ([0xC0, 0x80], 1..<2),
      ([0xF5, 0x80, 0x80, 0x80], 1..<2), ([0x80], 1..<2),
      ([UInt8](repeating: 0x61, count: 40) + [0xFE], 41..<42),
    ] as [([UInt8], Range<Int>)]
  )
  func `points at bytes that are not UTF-8`(_ contents: [UInt8], range: Range<Int>) {
    let found = error(in: [0x22] + contents + [0x22])
    #expect(found?.rule == .encoding)
    #expect(found?.range == range)
    let afterEscape = error(in: [0x22] + Array("\\n".utf8) + contents + [0x22])
    #expect(afterEscape?.rule == .encoding)
  }

  @Test func `bounds depth without recursion`() {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(error(in: deep) == .tooDeep(at: Limits.depth..<Limits.depth + 1))
    let opening = String(repeating: "{\"a\":[", count: 32)
    let closing = String(repeating: "]}", count: 32)
    #expect(error(in: Array((opening + closing).utf8)) == nil)
    let deeper = Array((opening + "[]" + closing).utf8)
    #expect(error(in: deeper) == .tooDeep(at: opening.utf8.count..<opening.utf8.count + 1))
  }

  @Test func `bounds the length of a text, not of its escapes`() {
    let text = String(repeating: "a", count: Limits.textBytes)
    #expect(error(in: Array("\"\(text)\"".utf8)) == nil)
    #expect(error(in: Array("\"\(text)a\"".utf8))?.rule == .textTooLong)
    let escaped = String(repeating: "\\u0061", count: Limits.textBytes)
    #expect(error(in: Array("\"\(escaped)\"".utf8)) == nil)
    #expect(error(in: Array("\"\(escaped)a\"".utf8))?.rule == .textTooLong)
  }

  @Test func `reads numbers exactly`() throws {
    var generator = SeededGenerator(seed: 1)
    var texts = [
      "0", "-0", "1e22", "1e23", "9007199254740993", "9007199254740992e1", "0.1", "123.456e-7",
      "1e-400", "4.9e-324", "2.2250738585072014e-308", "0.30000000000000004", "1e0000000000001",
      "123456789012345678901234567890.5", "576460752303423487", "99999999999999999999e-20",
    ]
    for _ in 0..<2_000 {
      let number = Double(bitPattern: generator.next())
      if number.isFinite { texts.append(NumberText.text(of: number)) }
      texts.append(String(Int64.random(in: -99_999...99_999, using: &generator)) + ".5e-3")
    }
    for text in texts {
      let number = try Array(text.utf8).withUnsafeBufferPointer { bytes throws(JSONError) in
        var reader = JSONReader(bytes)
        return try reader.readNumber().value
      }
      #expect(number == Double(text), "\(text)")
    }
  }
}
