import GameRecords
import TestSupport
import Testing

/// A well-formed document with an error, with a mark on what the finding must point at.
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

  /// Expects this finding with its place, and no other, however the input is cut.
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
