import GameRecords
import TestSupport
import Testing
import XMLRecordFormat

/// Moves whose attributes are a square and then numbers are read in a fast way; with the square at the
/// end they are not.
@Suite struct `Moves with numbers` {
  private static let numbers = [
    "0", "7", "1234", "0.5", "0.0625", "999.999", "00", "01.5", "1.", ".5", "1.x", "-1", "-0",
    "-0.5",
    "+1", "1e2", "1.5e-3", "1E400", "1E-400", "", " ", " 1 ", "1 2", "nan", "inf", "0x10", "1.2.3",
    "&#49;",
    "&amp;", "12345.6789", "é",
  ]

  private static let attributes =
    numbers.flatMap { number in ["time=\"\(number)\"", "evaluation='\(number)'"] }
    + numbers.flatMap { time in
      ["1.5", "-2", "x", " 3"].flatMap { evaluation in
        [
          "time=\"\(time)\" evaluation=\"\(evaluation)\"",
          "evaluation=\"\(evaluation)\" time=\"\(time)\"",
          "time=\"\(time)\" evaluation=\"\(evaluation)\" side=\"dark\"",
          "time=\"\(time)\" time=\"\(evaluation)\"",
          "xmlns:o=\"urn:o\" time=\"\(time)\" o:time=\"\(evaluation)\"",
        ]
      }
    }

  /// A game with a move in the main line, in variations and after a move that is lost.
  private static func game(_ move: String) -> String {
    single(
      "<moves><move at=\"c4\"/>\(move)<move at=\"f6\"/>\(move)</moves>"
        + "<variation ply=\"2\">\(move)\(move)<move at=\"z\"/>\(move)</variation>"
    )
  }

  @Test func `are the same whatever the order of their attributes`() throws {
    for attributes in Self.attributes {
      for (start, end) in [("<move", "/>"), ("<move", ">a comment</move>")] {
        let fast = format.readAll(Self.game("\(start) at=\"f5\" \(attributes)\(end)"))
        let slow = format.readAll(Self.game("\(start) \(attributes) at=\"f5\"\(end)"))
        #expect(fast.map(\.reversi) == slow.map(\.reversi), "\(attributes)")
        let messages = [fast, slow].map { parsed in
          parsed.flatMap(\.findings).map { "\($0.rule) \($0.message)" }
        }
        #expect(messages[0] == messages[1], "\(attributes)")
        let origin = try #require(fast.first).reversi?.origin
        #expect(origin?.moves.count == slow.first?.reversi?.origin?.moves.count)
      }
    }
  }
}
