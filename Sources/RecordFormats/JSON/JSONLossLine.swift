package import GameRecords

extension Loss {
  /// The loss as a JSON object on a line of its own: input, record, id, fact, change, ply, detail.
  ///
  /// Programs read it: it must not change.
  package func jsonLine(at place: Place) -> [UInt8] {
    var json = JSONOutput(appendingTo: [], isCompact: true)
    json.open("{")
    json.member(.input, place.source)
    json.member(.record, place.record)
    json.member(.id, place.recordID)
    json.member(.fact, fact.description)
    json.member(.change, change.rawValue)
    json.member(.ply, ply)
    json.member(.detail, detail)
    json.close("}")
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

private enum LossKey: UInt8, JSONKey {
  case input, record, id, fact, change, ply, detail

  var name: JSONName {
    switch self {
    case .input: "input"
    case .record: "record"
    case .id: "id"
    case .fact: "fact"
    case .change: "change"
    case .ply: "ply"
    case .detail: "detail"
    }
  }
}

extension JSONOutput {
  fileprivate mutating func member(_ key: LossKey, _ value: String?) {
    guard let value else { return }
    self.key(key)
    text(value)
  }

  fileprivate mutating func member(_ key: LossKey, _ value: Int?) {
    guard let value else { return }
    self.key(key)
    number(value)
  }
}
