import GameRecords

/// The word before the colon with which a line of moves, or of another fact, can begin.
enum PuzzleTextLabel: String, CaseIterable, Sendable {
  /// Letters, of whatever convention.
  case moves
  /// Letters for the directions of the panels.
  case panel
  /// Letters for the directions of the open cell.
  case open
  /// Panel numbers.
  case slides
  /// The goal, where the slides do not show it.
  case goal

  /// The label with which a line begins, in any case; `nil` if there is none.
  init?(beginning line: some RandomAccessCollection<UInt8>) {
    let word = line.prefix { $0 != UInt8(ascii: ":") }
    guard word.count < line.count, word.count <= 8 else { return nil }
    let name = String(decoding: word.map { $0 | 0x20 }, as: UTF8.self)
    guard let label = PuzzleTextLabel(rawValue: name) else { return nil }
    self = label
  }

  /// The bytes of the label with its colon.
  var length: Int { rawValue.utf8.count + 1 }

  /// The convention that the label names.
  var convention: SlideConvention? {
    switch self {
    case .panel: .panel
    case .open: .open
    case .moves, .slides, .goal: nil
    }
  }
}
