/// How many panels must leave a line so that the others can reach their cells within it.
///
/// Panels that keep their order need not leave. So those that must are all except the longest
/// increasing sequence.
struct LineConflict {
  private var count = 0
  /// The least last place of an increasing sequence of each length so far, as bits.
  private var ends: UInt32 = 0

  /// Adds the next panel that belongs in the line, by the place in the line where it belongs.
  @inline(__always)
  mutating func add(_ place: UInt8) {
    let larger = ends & ~(2 &<< UInt32(place) &- 1)
    ends ^= larger & (~larger &+ 1)
    ends |= 1 &<< UInt32(place)
    count &+= 1
  }

  /// The extra slides: out of the line and back for each panel that must leave, which its distance
  /// does not count.
  var slides: Int { 2 * (count - ends.nonzeroBitCount) }
}
