/// A disk on the board, or the side that plays with it.
///
/// Dark (black, written `x`) moves first; light (white) is written `o`.
public enum Disk: UInt8, Hashable, CaseIterable, Sendable {
  case dark, light

  /// The other side.
  public var opponent: Disk { self == .dark ? .light : .dark }

  /// `x` for dark, `o` for light: the symbols of the original app's specification.
  public var symbol: Character { self == .dark ? "x" : "o" }
}

extension Disk: CustomStringConvertible {
  /// `dark` or `light`.
  public var description: String { self == .dark ? "dark" : "light" }
}
