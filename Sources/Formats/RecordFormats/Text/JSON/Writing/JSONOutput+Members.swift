/// Writes objects for programs, on one line and without anything that logs or pages act on.
extension JSONOutput {
  /// The bytes of one value.
  package static func bytes(_ write: (inout JSONOutput) -> Void) -> [UInt8] {
    var json = JSONOutput(appendingTo: [], isCompact: true, isInert: true)
    write(&json)
    return json.bytes
  }

  /// The bytes of one object.
  package static func object(_ fill: (inout JSONOutput) -> Void) -> [UInt8] {
    bytes { $0.object(fill) }
  }

  /// Writes an object.
  package mutating func object(_ fill: (inout JSONOutput) -> Void) {
    open("{")
    fill(&self)
    close("}")
  }

  /// Writes a member that is an object.
  package mutating func object(_ key: String, _ fill: (inout JSONOutput) -> Void) {
    self.key(key)
    object(fill)
  }

  /// Writes a member that is an array with an element for each value.
  package mutating func array<Value>(
    _ key: String,
    _ values: some Sequence<Value>,
    _ write: (inout JSONOutput, Value) -> Void
  ) {
    self.key(key)
    array(values, write: write)
  }

  /// Writes an array with an element for each value.
  mutating func array<Value>(
    _ values: some Sequence<Value>,
    _ spread: Spread = .line,
    write: (inout JSONOutput, Value) -> Void
  ) {
    open("[", spread)
    for value in values {
      next(spread)
      write(&self, value)
    }
    close("]", spread)
  }

  /// Returns a name of some words in camel case, as members have it, made from kebab case.
  package static func memberName(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.dropFirst().reduce(String(words.first ?? "")) { name, word in
      name + word.prefix(1).uppercased() + word.dropFirst()
    }
  }

  /// Writes a member that is a text, unless there is none.
  package mutating func member(_ key: String, _ value: String?) {
    guard let value else { return }
    self.key(key)
    text(value)
  }

  /// Writes a member that is a number, unless there is none.
  package mutating func member(_ key: String, _ value: Int?) {
    guard let value else { return }
    self.key(key)
    number(value)
  }

  /// Writes a member that is true or false.
  package mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    literal(value ? "true" : "false")
  }
}
