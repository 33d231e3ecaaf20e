import GameRecords

extension Place {
  /// The record and the move, for example `record 12 “id”, move 3`; `nil` if the record may be the
  /// only one of its input.
  var context: String? {
    guard let record, record > 1 || recordID != nil || ply != nil else { return nil }
    var context = "record \(record)"
    if let recordID { context += " " + DisplayText.quote(recordID) }
    if let ply { context += ", move \(ply)" }
    return context
  }
}
