public import GameRecords
import RecordFormats

extension Loss {
  /// Returns the loss as a JSON object on a line of its own, with the place of its record.
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
