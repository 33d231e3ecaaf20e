/// What something shows over the course of an animation: values with their start times, in
/// milliseconds.
struct SVGTrack<Value: Equatable> {
  private(set) var changes: [(time: Int, value: Value)] = []

  /// The value at the end; `nil` if there is none.
  var last: Value? { changes.last?.value }

  /// Whether there is more than one value.
  var isAnimated: Bool { changes.count > 1 }

  /// Shows a value from a time, unless it is already shown.
  mutating func show(_ value: Value, from time: Int) {
    if value != last { changes.append((time, value)) }
  }
}
