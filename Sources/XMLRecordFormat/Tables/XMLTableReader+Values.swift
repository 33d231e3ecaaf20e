import GameRecords
import RecordFormats

/// Values as they are written in attributes and texts.
extension XMLTableReader {
  static func value(_ text: String, of kind: FieldKind) -> FieldValue? {
    let trimmed = String(Substring(text.utf8.trimmed(of: WhiteSpace.isSpaceOrLineEnd)))
    switch kind {
    case .text: return .text(text)
    case .name: return text.isEmpty ? nil : .text(text)
    case .word(let words): return words.index(of: trimmed.utf8).map { .word(words, $0) }
    case .number, .seconds:
      guard let number = Array(trimmed.utf8).withUnsafeBufferPointer(DecimalNumber.value),
        kind == .number || number >= 0
      else { return nil }
      return .number(number)
    case .whole(let range): return whole(trimmed, in: range).map(FieldValue.whole)
    case .date: return GameDate(trimmed).map(FieldValue.date)
    default: return nil
    }
  }

  static func whole(_ text: String, in range: ClosedRange<Int>) -> Int? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text) else {
      return nil
    }
    return range.contains(number) ? number : nil
  }

  static func expected(_ range: ClosedRange<Int>) -> String {
    "a whole number from \(range.lowerBound) to \(range.upperBound)"
  }

  static func expected(_ kind: FieldKind) -> String {
    switch kind {
    case .word(let words): Words.either(words.all)
    case .number: "a number such as 1.5"
    case .seconds: "a number that is not negative, such as 1.5"
    case .whole(let range): expected(range)
    case .date: "a date such as 1977-05-01, 1977-05 or 1977"
    case .name: "the name of a fact"
    default: "a text"
    }
  }

  static func help(_ text: String, _ kind: FieldKind) -> String? {
    if case .word(let words) = kind { NearMiss.question(text, in: words.all) } else { nil }
  }
}
