package import GameRecords

/// Reads a JSON text that is not a record, such as a configuration, and reports all findings under
/// one rule.
package struct JSONDocumentReader: JSONValueReader {
  package static let isStrict = true

  package let source: SourceText
  /// The whole text, or `nil` when it is empty or cannot be read.
  package let root: JSONValue?
  private let rule: Rule
  private var found: [Finding]

  /// More findings than anyone reads; to find the place of each takes time.
  private static let mostFindings = 1_000

  /// The findings, in the order of the text.
  package var findings: [Finding] { found.inOrderOfText }

  /// Reads a text.
  /// - Parameters:
  ///   - source: the text.
  ///   - name: what it is, for findings.
  ///   - rule: the rule of all findings.
  ///   - hint: the help for an empty text, which is only reported if there is one.
  ///   - mostValues: how many values are accepted.
  package init(
    _ source: SourceText,
    called name: String,
    _ rule: Rule,
    emptyHint hint: String? = nil,
    mostValues: Int = JSONTree.mostRecordValues
  ) {
    (self.source, self.rule) = (source, rule)
    let tree =
      source.isBlank || ByteOrderMark.isWideText(source.bytes)
      ? nil : JSONTree(source, called: name, mostValues: mostValues)
    root = tree?.root
    found = []
    if let tree {
      for error in tree.errors.items { report(error, repair: nil) }
    } else if !source.isBlank {
      let help = "convert it, for example with: iconv -f UTF-16 -t UTF-8"
      report("the \(name) is UTF-16 or UTF-32; only UTF-8 is read", help: help, at: 0..<0)
    } else if let hint {
      report("the \(name) is empty; expected an object", help: hint, at: 0..<0)
    }
  }

  // MARK: Findings

  /// Reports a finding, by default under the rule of the text.
  package mutating func report(
    _ message: String,
    help: String? = nil,
    at range: Range<Int>,
    under rule: Rule? = nil
  ) {
    guard found.count < Self.mostFindings else { return }
    found.append(source.finding(rule ?? self.rule, message, help: help, at: range))
  }

  package mutating func report(_ error: JSONError, repair: Repair?) {
    guard found.count < Self.mostFindings else { return }
    let draft = error.draft(in: source)
    report(draft.message, help: draft.help, at: draft.range)
  }

  package mutating func refuse(
    _ value: JSONValue,
    as kind: JSONKind,
    expected: String
  ) {
    let isShort = value.kind == .number && value.innerRange.count <= 20
    let found = value.text.map { DisplayText.quote($0) } ?? (isShort ? value.spelling : nil)
    report("expected \(expected), found \(found ?? "\(value.kind)")", at: value.innerRange)
  }

  /// Refuses the members that have not been taken.
  /// - Parameters:
  ///   - object: the object.
  ///   - what: what it is.
  ///   - keys: the keys that it can have, by default those that were asked for.
  package mutating func refuseRest(of object: JSONObject, as what: String, keys: [String]? = nil) {
    let keys = keys ?? object.asked
    let help = "the keys are " + keys.filter { !$0.hasPrefix("$") }.joined(separator: ", ")
    for member in object.rest where !keys.contains(member.key) {
      let message = "\(what) has no key \(DisplayText.quote(member.key))"
      report(message + NearMiss.clause(member.key, in: keys), help: help, at: member.keyRange)
    }
  }

  // MARK: Values

  /// A text that is not empty.
  package mutating func name(_ value: JSONValue?, as what: String) -> String? {
    read(value, .string, as: what) { $0.text.flatMap { $0.isEmpty ? nil : $0 } }
  }
}

extension SourceText {
  /// Creates the text of a file of settings, without its byte order mark.
  package init(ofSettings bytes: [UInt8], from source: String) {
    let mark = bytes.starts(with: ByteOrderMark.utf8) ? bytes.prefix(3) : []
    var start = SourcePosition.start
    start.advance(over: mark)
    self.init(name: source, bytes: bytes.dropFirst(mark.count), start: start)
  }
}
