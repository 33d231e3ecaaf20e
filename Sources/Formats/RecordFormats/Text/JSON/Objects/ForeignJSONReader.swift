package import GameRecords

/// What the readers of other programs' JSON share: the findings of a record, and the places of its
/// parts.
package struct ForeignJSONReader: JSONValueReader {
  package static let isStrict = false

  package let source: SourceText
  private var findings: FindingCollector<FindingDraft>
  package private(set) var parts: [(part: RecordPart, range: SourceRange)] = []
  /// The places of the moves.
  package var moveRanges: [SourceRange] = []
  /// Facts that the model has no field for.
  package private(set) var tags: [Tag] = []
  private var hasTooManyTags = false
  /// Members that a record cannot store.
  private var ignored: [JSONValue] = []

  /// The most bytes of a tag's name, which repeats the keys on the path to its value.
  private static let longestName = 1_000

  /// Reads a record from an object.
  /// - Parameters:
  ///   - source: the text of the object.
  ///   - format: the format's name.
  ///   - what: the object, in words.
  ///   - read: makes a record from the object, or reports why it cannot.
  /// - Returns: the record, if there is one, with its origin.
  package static func parse(
    _ source: SourceText,
    format: String,
    as what: String,
    _ read: (inout JSONObject, inout ForeignJSONReader) -> ReversiRecord?
  ) -> ParsedRecord {
    parse(source, format: format) { root, reader in
      guard var object = reader.object(root, as: what) else { return nil }
      return read(&object, &reader)
    }
  }

  /// Reads a record from any value.
  /// - Parameters:
  ///   - source: the text of the value.
  ///   - format: the format's name.
  ///   - read: makes a record from the value, or reports why it cannot.
  /// - Returns: the record, if there is one, with its origin.
  package static func parse(
    _ source: SourceText,
    format: String,
    _ read: (JSONValue, inout ForeignJSONReader) -> ReversiRecord?
  ) -> ParsedRecord {
    let tree = JSONTree(source)
    var reader = ForeignJSONReader(tree)
    var record = tree.root.flatMap { read($0, &reader) }
    reader.reportIgnored()
    record?.origin = Origin(
      format: format,
      moves: MovePlaces(reader.moveRanges),
      parts: reader.parts
    )
    return ParsedRecord(
      record: record,
      findings: reader.findings.findings(in: source),
      source: source
    )
  }

  /// Begins with the errors in the text as JSON.
  private init(_ tree: JSONTree) {
    source = tree.source
    findings = tree.errors.map { $0.draft(in: tree.source) }
  }

  // MARK: Findings

  /// Reports an error.
  package mutating func report(_ error: JSONError, repair: Repair? = nil) {
    findings.add(error.rule, repair: repair) {
      var draft = error.draft(in: source)
      if let repair { draft.repair = repair }
      return draft
    }
  }

  package mutating func report(
    _ rule: Rule,
    _ message: String,
    help: String? = nil,
    at range: Range<Int>,
    repair: Repair? = nil
  ) {
    findings.add(rule, message, help: help, at: range, repair: repair)
  }

  /// Reports, once and with a count, what a program does everywhere if it does it at all.
  package mutating func reportOnce(
    _ rule: Rule,
    _ message: String,
    at range: Range<Int>
  ) {
    findings.add(rule, keeping: 1) { FindingDraft(rule, message, at: range) }
  }

  package mutating func refuse(
    _ value: JSONValue,
    as kind: JSONKind,
    expected: String
  ) {
    guard value.kind != kind else {
      let found = DisplayText.quote(value.spelling)
      let message = "expected \(expected), found \(found)"
      return report(JSONError(.jsonValue, message, at: value.innerRange))
    }
    // Objects and arrays are named by their purpose, anything else by its type.
    let expected = kind == .object || kind == .array ? expected : "\(kind)"
    report(.wrongType(expected: expected, found: value.kind, at: value.range))
  }

  // MARK: Parts

  /// Notes where a part of the record is.
  package mutating func mark(_ part: RecordPart, _ range: Range<Int>) {
    parts.append((part, SourceRange(range)))
  }

  /// The place of two values that belong together, if only the second one's key is between them;
  /// otherwise the place of the first one.
  package func range(of first: JSONValue, and second: JSONValue) -> Range<Int> {
    let (start, end) = (first.range.upperBound, second.keyRange.lowerBound - 1)
    let isNext = start < end && source[start..<end].allSatisfy { $0 == 0x2C || $0 <= 0x20 }
    return first.range.lowerBound..<(isNext ? second : first).range.upperBound
  }

  /// Keeps a fact that the model has no field for, as a tag.
  package mutating func keep(_ value: JSONValue, as name: String) {
    guard tags.count < Limits.tags else {
      if !hasTooManyTags {
        hasTooManyTags = true
        report(JSONError(.tooMany, "more than \(Limits.tags) tags", at: value.range))
      }
      return
    }
    // A tag has a name.
    tags.append(Tag(name: name.isEmpty ? "\"\"" : name, value: value.spelling))
    mark(.tag(tags.count), value.innerRange)
  }

  /// Keeps the members that have not been taken, as tags.
  package mutating func keepRest(of object: JSONObject, prefix: String = "") {
    for member in object.rest { keepAll(member, as: prefix + member.key) }
  }

  /// Keeps every single value inside a value as a tag, named by its path from the record's object,
  /// such as `players[0].id`.
  package mutating func keepAll(_ value: JSONValue, as name: String) {
    guard name.utf8.count <= Self.longestName else {
      return reportOnce(
        .textTooLong,
        "the keys on the path here have more than \(Self.longestName) bytes; the value is left out",
        at: value.range
      )
    }
    switch value.kind {
    case .null: break
    case .object: for member in value.children { keepAll(member, as: name + "." + member.key) }
    case .array:
      for (index, element) in value.children.enumerated() {
        keepAll(element, as: name + "[\(index)]")
      }
    case .string, .number, .boolean: keep(value, as: name)
    }
  }

  /// Leaves out the members that have not been taken.
  package mutating func ignoreRest(of object: JSONObject) { ignored += object.rest }

  /// Reports all members that a record cannot store, once.
  private mutating func reportIgnored() {
    guard let first = ignored.min(by: { $0.keyRange.lowerBound < $1.keyRange.lowerBound }) else {
      return
    }
    let name = DisplayText.quote(first.key)
    let message =
      ignored.count == 1
      ? "a record cannot store the key \(name); it is left out"
      : "a record cannot store the key \(name) and \(ignored.count - 1) more; they are left out"
    report(.jsonIgnoredKey, message, at: first.keyRange)
  }
}
