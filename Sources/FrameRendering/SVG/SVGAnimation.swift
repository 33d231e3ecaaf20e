import GameRecords
import ReversiRules

/// A picture animated by CSS: the document's root changes custom properties over time, and each
/// element follows one of them.
///
/// Without animation every element shows the last frame: its own attributes are those of the end,
/// and so are its group's, which apply if the property that it follows is not set.
struct SVGAnimation {
  private let frames: FrameSequence
  private let options: RenderingOptions
  private let numbers: [Square: Int]
  private let document: SVGDocument
  private let status: SVGStatus
  private let summary: String

  init(_ game: PlayedGame, _ options: RenderingOptions) {
    frames = game.frames(options)
    summary = game.summary(options, of: frames)
    self.options = options
    numbers = options.showsNumbers ? game.numbers : [:]
    document = SVGDocument(game, options, hasStatus: true)
    status = SVGStatus(page: document.page)
  }

  var bytes: [UInt8] {
    let squares = SVGSquares(frames, options, numbers)
    var timeline = SVGTimeline(duration: frames.duration, shortest: squares.shortest)
    let board = squares.elements(document.page, &timeline)
    let picture =
      [board, mark(&timeline), counts(&timeline), message(&timeline)]
      + [frames.first?.players == nil ? "" : status.playerDisks]
      + Disk.allCases.map { player($0, &timeline) } + [.pass, .reset].map { alert($0, &timeline) }
    return document.bytes(
      picture.filter { !$0.isEmpty }.joined(separator: "\n"),
      paints: squares.paints,
      summary: summary,
      style: style(timeline, squares.paints)
    )
  }

  private func style(_ timeline: SVGTimeline, _ paints: Set<SVGPaint>) -> String {
    let suffix = document.page.suffix
    let seconds = SVGOutput.number(Double(timeline.duration) / 1000, decimals: 3)
    let loops = options.loops.map { $0 == 0 ? "infinite" : String($0) } ?? "infinite"
    let references = SVGPaint.allCases.filter { $0 != .empty && paints.contains($0) }
      .map { "--\($0.rawValue):\($0.fill(suffix));" }.joined()
    return """
      #g\(suffix){\(references)animation:k\(suffix) \(seconds)s step-end \(loops)}\
      @media(prefers-reduced-motion:reduce){#g\(suffix){animation:none}}\
      \(timeline.keyframes("k\(suffix)"))
      """
  }

  /// The mark of the last placement, drawn at its last place and moved from there.
  private func mark(_ timeline: inout SVGTimeline) -> String {
    guard options.marksLastMove,
      let last = frames.last(where: { $0.lastPlacement != nil })?.lastPlacement
    else { return "" }
    var places = SVGTrack<Square?>()
    for frame in frames { places.show(frame.lastPlacement, from: frame.time) }
    timeline.add("m", places) { place in
      Self.offset((place?.x ?? SVGPage.outside) - last.x) + ","
        + Self.offset((place?.y ?? SVGPage.outside) - last.y)
    }
    let style = " style=\"transform:translate(var(--m))\""
    return document.page.mark(last, isRing: !numbers.isEmpty, style)
  }

  /// Returns a distance in units of a square in CSS.
  private static func offset(_ squares: Int) -> String { squares == 0 ? "0" : "\(squares)px" }

  /// Both counts: a strip of lines of which one is visible, without animation the last one.
  private func counts(_ timeline: inout SVGTimeline) -> String {
    var counts = SVGTrack<DiskCounts>()
    var lines = SVGTrack<Int>()
    for frame in frames {
      counts.show(frame.counts, from: frame.time)
      lines.show(counts.changes.count, from: frame.time)
    }
    let strip = counts.changes.reversed().map(\.value)
    guard lines.isAnimated else { return status.disks + status.counts(strip) }
    timeline.add("n", lines) { "\(strip.count - $0)em" }
    return status.disks + status.counts(strip, " style=\"transform:translateY(var(--n))\"")
  }

