package import GameRecords

/// Reads the values of a JSON tree as what they must be: each call returns `nil` when there is no
/// value, or reports what is there instead.
///
/// The conforming type decides under which rules that is reported.
package protocol JSONValueReader {
  /// Whether `null` is a value like any other, and keys that are not asked for are refused.
  static var isStrict: Bool { get }

  /// Reports an error.
  mutating func report(_ error: JSONError, repair: Repair?)

  /// Reports that a value is not what its key requires.
  /// - Parameters:
  ///   - value: the value.
  ///   - kind: the kind that it should have; it may have it and be wrong otherwise.
  ///   - expected: what it should be.
  mutating func refuse(_ value: JSONValue, as kind: JSONKind, expected: String)
}

extension JSONValueReader {
  /// The meaning of a value; a value without one is reported.
  /// - Parameters:
  ///   - value: the value.
  ///   - kind: the kind that it must have, if only one is possible.
  ///   - expected: what it should be.
  ///   - meaning: returns what it means, or `nil`.
  /// - Returns: what it means.
  @inline(__always)
  package mutating func read<Meaning>(
    _ value: JSONValue?,
    _ kind: JSONKind? = nil,
    as expected: @autoclosure () -> String,
    _ meaning: (JSONValue) -> Meaning?
  ) -> Meaning? {
    guard let value else { return nil }
    if let meaning = meaning(value) { return meaning }
    refuse(value, as: kind ?? value.kind, expected: expected())
    return nil
  }

  package mutating func text(_ value: JSONValue?, as what: String = "a string") -> String? {
    read(value, .string, as: what) { $0.text }
  }

  package mutating func boolean(_ value: JSONValue?) -> Bool? {
    read(value, .boolean, as: "true or false") { $0.boolean }
  }

  package mutating func number(_ value: JSONValue?) -> Double? {
    read(value, .number, as: "a number") { $0.number }
  }

  package mutating func integer(_ value: JSONValue?, in range: ClosedRange<Int>) -> Int? {
    read(value, .number, as: "a whole number from \(range.lowerBound) to \(range.upperBound)") {
      $0.integer.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// The meaning of one of a few words.
  package mutating func word<Meaning>(
    _ value: JSONValue?,
    _ meanings: KeyValuePairs<String, Meaning>
  ) -> Meaning? {
    guard let value else { return nil }
    let text = value.text
    if let text, let match = meanings.first(where: { $0.key == text }) { return match.value }
    let words = meanings.map(\.key)
    refuse(value, as: .string, expected: Words.either(words))
    return nil
  }

  package mutating func array(_ value: JSONValue?, as what: String = "an array") -> [JSONValue]? {
    read(value, .array, as: what) { $0.kind == .array ? Array($0.children) : nil }
  }

  package mutating func object(_ value: JSONValue?, as what: String = "an object") -> JSONObject? {
    read(value, .object, as: what) { $0.kind == .object ? $0 : nil }
      .map { JSONObject($0, &self) }
  }

  // MARK: Required keys

  /// The value of a required key; `isUsual` says whether it can have only one value, which is written
  /// again.
  package mutating func require(
    _ key: String,
    of object: inout JSONObject,
    isUsual: Bool = false
  ) -> JSONValue? {
    if let value = object.take(key) { return value }
    reportMissing(key, of: object, repair: isUsual ? .rewriting : nil)
    return nil
  }

  /// Reports a missing key at the beginning of its object.
  package mutating func reportMissing(
    _ key: String,
    of object: JSONObject,
    help: String? = nil,
    repair: Repair? = nil
  ) {
    let start = object.value.range.lowerBound
    report(.missingKey(key, help: help, at: start..<start + 1), repair: repair)
  }

  /// The value of a required key from a table.
  package mutating func require(
    _ key: some RawRepresentable<String>,
    of object: inout JSONObject,
    isUsual: Bool = false
  ) -> JSONValue? {
    require(key.rawValue, of: &object, isUsual: isUsual)
  }
}
