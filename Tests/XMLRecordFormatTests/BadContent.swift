import GameRecords
import TestSupport
import Testing

/// A document that is well formed and still not right, with a mark on what must be pointed at.
struct BadContent: Sendable, CustomTestStringConvertible {
  let text: MarkedText
  let rule: Rule
  let message: String
  let help: String?

  init(_ content: String, _ rule: Rule, _ message: String, help: String? = nil) {
    text = MarkedText(content)
    self.rule = rule
    self.message = message
    self.help = help
  }

  var testDescription: String { text.text }

  private static let opening = "<game xmlns=\"urn:flipbook:game-record\" version=\"1\">"

  static func game(
    _ content: String,
    _ rule: Rule,
    _ message: String,
    help: String? = nil
  ) -> BadContent {
    BadContent(opening + "\n " + content + "\n</game>", rule, message, help: help)
  }

  /// Expects that it is told with its place and nothing else is, however the input is cut.
  func check() throws {
    for blockSize in [1 << 16, 1, 3] {
      let parsed = format.readAll(text.bytes, blockSize: blockSize)
      let finding = try #require(parsed.flatMap(\.findings).first)
      #expect(parsed.count == 1)
      #expect(parsed.flatMap(\.findings).count == 1)
      #expect(finding.rule == rule)
      #expect(finding.message == message)
      if let help { #expect(finding.help == help) }
      let place = finding.place
      if let range = text.ranges.first, !range.isEmpty {
        #expect(finding.placedRule == "\(text.places[0]) \(rule.name)")
        #expect(place.start?.offset == range.lowerBound)
        #expect(place.length == range.count)
      }
    }
  }
}
