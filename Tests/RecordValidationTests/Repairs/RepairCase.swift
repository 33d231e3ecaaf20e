import GameRecords
import RecordValidation
import TestSupport
import Testing

/// A text that breaks a rule, and what its repair makes of it.
struct RepairCase: CustomTestStringConvertible, Sendable {
  let rule: String
  let text: String
  /// The text afterwards; `nil` when it cannot be repaired.
  let repaired: String?
  let isSafe: Bool

  var testDescription: String { "\(rule): \(text)" }

  init(_ rule: String, _ text: String, _ repaired: String?, isSafe: Bool = true) {
    self.rule = rule
    self.text = text
    self.repaired = repaired
    self.isSafe = isSafe
  }

  /// Repairs the text by the repairs of the rule, and expects that its findings are less afterwards,
  /// that there are no others, and that nothing is left to repair.
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

/// What the repairs of one rule make of some bytes.
struct RepairedText {
  /// The bytes afterwards; `nil` when nothing can be repaired.
  private(set) var bytes: [UInt8]?
  /// Whether no repair was a guess.
  private(set) var isSafe = true
  /// How often each rule was broken before.
  private(set) var counts: [String: Int] = [:]

  /// The bytes afterwards as text.
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
  /// What is made of a text in which `#` stands for a byte of Latin-1, by default that of `é`.
  init(latin1 text: String, _ format: any RecordFormat) {
    let bytes = text.utf8.map { $0 == UInt8(ascii: "#") ? 0xE9 : $0 }
    self.init(bytes, by: "latin-1", format)
  }
}
