import GameRecords
import RecordFormats

/// The record whose element is open.
struct OpenRecord {
  /// The offset of the `<` of its start tag.
  let start: Int
  /// Its number in the input, from 1.
  let number: Int
  /// Its table.
  let table: any GameTable
  /// The findings; their ranges are offsets in the input.
  var findings = FindingCollector<FindingDraft>()
  /// Whether there were more moves than a record can have.
  var hasTooManyMoves = false
}
