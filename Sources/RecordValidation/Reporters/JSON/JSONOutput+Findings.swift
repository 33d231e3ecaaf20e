package import GameRecords
package import RecordText
internal import ReversiRules

/// Writing reports as JSON.
extension JSONOutput {
  /// The bytes of one value of a report.
  package static func bytes(_ write: (inout JSONOutput) -> Void) -> [UInt8] {
    var json = JSONOutput(appendingTo: [], isCompact: true, isInert: true)
    write(&json)
    return json.bytes
  }

  /// The bytes of one object of a report.
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
    open("[")
    for value in values {
      next()
      write(&self, value)
    }
    close("]")
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

  /// Writes a finding as an object.
  ///
  /// Programs read it: what is there must not change.
  package mutating func finding(_ finding: Diagnostic) {
    let place = finding.place
    object { json in
      json.member("input", place.source)
      if let start = place.start {
        if !start.isBinary {
          json.member("line", start.line)
          json.member("column", start.column)
          json.member("byteColumn", start.byteColumn)
          json.member("endLine", place.end?.line)
          json.member("endColumn", place.end?.column)
        }
        json.member("offset", start.offset)
        json.member("length", place.length)
      }
      json.member("record", place.record)
      json.member("id", place.recordID)
      json.member("ply", place.ply)
      json.member("square", place.square?.description)
      json.member("rule", finding.rule.name)
      json.member("code", finding.rule.code)
      json.member("severity", finding.severity.description)
      json.member("message", finding.message)
      json.member("help", finding.help)
    }
  }
}
