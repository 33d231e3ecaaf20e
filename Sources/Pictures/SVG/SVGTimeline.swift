/// The values of the root's properties over the course of an animation.
///
/// All of them are in one set of keyframes, because one animation of a hundred properties is less
/// work for a browser than a hundred animations.
struct SVGTimeline {
  /// The duration of the animation, in milliseconds.
  let duration: Int
  /// The largest acceptable error of a time, in milliseconds.
  private let tolerance: Int
  /// The declarations with the times from which they apply.
  private var declarations: [(time: Int, text: String)] = []
  /// The kinds of followers that there are.
  private(set) var followers: Set<SVGFollower> = []

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
    let name = "--" + property + ":"
    for (time, value) in track.changes { declarations.append((time, name + text(value))) }
  }

  /// Returns the attribute `style` of an element that follows a property, after a space.
  /// - Parameters:
  ///   - follower: what follows it.
  ///   - property: the property's name.
  ///   - final: the value without animation; `nil` if it is inherited then.
  ///   - more: further declarations, each after a semicolon.
  /// - Returns: the attribute.
  mutating func style(
    _ follower: SVGFollower,
    _ property: String,
    final: String? = nil,
    _ more: String = ""
  ) -> String {
    followers.insert(follower)
    return " style=\"" + follower.declaration(property, final: final) + more + "\""
  }

  /// Returns the attribute `style` of an element that has a value only where there is animation, after
  /// a space.
  mutating func style(_ follower: SVGFollower, always value: String) -> String {
    followers.insert(follower)
    return " style=\"--\(follower.rawValue):\(value)\""
  }

  /// Returns the keyframes, with a name.
  func keyframes(_ name: String) -> String {
    keyframes(name, declarations.sorted { $0.time < $1.time })
  }

  /// Returns keyframes with a name: declarations with their times, in order.
  func keyframes(_ name: String, _ declarations: [(time: Int, text: String)]) -> String {
    let decimals = decimals
    var text = "@keyframes " + name + "{"
    var last: Int?
    for (time, declaration) in declarations {
      if time == last {
        text += ";"
      } else {
        if last != nil { text += "}" }
        text += SVGOutput.number(100 * Double(time) / Double(duration), decimals: decimals)
        text += "%{"
      }
      text += declaration
      last = time
    }
    return text + (last == nil ? "}" : "}}")
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
