package import GameRecords

extension Loss {
  /// The loss as a JSON object on a line of its own: input, record, id, fact, change, ply, detail.
  ///
  /// Programs read it: it must not change.
  package func jsonLine(at place: Place) -> [UInt8] {
    JSONOutput.line { json in
      json.member(.input, place.source)
      json.member(.record, place.record)
      json.member(.id, place.recordID)
      json.member(.fact, fact.description)
      json.member(.change, change.rawValue)
      json.member(.ply, ply)
      json.member(.detail, detail)
    }
  }
}

extension Diagnostic {
  /// The finding as a JSON object on a line of its own: input, line and column or the offset in a
  /// binary input, record, id, ply, rule, severity, message, help.
  ///
  /// Programs read it: it must not change.
  package var jsonLine: [UInt8] {
    JSONOutput.line { json in
      json.member(.input, place.source)
      if let start = place.start {
        json.member(.line, start.isBinary ? nil : start.line)
        json.member(.column, start.isBinary ? nil : start.column)
        json.member(.offset, start.isBinary ? start.offset : nil)
      }
      json.member(.record, place.record)
      json.member(.id, place.recordID)
      json.member(.ply, place.ply)
      json.member(.rule, rule.name)
      json.member(.severity, severity.description)
      json.member(.message, message)
      json.member(.help, help)
    }
  }
}

private enum ReportKey: UInt8, JSONKey {
  case input, line, column, offset, record, id, ply
  case fact, change, detail
  case rule, severity, message, help

  var name: JSONName {
    switch self {
    case .input: "input"
    case .line: "line"
    case .column: "column"
    case .offset: "offset"
    case .record: "record"
    case .id: "id"
    case .ply: "ply"
    case .fact: "fact"
    case .change: "change"
    case .detail: "detail"
    case .rule: "rule"
    case .severity: "severity"
    case .message: "message"
    case .help: "help"
    }
  }
}

extension JSONOutput {
  fileprivate static func line(_ fill: (inout JSONOutput) -> Void) -> [UInt8] {
    var json = JSONOutput(appendingTo: [], isCompact: true)
    json.open("{")
    fill(&json)
    json.close("}")
    return json.bytes + [UInt8(ascii: "\n")]
  }

  fileprivate mutating func member(_ key: ReportKey, _ value: String?) {
    guard let value else { return }
    self.key(key)
    text(value)
  }

  fileprivate mutating func member(_ key: ReportKey, _ value: Int?) {
    guard let value else { return }
    self.key(key)
    number(value)
  }
}
