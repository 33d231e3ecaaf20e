/// The turning of disks over the course of an animation.
///
/// The root has one number, which grows by 1 with each half turn; each disk turns with it while its
/// own property says so.
struct SVGTurns {
  /// Half turns without a pause in between, each as long as the others.
  private struct Run {
    let start: Int
    let first: Int
    let duration: Int
    var count = 1

    var end: Int { start + count * duration }
    var last: Int { first + count }
  }

  private var runs: [Run] = []

  /// Whether there is a disk on a cell, and whether it turns: a number for calculations in CSS.
  enum State: Int {
    case none = 0
    case lies = 1
    case turnsDark = 2
    case turnsLight = -2

    /// Returns the declaration for a disk whose state is a property of the root, and this one without
    /// animation.
    func declaration(_ property: String) -> String { "--t:var(--\(property),\(rawValue))" }
  }

  /// The longest time that a disk takes to turn, in milliseconds.
  private static let longest = 240
  /// The shortest time in which a turning disk can be seen, in milliseconds.
  private static let shortest = 40

  /// Returns how long disks turn in a frame, in milliseconds; `nil` if there is no time for it.
  static func duration(in frame: Frame) -> Int? {
    frame.duration < shortest ? nil : min(longest, frame.duration)
  }

  /// Adds a half turn.
  mutating func add(at time: Int, lasting duration: Int) {
    if let last = runs.last, last.end == time, last.duration == duration {
      runs[runs.count - 1].count += 1
    } else {
      runs.append(Run(start: time, first: runs.last?.last ?? 0, duration: duration))
    }
  }

  /// The number of half turns at the times when it begins or stops to change, in CSS.
  func keyframes(until end: Int) -> [(time: Int, text: String)] {
    var keyframes: [(time: Int, text: String)] = []
    func add(_ time: Int, _ turns: Int) {
      if keyframes.last?.time != time { keyframes.append((time, "--\(Self.property):\(turns)")) }
    }
    for run in runs {
      add(run.start, run.first)
      add(run.end, run.last)
    }
    if let last = runs.last { add(end, last.last) }
    return keyframes
  }

  /// The name of the root's property.
  private static let property = "flip"

  /// The rules for the outlines of disks in a document, and for their turning, in CSS.
  ///
  /// A disk becomes narrower as it turns, a little slanted, and darker if it has depth. Numbers in
  /// between need a property with a type; programs without such properties, which also lack colours
  /// made of others, show only the two sides.
  static func rules(in document: String, hasDepth: Bool) -> String {
    let elements = "\(document) [style*=\"--t:\"]"
    let angle = "(var(--\(property))*180deg)"
    return """
      \(elements){stroke-opacity:calc(var(--t)*var(--t))}\
      @supports(color:rgb(from red r g b)){\
      @property --\(property){syntax:"&lt;number&gt;";inherits:true;initial-value:0}\
      \(elements){--u:max(0,var(--t) - 1) + min(0,var(--t) + 1);--v:(var(--u))*(var(--u));\
      --s:max(sin\(angle),-1*sin\(angle));--w:max(.14,cos\(angle),-1*cos\(angle));\
      transform-box:fill-box;transform-origin:center;\
      \(hasDepth ? "fill-opacity:calc(1 - .3*var(--v)*var(--s));" : "")\
      transform:scaleX(calc(1 - var(--v)*(1 - var(--w))))skewY(calc((var(--u))*var(--s)*12deg))}}
      """
  }
}
