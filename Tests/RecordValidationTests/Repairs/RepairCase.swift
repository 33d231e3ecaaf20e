import GameRecords
import RecordValidation
import TestSupport
import Testing

/// A text that breaks a rule, and the repaired text.
struct RepairCase: CustomTestStringConvertible, Sendable {
  let rule: String
  let text: String
  /// The repaired text; `nil` if it cannot be repaired.
  let repaired: String?
  let isSafe: Bool

  var testDescription: String { "\(rule): \(text)" }

  init(_ rule: String, _ text: String, _ repaired: String?, isSafe: Bool = true) {
    self.rule = rule
    self.text = text
    self.repaired = repaired
    self.isSafe = isSafe
  }

  /// Repairs the text with the repairs of the rule, and expects fewer findings afterwards, no new
  /// ones, and nothing left to repair.
  func check(with format: any RecordFormat) throws {
    let result = RepairedText(Array(text.utf8), by: rule, format)
    #expect(result.text == repaired)
    guard let bytes = result.bytes else { return }
    #expect(result.isSafe == isSafe)
    let again = RepairedText(bytes, by: rule, format)
    #expect(again.bytes == nil)
    for (rule, count) in again.counts {
      let most = (result.counts[rule] ?? 0) - (rule == self.rule ? 1 : 0)
      #expect(count <= most, "\(rule)")
    }
  }
}

/// The result of the repairs of one rule.
struct RepairedText {
  /// The repaired bytes; `nil` if nothing can be repaired.
  private(set) var bytes: [UInt8]?
  /// Whether no repair was a guess.
  private(set) var isSafe = true
  /// How often each rule was broken before.
  private(set) var counts: [String: Int] = [:]

  /// The repaired bytes as text.
  var text: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }

  init(_ bytes: [UInt8], by rule: String, _ format: any RecordFormat) {
    var edits: [Edit] = []
    for parsed in format.readAll(bytes) {
      for finding in Validator().validate(parsed).findings {
        counts[finding.rule.name, default: 0] += 1
        guard finding.rule.name == rule, let repair = finding.repair else { continue }
        switch repair.action {
        case .edits(let own): edits += own
        case .change(let change):
          let start = parsed.source.start.offset
          edits += (format.edits(for: change, in: parsed) ?? []).map { $0.shifted(by: start) }
        }
        isSafe = isSafe && repair.isSafe
      }
    }
    if !edits.isEmpty { self.bytes = bytes.applying(edits) }
  }
}

extension RepairedText {
  /// Repairs a text in which `#` stands for a Latin-1 byte, by default that of `é`.
  init(latin1 text: String, _ format: any RecordFormat) {
    let bytes = text.utf8.map { $0 == UInt8(ascii: "#") ? 0xE9 : $0 }
    self.init(bytes, by: "latin-1", format)
  }
}
