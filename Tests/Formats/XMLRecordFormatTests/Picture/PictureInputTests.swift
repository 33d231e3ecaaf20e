import Games
import Foundation
import GameRecords
import ReversiRules
import TestSupport
import Testing
@testable import XMLRecordFormat

/// Pictures come in every encoding and of every size.
@Suite struct PictureInputTests {
  private static let record = "<metadata id=\"flipbook-record\">{\"id\": \"né\"}</metadata>"

  private func read(_ bytes: [UInt8], block: Int = .max) -> [ParsedRecord] {
    PictureFormat(games: .reversi).readAll(bytes, blockSize: block)
  }

  static let encodings: [(name: String, encoding: String.Encoding)] = [
    ("UTF-16", .utf16LittleEndian), ("UTF-16", .utf16BigEndian), ("UTF-32", .utf32LittleEndian),
    ("UTF-32", .utf32BigEndian), ("ISO-8859-1", .isoLatin1), ("windows-1252", .windowsCP1252),
    ("UTF-8", .utf8), ("utf8", .utf8), ("UTF-16", .utf8),
  ]

  @Test(arguments: encodings.indices)
  func `a picture is read in its own encoding`(index: Int) throws {
    let (name, encoding) = Self.encodings[index]
    let text = "<?xml version='1.0' encoding='\(name)'?>\n<svg>\(Self.record)</svg>"
    let page = "<!DOCTYPE html><meta charset=\"\(name)\"><p>\(Self.record)"
    for text in [text, page] {
      for mark in encoding == .isoLatin1 || encoding == .windowsCP1252 ? [""] : ["", "\u{FEFF}"] {
        let bytes = Array(try #require((mark + text).data(using: encoding)))
        for block in [Int.max, 7] {
          let parsed = read(bytes, block: block)
          #expect(parsed.map { $0.reversi?.id } == ["né"], "\(name) \(text)")
          #expect(
            parsed.flatMap(\.findings).map(\.rule.name).filter { $0 != "picture-cut" } == []
          )
        }
      }
    }
  }

  @Test func `findings have the lines and columns of the picture in every encoding`() throws {
    let text = MarkedText(
      "<?xml version='1.0' encoding='x'?>\n<svg>né<metadata id=\"flipbook-record\">"
        + "{\"id\": \"né\", \"moves\": [\"⟦z9⟧\"]}</metadata></svg>"
    )
    for (name, encoding) in Self.encodings {
      let named = text.text.replacing("encoding='x'", with: "encoding='\(name)'")
      let parsed = read(Array(try #require(named.data(using: encoding))))
      #expect(parsed.flatMap(\.placedRules) == text.places.map { "\($0) json-value" })
    }
  }

  static let sizes: [(name: String, before: String, part: String, after: String)] = [
    ("elements", "<svg>", "<path d=\"M1 2h3v4z\"/>\n", record),
    ("text", "<svg><text>", "Some words. ", "</text>" + record),
  ]

  @Test(arguments: sizes.indices)
  func `a record is found after more text than a record may have`(index: Int) {
    let (name, before, part, after) = Self.sizes[index]
    let count = Limits.recordBytes / part.utf8.count + 1
    let parsed = read(
      Array((before + String(repeating: part, count: count) + after + "</svg>").utf8),
      block: 1 << 20
    )
    #expect(parsed.map { $0.reversi?.id } == ["né"], "\(name)")
    #expect(parsed.flatMap(\.findings).map(\.message) == [])
  }

  @Test func `entities are never expanded, and nothing is loaded`() throws {
    let folder = try ScratchFolder()
    let secret = try folder.write(Array("secret".utf8), as: "secret")
    let bomb = (1..<30).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
    let doctype =
      "<!DOCTYPE svg SYSTEM \"\(secret)\" [<!ENTITY e0 \"x\">\(bomb)"
      + "<!ENTITY file SYSTEM \"\(secret)\"><!ENTITY % p SYSTEM \"\(secret)\"> %p;]>"
    let around = read(
      Array("\(doctype)<svg a=\"&e29;\"><b>&e29;&file;</b>\(Self.record)</svg>".utf8)
    )
    #expect(around.map { $0.reversi?.id } == ["né"])
    #expect(around.flatMap(\.findings).map(\.message) == [])
    for name in ["e29", "file"] {
      let inside = Self.record.replacing("né", with: "&\(name);")
      let parsed = read(Array("\(doctype)<svg>\(inside)</svg>".utf8))
      #expect(parsed.map(\.reversi) == [nil])
      #expect(parsed.flatMap(\.findings).map(\.rule.name) == ["picture-record"])
    }
  }
}
