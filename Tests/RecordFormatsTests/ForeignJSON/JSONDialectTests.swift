import GameRecords
import TestSupport
import Testing

@testable import RecordFormats

@Suite struct `Among all JSON formats` {
  static let formats: [any RecordFormat] = [
    JSONFormat(layout: .document), JSONFormat(layout: .lines), ReduxFormat(), ForkSaveFormat(),
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

  @Test func `each has samples`() {
    for format in Self.formats {
      #expect(Self.samples.contains { $0.hasPrefix("Samples/\(format.name)/") }, "\(format.name)")
    }
  }

  @Test(arguments: samples)
  func `a sample is recognised by one format only`(path: String) {
    let name = String(path.split(separator: "/")[1])
    let bytes = Repository.bytes(of: path)
    #expect(Self.names(of: bytes) == [name])
    #expect(Self.names(of: ByteOrderMark.utf8 + Array(" \r\n\t".utf8) + bytes) == [name])
    #expect(Self.names(of: bytes, isWhole: false) == [name])
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

  static let table: [(String, [String])] = [
    ("{}", []), ("{", []), ("[]", []), ("[ {", []), ("{}\n{}\n", []),
    ("{\"moves\": []}", ["json"]), ("{\"moves\": [\"f5\"]}", ["json"]),
    ("{\"moves\": [{\"move\": \"f5\"}]}", ["json"]), ("{\"players\": {}}", ["json"]),
    ("{\"id\": \"a\"}\n{\"id\": \"b\"}\n", []), ("{\"id\"", []), ("{id: 1}", []),
    ("{\"a\": nonsense", []), ("{\"moves\": [\"f5\"]}\n{\"moves\": [\"d3\"]}\n", ["jsonl"]),
    ("{\"moves\": [\"e4\", \"e5\"]}", []), ("{moves: ['f5', 'd6']}", []),
    ("{\"id\": 1 \"moves\": [\"f5\"]}", ["json"]), ("{\"a\" 1, \"flipbook\": 1}", ["json"]),
    ("{\"event\": \"Cup\", \"players\": [\"Ada\", \"Ben\"], \"date\": \"2026\"}", []),
    ("{\"flipbook\": 1, \"board\": 1, \"tcb\": 2}", ["json"]),
    ("{\"moves\": [{\"m\": \"f5\"}]}", ["othello-quest"]), ("{\"players\": []}", []),
    ("{\"id\": \"a\", \"position\": {\"moves\": [{\"s\": \"x\"}]}}", ["othello-quest"]),
    ("{\"position\": {\"startPos\": \"\"}}", ["othello-quest"]),
    ("{\"gt\\u0079pe\": \"reversi\", \"a\": [", ["othello-quest"]),
    ("{\"players\": [{\"id\": \"a\", \"oldR\": 1}]}\n{\"tcb\": 2}\n", ["othello-quest"]),
    ("{\"tcb\": 1}\n{\"tcb\": 2}\n", []), ("{\"moves\": [{\"m\": \"e4\"}]}", []),
    ("{\"4\": {\"board_player\": 1}}", ["egaroucid"]),
    ("{\"date\": \"\", \"black_discs\": -1}", []),
    ("{\"black_discs\": 1, \"black_player\": \"\", \"white_discs\": 2}", ["egaroucid"]),
    ("{\"4\": {}}", []), ("{\"65\": {\"board_player\": 1}}", []),
    ("{\"side\": \"sideDark\", \"turnStart\": fals", ["redux"]), ("{\"playerDark\"", []),
    ("{\"playerDark\":", []), ("{\"playerDark\": {}, \"turnStart\":", ["redux"]),
    ("{\"board\": {", []), ("{\"board\": {\"disks\": [[", ["fork-save"]),
    ("[{\"board\": {\"disks\": [[]]}}]", []), ("[{\"board\": \"-OX-\", \"turn\": \"b\"}]", []),
    ("{\"REVERSI_GAME_STATE\": \"{}\"}", ["fork-save"]), ("{\"turn\": \"dark\"}", []),
    ("{\"name\": \"package.json\"}", []), ("[{\"name\": 1}]", []), ("[1]", []), ("[[", []),
    ("[", []),
    ("[Event \"x\"]", []), ("\"a\"", []), ("", []), ("x", []), ("(;GM[2]FF[4])", []),
  ]

  @Test(arguments: table)
  func `the keys decide`(text: String, names: [String]) {
    #expect(Self.names(of: Array(text.utf8)) == names)
  }

  @Test func `an object longer than the head is recognised by its first keys`() {
    let moves = Array(repeating: "{\"m\": \"f5\", \"t\": 1000}", count: 10_000)
    let text = "{\"moves\": [" + moves.joined(separator: ", ") + "]}"
    #expect(Self.names(of: Array(text.utf8)) == ["othello-quest"])
    let own =
      "{\"moves\": [" + Array(repeating: "\"f5\"", count: 20_000).joined(separator: ",") + "]}"
    #expect(Self.names(of: Array(own.utf8)) == ["json"])
    let other = "{\"text\": \"" + String(repeating: "a", count: 100_000) + "\"}"
    #expect(Self.names(of: Array(other.utf8)) == [])
  }
}