  /// The message: its disk changes with nearly every move, its words only at the end.
  private func message(_ timeline: inout SVGTimeline) -> String {
    guard let first = frames.first?.message, let last = frames.last?.message else { return "" }
    var sides = SVGTrack<Disk>()
    var isLast = SVGTrack<Bool>()
    for frame in frames {
      if let side = frame.message.side { sides.show(side, from: frame.time) }
      isLast.show(frame.message.words == last.words, from: frame.time)
    }
    var disk = ""
    if let side = sides.last {
      if sides.isAnimated { timeline.add("s", sides) { SVGPaint($0).reference } }
      let fill = SVGPaint(side).fill(document.page.suffix)
      disk = status.disk(side, sides.isAnimated ? " style=\"fill:var(--s,\(fill))\"" : "")
    }
    guard isLast.isAnimated else { return disk + status.words(last) }
    timeline.add("w", isLast, Self.opacity)
    timeline.add("v", isLast) { Self.opacity(!$0) }
    // A tie has no disk, so the disk disappears with the previous words.
    let isTied = last.side == nil
    let before = (isTied ? disk : "") + status.words(first)
    return (isTied ? "" : disk) + "<g opacity=\"0\" style=\"opacity:var(--v,0)\">\(before)</g>"
      + status.words(last, " style=\"opacity:var(--w,1)\"")
  }

  /// Who plays a side, if that is shown.
  private func player(_ side: Disk, _ timeline: inout SVGTimeline) -> String {
    var modes = SVGTrack<PlayerMode>()
    var isThinking = SVGTrack<Bool>()
    for frame in frames {
      guard let players = frame.players else { return "" }
      modes.show(players.modes[side], from: frame.time)
      isThinking.show(players.thinking == side, from: frame.time)
    }
    let isEver = isThinking.changes.contains { $0.value }
    let dots =
      isEver ? visibility(isThinking, "t\(side.symbol)", of: "fill-opacity", &timeline) : nil
    let words = PlayerMode.allCases.filter { mode in
      modes.changes.contains { $0.value == mode }
    }
    .map { mode in
      var isShown = SVGTrack<Bool>()
      for (time, value) in modes.changes { isShown.show(value == mode, from: time) }
      let property = "\(mode.rawValue.prefix(1))\(side.symbol)"
      let attributes = visibility(isShown, property, &timeline)
      // Only a computer thinks.
      return status.player(side, mode, attributes, dots: mode == .computer ? dots : nil)
    }
    return words.joined()
  }

  /// An alert, if it is ever open.
  private func alert(_ alert: AppAlert, _ timeline: inout SVGTimeline) -> String {
    var isShown = SVGTrack<Bool>()
    for frame in frames { isShown.show(frame.alert == alert, from: frame.time) }
    guard isShown.changes.contains(where: { $0.value }) else { return "" }
    return status.alert(alert, visibility(isShown, alert == .pass ? "a" : "q", &timeline))
  }

  /// Returns the attributes of an element that is visible for some of the time.
  /// - Parameters:
  ///   - track: when it is visible.
  ///   - property: the name of the property that says so.
  ///   - attribute: the attribute that makes it visible.
  ///   - timeline: the properties.
  /// - Returns: the attributes; empty if it is always visible.
  private func visibility(
    _ track: SVGTrack<Bool>,
    _ property: String,
    of attribute: String = "opacity",
    _ timeline: inout SVGTimeline
  ) -> String {
    guard track.isAnimated else { return "" }
    timeline.add(property, track, Self.opacity)
    let final = Self.opacity(track.last ?? false)
    return " \(attribute)=\"\(final)\" style=\"\(attribute):var(--\(property),\(final))\""
  }

  private static func opacity(_ isShown: Bool) -> String { isShown ? "1" : "0" }
}
