/// What moves in the direction that a letter names.
///
/// Both conventions are in use. The raw values are the dialects of the format.
enum SlideConvention: String, CaseIterable, Sendable {
  /// The open cell moves, and the panel moves the opposite way.
  case open
  /// The panel moves.
  case panel

  /// The convention in the other use.
  var other: SlideConvention { self == .open ? .panel : .open }
}
