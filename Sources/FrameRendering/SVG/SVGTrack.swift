/// What something shows in the course of an animation: values, each from a time on, in milliseconds.
struct SVGTrack<Value: Equatable> {
  private(set) var changes: [(time: Int, value: Value)] = []

  /// The value at the end, unless there is none at all.
  var last: Value? { changes.last?.value }

  /// Whether there is more than one value.
  var isAnimated: Bool { changes.count > 1 }

  /// Shows a value from a time on, unless it is shown already.
  mutating func show(_ value: Value, from time: Int) {
    if value != last { changes.append((time, value)) }
  }
}
