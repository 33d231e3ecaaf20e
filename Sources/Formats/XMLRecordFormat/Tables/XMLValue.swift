import GameRecords
import RecordFormats

/// A value as it is written in an attribute or a text.
struct XMLValue {
  /// The value; `nil` if it cannot be read.
  let value: FieldValue?
  /// Whether it is in the notation of the format; if not, it can still only mean one thing.
  let isUsual: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ kind: FieldKind) {
    if let usual = Self.usual(bytes, kind) {
      (value, isUsual) = (usual, true)
    } else {
      (value, isUsual) = (Self.unusual(bytes, kind), false)
    }
  }

  private static func usual(_ bytes: UnsafeBufferPointer<UInt8>, _ kind: FieldKind) -> FieldValue? {
    if case .text = kind { return .text(String(decoding: bytes, as: UTF8.self)) }
    let trimmed = UnsafeBufferPointer(rebasing: bytes.trimmed(of: WhiteSpace.isSpaceOrLineEnd))
    switch kind {
    case .name: return bytes.isEmpty ? nil : .text(String(decoding: bytes, as: UTF8.self))
    case .word(let words): return words.index(of: trimmed).map { .word(words, $0) }
    case .number, .seconds:
      let number = number(trimmed)
      guard let number, kind == .number || number >= 0 else { return nil }
      return .number(number)
    case .whole(let range): return whole(trimmed, range).map(FieldValue.whole)
    case .wholes(let range):
      let words = trimmed.split(whereSeparator: WhiteSpace.isSpaceOrLineEnd)
      let wholes = words.compactMap { whole($0, range) }
      return wholes.isEmpty || wholes.count < words.count ? nil : .wholes(wholes)
    case .code(let notation):
      let text = notation.read(String(decoding: trimmed, as: UTF8.self))
      return text.flatMap { $0 == "\(XMLVocabulary.pass)" ? nil : .text($0) }
    case .codes(let notation):
      let words = trimmed.split(whereSeparator: WhiteSpace.isSpaceOrLineEnd)
      let texts = words.compactMap { notation.read(String(decoding: $0, as: UTF8.self)) }
      return texts.isEmpty || texts.count < words.count ? nil : .texts(texts)
    case .date:
      return GameDate(String(decoding: trimmed, as: UTF8.self)).map(FieldValue.date)
    default: return nil
    }
  }

  /// What a value in another notation must mean.
  private static func unusual(_ bytes: UnsafeBufferPointer<UInt8>, _ kind: FieldKind) -> FieldValue?
  {
    let text = String(
      decoding: bytes.trimmed(of: WhiteSpace.isSpaceOrLineEnd).prefix(64),
      as: UTF8.self
    )
    switch kind {
    case .word(let words):
      let same = NearMiss.same(as: text, in: words.all)
      return same.flatMap { words.all.firstIndex(of: $0) }.map { .word(words, $0) }
    case .number, .seconds:
      return plainNumber(text).flatMap { kind == .number || $0 >= 0 ? .number($0) : nil }
    case .code(let notation): return notation.forgive(text).map(FieldValue.text)
    case .date: return GameDate(reading: text).map(FieldValue.date)
    default: return nil
    }
  }

  /// A number with a plus sign, or without a digit on a side of its point.
  private static func plainNumber(_ text: String) -> Double? {
    var digits = text
    if digits.hasPrefix("+") { digits.removeFirst() }
    if digits.hasPrefix(".") { digits = "0" + digits }
    if digits.hasPrefix("-.") { digits = "-0" + digits.dropFirst() }
    if digits.hasSuffix(".") { digits.removeLast() }
    return Array(digits.utf8).withUnsafeBufferPointer(number)
  }

  /// A number as the format writes it: digits around any point, optionally with a minus sign and an
  /// exponent; neither infinity nor hexadecimal numbers.
  static func number(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    func isDigit(_ index: Int) -> Bool {
      index < text.count && ASCII.isDigit(text[index])
    }
    let point = text.firstIndex(of: UInt8(ascii: "."))
    guard isDigit(text.first == UInt8(ascii: "-") ? 1 : 0), point.map({ isDigit($0 + 1) }) ?? true
    else { return nil }
    return DecimalSpelling.number(text)
  }

  /// A whole number in a range, without leading zeros beyond three digits.
  static func whole(_ digits: some Collection<UInt8>, _ range: ClosedRange<Int>) -> Int? {
    guard 1...9 ~= digits.count, digits.count < 4 || digits.first != UInt8(ascii: "0"),
      digits.allSatisfy(ASCII.isDigit)
    else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
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
    case .wholes(let range):
      "whole numbers from \(range.lowerBound) to \(range.upperBound), such as 1 or 4 18"
    case .code: "a square such as f5"
    case .codes: "marks such as f5=A or f5=circle d6:c3"
    case .date: "a date such as 1977-05-01, 1977-05 or 1977"
    case .name: "the name of a fact"
    default: "a text"
    }
  }

  static func help(_ text: String, _ kind: FieldKind) -> String? {
    switch kind {
    case .word(let words): return NearMiss.question(text, in: words.all)
    case .code(let notation):
      let meant = notation.forgive(text)
      return meant == "\(XMLVocabulary.pass)"
        ? "a pass is written <pass/>" : meant.map { NearMiss.question($0) }
    case .codes(let notation): return notation.problem(text).help
    default: return nil
    }
  }
}
