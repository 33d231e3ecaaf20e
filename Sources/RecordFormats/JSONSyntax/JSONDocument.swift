package import GameRecords

/// A JSON text that is no record, such as a configuration.
package struct JSONDocument {
  private let tree: JSONTree

  /// Reads a text.
  package init(_ source: SourceText) { tree = JSONTree(source) }

  /// What is wrong with the text as JSON.
  package var findings: [Diagnostic] { tree.findings.map { $0.diagnostic(in: tree.source) } }

  /// The whole text, or `nil` when it cannot be read.
  package var root: Value? { tree.root.map { Value(value: $0, source: tree.source) } }

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
    package func diagnostic(_ rule: Rule, _ message: String, help: String? = nil) -> Diagnostic {
      source.diagnostic(rule, message, help: help, at: value.innerRange)
    }

    /// A finding about the key.
    package func diagnostic(
      ofKey rule: Rule,
      _ message: String,
      help: String? = nil
    ) -> Diagnostic {
      source.diagnostic(rule, message, help: help, at: value.keyRange)
    }
  }
}
