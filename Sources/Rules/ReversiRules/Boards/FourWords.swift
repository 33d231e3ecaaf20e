/// Four words as one value, stored inline.
@usableFromInline
package struct FourWords: Hashable, Sendable {
  @usableFromInline package var first: UInt64
  @usableFromInline package var second: UInt64 = 0
  @usableFromInline package var third: UInt64 = 0
  @usableFromInline package var fourth: UInt64 = 0

  /// Creates four words, all but the first of which are 0.
  @inlinable
  package init(first: UInt64 = 0) { self.first = first }

  /// The word with an index from 0 to 3.
  @inlinable
  package subscript(index: Int) -> UInt64 {
    get {
      switch index {
      case 0: first
      case 1: second
      case 2: third
      default: fourth
      }
    }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: fourth = newValue
      }
    }
  }
}
