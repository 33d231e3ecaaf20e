import GameRecords

/// The slides of a game, in order.
///
/// The states of a session share most of it, so that each takes little memory however long the game
/// is.
struct SlideHistory: Sendable {
  /// The slides up to the last multiple of ``Part/size``.
  private var earlier: Part?
  /// The slides after those.
  private var latest: [UInt8] = []
  /// A hash of all slides.
  private(set) var digest = StableHash()

  /// A part of the slides, with all before it.
  private final class Part: Sendable {
    let slides: [UInt8]
    let earlier: Part?
    let digest: StableHash
    let count: Int

    static let size = 256

    init(_ slides: [UInt8], after earlier: Part?, _ digest: StableHash) {
      (self.slides, self.earlier, self.digest) = (slides, earlier, digest)
      count = slides.count + (earlier?.count ?? 0)
    }
  }

  /// Creates a history of some slides.
  init(_ slides: [UInt8] = []) { for panel in slides { append(panel) } }

  /// The number of slides.
  var count: Int { latest.count + (earlier?.count ?? 0) }

  /// The panel that slid last.
  var last: UInt8? { latest.last ?? earlier?.slides.last }

  /// All panels that slid, in order.
  var panels: [UInt8] {
    var parts = [latest]
    var part = earlier
    while let current = part {
      parts.append(current.slides)
      part = current.earlier
    }
    return parts.reversed().flatMap(\.self)
  }

  /// Adds a slide.
  mutating func append(_ panel: UInt8) {
    latest.append(panel)
    digest.add(panel)
    guard latest.count == Part.size else { return }
    earlier = Part(latest, after: earlier, digest)
    latest = []
  }

  /// Takes back the last slide.
  mutating func popLast() -> UInt8? {
    if latest.isEmpty, let part = earlier { (earlier, latest) = (part.earlier, part.slides) }
    let panel = latest.popLast()
    digest = earlier?.digest ?? StableHash()
    for panel in latest { digest.add(panel) }
    return panel
  }
}

extension SlideHistory: Hashable {
  static func == (a: SlideHistory, b: SlideHistory) -> Bool {
    a.count == b.count && a.digest == b.digest && a.panels == b.panels
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(digest)
  }
}
