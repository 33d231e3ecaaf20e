import Games
import GameRecords
@testable import RecordFormats
import TestSupport
import Testing

@Suite struct `Among all JSON formats` {
  static let formats: [any RecordFormat] = [
    JSONFormat(layout: .document, games: .reversi), JSONFormat(layout: .lines, games: .reversi),
    ReduxFormat(), ForkSaveFormat(),
    QuestFormat(), EgaroucidFormat(),
  ]

  private static func names(of bytes: [UInt8], isWhole: Bool = true) -> [String] {
    let head = InputHead(of: bytes[...], isWhole: isWhole)
    return formats.filter { $0.recognise(head) != nil }.map(\.name)
  }

  static let samples = formats.flatMap { Repository.files(below: "Samples/\($0.name)") }
  /// One sample of each format.
  static let oneOfEach = formats.compactMap { format in
    samples.first { $0.hasPrefix("Samples/\(format.name)/") }
  }

  /// The objects of two samples in one array: the first one counts.
  @Test(arguments: oneOfEach, samples)
  func `the first element of an array counts`(first: String, second: String) throws {
    let objects = [first, second].map { path in
      String(decoding: Repository.bytes(of: path), as: UTF8.self)
    }
    let isList = objects.contains { $0.hasPrefix("[") || $0.contains("}\n{") }
    guard !isList else { return }
    let name = String(first.split(separator: "/")[1])
    let text = "[" + objects.joined(separator: ",") + "]"
    // A save is never in an array.
    #expect(Self.names(of: Array(text.utf8)) == (name == "fork-save" ? [] : [name]))
  }

  @Test(arguments: samples)
  func `the rest of a sample is recognised by at most one format`(path: String) {
    let bytes = Repository.bytes(of: path)
    for length in stride(from: 1, to: bytes.count, by: max(1, bytes.count / 40)) {
      #expect(Self.names(of: Array(bytes.prefix(length))).count <= 1)
      var damaged = bytes
      damaged[length] ^= 0x15
      #expect(Self.names(of: damaged).count <= 1)
    }
  }
}
