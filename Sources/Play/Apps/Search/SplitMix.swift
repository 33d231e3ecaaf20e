/// Pseudorandom numbers that are the same on every machine (Steele, Lea and Flood: Fast Splittable
/// Pseudorandom Number Generators, 2014).
package enum SplitMix {
  /// Returns a number that looks random, but is always the same for the same number.
  package static func mixed(_ number: UInt64) -> UInt64 {
    var number = number &+ 0x9E37_79B9_7F4A_7C15
    number = (number ^ number >> 30) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ number >> 27) &* 0x94D0_49BB_1331_11EB
    return number ^ number >> 31
  }
}
