import Games
@testable import GameRecords
@testable import RecordFormats
import ReversiRules
import TestSupport
import Testing

private let format = JSONFormat(layout: .document, games: .reversi)

/// The fast paths, which look at several bytes at a time, must give the same results as reading byte
/// by byte.
@Suite("JSON in any notation")
struct JSONSpellingTests {
  @Test(arguments: [0, 3, 5])
  func `has each square among others`(_ index: Int) {
    let printable = UInt8(ascii: " ")...UInt8(ascii: "~")
    let names =
      printable.flatMap { first in "/0159:".utf8.map { [first, $0] } }
      + printable.flatMap { second in "`afpq".utf8.map { [$0, second] } }
    for name in names.map({ String(decoding: $0, as: UTF8.self) }) {
      // Errors in the JSON itself are tested elsewhere.
      guard !name.contains("\""), !name.contains("\\") else { continue }
      var names = ["f5", "f6", "e6", "f4", "c3", "c4"]
      names[index] = name
      let text = "{\"moves\":[\(names.map { "\"\($0)\"" }.joined(separator: ","))]}"
      // The moves before an invalid one are kept.
      let known = names.map { JSONMoveSpelling.move(Array($0.utf8)[...]) }.prefix { $0 != nil }
      let moves = known.isEmpty ? nil : known.compactMap(\.self)
      #expect(format.readAll(text).map(\.reversi?.moves) == [moves], "\(name)")
    }
  }

  @Test func `has passes anywhere among squares`() {
    for index in 0..<9 {
      var names = ["f5", "f6", "e6", "f4", "c3", "c4", "d3", "p10", "a1"]
      names[index] = "pass"
      let moves = names.map { Square($0).map(Move.placement) ?? .pass }
      for separator in [",", ", ", ",\n  ", " ,"] {
        let list = names.map { "\"\($0)\"" }.joined(separator: separator)
        let text = MarkedText("{\"moves\":[\(list.replacing("pass", with: "⟦pass⟧"))]}")
        let record = format.readAll(text.text).first?.reversi
        #expect(record?.moves == moves)
        #expect(record?.origin?.moves[index].bytes == text.ranges[0])
      }
    }
  }

  /// Numbers, valid or not.
  private static let numbers = [
    "0", "7", "12", "123", "1234", "0.5", "0.25", "0.125", "0.0625", "12.5", "999.999", "00", "01",
    "01.5", "1.", ".5", "1.x", "-1", "-0", "-0.5", "+1", "1e2", "1.5e-3", "1E400", "1E-400",
    "0E-400", "true", "null",
    "\"1\"", "", "1 2", "0x10", "1.2.3", "12345.6789", "0.1000", "[1]", "3}",
  ]

  /// Directly after each other, moves with numbers are read in a fast way; with spaces between the
  /// parts they are not.
  @Test func `has moves with the same numbers however they are spaced`() {
    var lines = Self.numbers.flatMap { number in
      ["time", "evaluation"].map { "{\"move\":\"f5\",\"\($0)\":\(number)}" }
    }
    for time in Self.numbers.prefix(12) {
      for evaluation in Self.numbers.prefix(20) {
        let numbers = "\"time\":\(time),\"evaluation\":\(evaluation)"
        lines.append("{\"move\":\"f5\",\(numbers)}")
        lines.append("{\"move\":\"a10\",\(numbers)}")
        lines.append("{\"move\":\"f5\",\(numbers),\"side\":\"dark\"}")
      }
    }
    for line in lines + [
      "{\"move\":\"f5\"}", "{\"move\":\"pass\"}", "{\"move\":\"z9\",\"time\":1}",
    ] {
      let texts = [line, line.replacing("{\"move\"", with: "{ \"move\"")].map { line in
        "{\"moves\":[\"c4\",\(line),\"f6\",\(line)]}"
      }
      let (fast, slow) = (format.readAll(texts[0]), format.readAll(texts[1]))
      #expect(fast.map(\.reversi) == slow.map(\.reversi), "\(line)")
      #expect(
        fast.flatMap(\.findings).map { "\($0.rule) \($0.message)" }
          == slow.flatMap(\.findings).map { "\($0.rule) \($0.message)" },
        "\(line)"
      )
      let (fastMoves, slowMoves) = (
        fast.first?.reversi?.origin?.moves.map(\.bytes) ?? [],
        slow.first?.reversi?.origin?.moves.map(\.bytes) ?? []
      )
      #expect(fastMoves.count == slowMoves.count)
      for (fastBytes, slowBytes) in zip(fastMoves, slowMoves) {
        #expect(texts[0].bytes(fastBytes) == texts[1].bytes(slowBytes), "\(line)")
      }
    }
  }

  @Test func `has texts of any length`() {
    for length in 0..<40 {
      for letter in ["a", "\u{7F}", "é", "\\n", "\\\""] {
        let text = String(repeating: "x", count: length) + letter
        let record = format.readAll("{\"id\":\"\(text)\",\"event\":\"\(letter)\(text)\"}").first?
          .reversi
        let plain = text.replacing("\\n", with: "\n").replacing("\\\"", with: "\"")
        #expect(record?.id == plain)
        #expect(record?.event == plain.suffix(1) + plain)
        #expect(record?.origin?.range(of: .id)?.bytes == 7..<7 + text.utf8.count)
      }
    }
  }
}

extension String {
  /// The part of the text at some bytes.
  fileprivate func bytes(_ range: Range<Int>) -> [UInt8] { Array(Array(utf8)[range]) }
}
