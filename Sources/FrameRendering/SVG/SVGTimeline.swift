/// The values of the root's properties over the course of an animation.
///
/// All of them are in one set of keyframes, because one animation of a hundred properties is less
/// work for a browser than a hundred animations.
struct SVGTimeline {
  /// The duration of the animation, in milliseconds.
  let duration: Int
  /// The largest acceptable error of a time, in milliseconds.
  private let tolerance: Int
  /// The declarations that apply from a time.
  private var rules: [Int: String] = [:]

  /// Creates an animation without properties.
  /// - Parameters:
  ///   - duration: its duration, in milliseconds.
  ///   - shortest: the time of its shortest picture, in milliseconds.
  init(duration: Int, shortest: Int) {
    self.duration = max(1, duration)
    tolerance = max(1, shortest / 20)
  }

  /// Adds a property that follows a track.
  /// - Parameters:
  ///   - property: its name.
  ///   - track: what it follows, from time 0.
  ///   - text: returns a value in CSS.
  mutating func add<Value>(
    _ property: String,
    _ track: SVGTrack<Value>,
    _ text: (Value) -> String
  ) {
    for (time, value) in track.changes {
      let separator = rules[time] == nil ? "--" : ";--"
      rules[time, default: ""] += separator + property + ":" + text(value)
    }
  }

  /// Returns the keyframes, with a name.
  func keyframes(_ name: String) -> String {
    keyframes(name, rules.sorted { $0.key < $1.key })
  }

  /// Returns keyframes with a name: declarations with their times.
  func keyframes(_ name: String, _ rules: [(key: Int, value: String)]) -> String {
    let decimals = decimals
    var text = "@keyframes " + name + "{"
    for (time, declarations) in rules {
      let percent = 100 * Double(time) / Double(duration)
      text += SVGOutput.number(percent, decimals: decimals)
      text += "%{"
      text += declarations
      text += "}"
    }
    return text + "}"
  }

  /// The number of decimals for which every time is exact enough.
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
