package import GameRecords
import ReversiRules

extension ReversiRecord {
  /// How the first pass is written in the record's text, if there is one.
  package func passSpelling(in source: SourceText) -> ArraySlice<UInt8>? {
    guard let index = moves.firstIndex(of: .pass), let places = origin?.moves,
      places.indices.contains(index)
    else { return nil }
    return source[places[index].bytes]
  }
}
