public import GameRecords
internal import RecordFormats

extension Loss {
  /// The loss as a line of JSON for programs, with the place of the record that has it.
  public func line(at place: Place) -> [UInt8] { jsonLine(at: place) }
}

extension Diagnostic {
  /// The finding as a line of JSON for programs.
  public var line: [UInt8] { jsonLine }
}
