public import GameRecords
import RecordChecks
import RecordFormats

extension Finding {
  /// The finding as a JSON object on a line of its own.
  public var line: [UInt8] { JSONOutput.bytes { $0.finding(self) } + [UInt8(ascii: "\n")] }
}
