public import ReversiRules

/// One finding about a record or its file, as a value; printers turn it into words and colours.
public struct Finding: Error, Hashable, Sendable {
  /// The rule that found it.
  public var rule: Rule
  /// How much it matters.
  public var severity: Severity
  /// What is wrong and what was expected, in one line; text from the file is already escaped.
  public var message: String
  /// What to do about it, in one line.
  public var help: String?
  /// Where it is.
  public var place: Place
  /// The position to show, when the finding is about a move or a turn.
  public var position: Position?
  /// What would repair it, if that is known; its edits count from the first byte of the input.
  public var repair: Repair?

  /// A finding with its rule's own severity.
  public init(
    _ rule: Rule,
    _ message: String,
    help: String? = nil,
    at place: Place,
    position: Position? = nil,
    repair: Repair? = nil
  ) {
    self.rule = rule
    severity = rule.severity
    self.message = message
    self.help = help
    self.place = place
    self.position = position
    self.repair = repair
  }
}

extension [Finding] {
  /// The findings in the order of the text; those about the same place keep their order.
  package var inOrderOfText: [Finding] {
    enumerated()
      .sorted { a, b in (a.element.offset, a.offset) < (b.element.offset, b.offset) }
      .map(\.element)
  }
}

extension Finding {
  fileprivate var offset: Int { place.start?.offset ?? 0 }
}

extension Finding: CustomStringConvertible {
  /// The finding as one line: where it is, and what is wrong.
  public var description: String {
    let line = place.start.map { $0.isBinary ? ":byte \($0.offset)" : ":\($0.line):\($0.column)" }
    return "\(place.source)\(line ?? ""): \(message)"
  }
}
