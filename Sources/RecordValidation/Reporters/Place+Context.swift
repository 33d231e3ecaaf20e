import GameRecords

extension Place {
  /// The record and the move, for example `record 12 “id”, move 3`; `nil` when the place is the only
  /// record of its input, for all one knows.
  var context: String? {
    guard let record, record > 1 || recordID != nil || ply != nil else { return nil }
    var context = "record \(record)"
    if let recordID { context += " " + DisplayText.quote(recordID) }
    if let ply { context += ", move \(ply)" }
    return context
  }
}
