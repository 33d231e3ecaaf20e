public import GameRecords
internal import RecordFormats
internal import RecordText
internal import RecordValidation

extension Loss {
  /// The loss as a JSON object on a line of its own, with the place of the record that has it.
  ///
  /// Programs read it: it must not change.
  public func line(at place: Place) -> [UInt8] {
    JSONOutput.object { json in
      json.member("input", place.source)
      json.member("record", place.record)
      json.member("id", place.recordID)
      json.member("fact", fact.description)
      json.member("change", change.rawValue)
      json.member("ply", ply)
      json.member("detail", detail)
    } + [UInt8(ascii: "\n")]
  }
}

extension Diagnostic {
  /// The finding as a JSON object on a line of its own.
  public var line: [UInt8] { JSONOutput.bytes { $0.finding(self) } + [UInt8(ascii: "\n")] }
}
