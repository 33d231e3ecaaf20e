/// The values that properties of the document's root take in the course of an animation.
///
/// All of them make one set of keyframes: a browser has less work with one animation of a hundred
/// properties than with a hundred animations.
struct SVGTimeline {
  /// How long the animation takes, in milliseconds.
  let duration: Int
  /// How exact times must be, in milliseconds.
  private let tolerance: Int
  /// The declarations that hold from a time on.
  private var rules: [Int: String] = [:]

  /// An animation without properties.
  /// - Parameters:
  ///   - duration: how long it takes, in milliseconds.
  ///   - shortest: how long the shortest of its pictures stays.
  init(duration: Int, shortest: Int) {
    self.duration = max(1, duration)
    tolerance = max(1, shortest / 20)
  }

  /// Adds a property that follows a track.
  /// - Parameters:
  ///   - property: its name.
  ///   - track: what it follows, from time 0 on.
  ///   - text: a value in CSS.
  mutating func add<Value>(
    _ property: String,
    _ track: SVGTrack<Value>,
    _ text: (Value) -> String
  ) {
    for (time, value) in track.changes {
      rules[time, default: ""] += "--\(property):\(text(value));"
    }
  }

  /// The keyframes, with a name.
  func keyframes(_ name: String) -> String {
    let decimals = decimals
    let text = rules.sorted { $0.key < $1.key }.map { time, declarations in
      let percent = 100 * Double(time) / Double(duration)
      return "\(SVGOutput.number(percent, decimals: decimals))%{\(declarations.dropLast())}"
    }
    return "@keyframes \(name){\(text.joined())}"
  }

  /// As many that every time is exact enough.
  private var decimals: Int {
    var decimals = 0
    var error = Double(duration) / 200
    while error > Double(tolerance), decimals < 8 {
      decimals += 1
      error /= 10
    }
    return decimals
  }
}
