package import GameRecords

/// A JSON text that is no record, such as a configuration.
package struct JSONDocument {
  /// What is wrong with the text as JSON.
  package let findings: [Finding]
  /// The whole text, or `nil` when it cannot be read.
  package let root: Value?

  /// Reads a text.
  /// - Parameters:
  ///   - source: the text.
  ///   - name: what it is, for findings.
  ///   - rule: what is broken by a text that is not JSON.
  package init(_ source: SourceText, called name: String, _ rule: Rule) {
    guard !ByteOrderMark.isWideText(source.bytes) else {
      let message = "the \(name) is UTF-16 or UTF-32; only UTF-8 is read"
      let help = "convert it, for example with: iconv -f UTF-16 -t UTF-8"
      findings = [source.finding(rule, message, help: help, at: 0..<0)]
      root = nil
      return
    }
    let tree = JSONTree(source)
    findings = tree.errors.items.map { $0.finding(in: source, called: name, rule) }
    root = tree.root.map { Value(value: $0, source: source) }
  }

  /// A value of the text.
  package struct Value {
    fileprivate let value: JSONValue
    fileprivate let source: SourceText

    /// The kind of value in words, for example `an array`.
    package var kind: String { value.kind.description }
    /// The key, if the value is a member of an object.
    package var key: String { value.key }
    /// What a string says.
    package var text: String? { value.text }
    /// A number.
    package var number: Double? { value.number }
    /// A whole number of up to 64 bits, spelled without a point or an exponent.
    package var bits: UInt64? { value.bits }
    /// A whole number.
    package var integer: Int? { value.integer }
    /// `true` or `false`.
    package var boolean: Bool? { value.boolean }
    /// What is in an array.
    package var elements: [Value]? { value.kind == .array ? inside : nil }
    /// What is in an object.
    package var members: [Value]? { value.kind == .object ? inside : nil }

    private var inside: [Value] { value.children.map { Value(value: $0, source: source) } }

    /// A finding about the value.
    package func finding(_ rule: Rule, _ message: String, help: String? = nil) -> Finding {
      source.finding(rule, message, help: help, at: value.innerRange)
    }

    /// A finding about the key.
    package func finding(
      ofKey rule: Rule,
      _ message: String,
      help: String? = nil
    ) -> Finding {
      source.finding(rule, message, help: help, at: value.keyRange)
    }
  }
}
