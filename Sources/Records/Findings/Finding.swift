/// Something wrong or remarkable in an input: what was found, where, and how to repair it.
public struct Finding: Error, Hashable, Sendable {
  /// The rule that the finding belongs to.
  public var rule: Rule
  /// How serious the finding is.
  public var severity: Severity
  /// What was found and what was expected, in one line; text from the file is already escaped.
  public var message: String
  /// What to do about it, in one line.
  public var help: String?
  /// Where the finding is.
  public var place: Place
  /// The position to show if the finding is about a move or a turn.
  public var position: ShownPosition?
  /// A repair, if one is known.
  public var repair: Repair?

  /// Creates a finding with the severity of its rule.
  public init(
    _ rule: Rule,
    _ message: String,
    help: String? = nil,
    at place: Place,
    position: (any GamePosition)? = nil,
    repair: Repair? = nil
  ) {
    self.rule = rule
    severity = rule.severity
    self.message = message
    self.help = help
    self.place = place
    self.position = position.map(ShownPosition.init)
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
  /// The finding in one line: its place and its message.
  public var description: String {
    let line = place.start.map { $0.isBinary ? ":byte \($0.offset)" : ":\($0.line):\($0.column)" }
    return "\(place.source)\(line ?? ""): \(message)"
  }
}
