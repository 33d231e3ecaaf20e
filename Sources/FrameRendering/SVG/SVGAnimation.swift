internal import ReversiRules

/// A picture that plays by CSS: the document's root takes the values of properties in time, and each
/// element follows one of them.
///
/// Without animation every element shows the last frame: its own attributes, and those of its group
/// where a property that it follows is not there, are those of the end.
struct SVGAnimation {
  private let frames: FrameSequence
  private let options: RenderingOptions
  private let numbers: [Square: Int]
  private let document: SVGDocument
  private let status: SVGStatus

  private let summary: String

  init(_ game: PlayedGame, _ options: RenderingOptions, suffix: String) {
    summary = game.summary(options)
    frames = game.frames(options)
    self.options = options
    numbers = options.showsNumbers ? game.numbers : [:]
    document = SVGDocument(game, options, hasStatus: true, suffix: suffix)
    status = SVGStatus(page: document.page)
  }

  var bytes: [UInt8] {
    let squares = SVGSquares(frames, options, numbers)
    var timeline = SVGTimeline(duration: frames.duration, shortest: squares.shortest)
    let board = squares.elements(document.page, &timeline)
    let picture = [board, mark(&timeline), counts(&timeline), message(&timeline), alert(&timeline)]
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

  /// The mark of the last placement, which stands at its last place and is moved from there.
  private func mark(_ timeline: inout SVGTimeline) -> String {
    guard options.marksLastMove,
      let last = frames.last(where: { $0.lastPlacement != nil })?.lastPlacement
    else { return "" }
    var changes: [(time: Int, value: String)] = []
    var shown: String?
    for frame in frames {
      let value =
        frame.lastPlacement.map { Self.offset($0.x - last.x) + "," + Self.offset($0.y - last.y) }
        ?? "-99px"
      if value != shown { changes.append((frame.time, value)) }
      shown = value
    }
    timeline.add("m", changes)
    let style = " style=\"transform:translate(var(--m))\""
    let mark = document.page.mark(last, isRing: !numbers.isEmpty, style)
    return "<g \(SVGPage.scale)>\(mark)</g>"
  }

  /// A distance in units of a square, as CSS writes it.
  private static func offset(_ squares: Int) -> String { squares == 0 ? "0" : "\(squares)px" }

  /// Both counts: a strip of lines of which one is seen.
  private func counts(_ timeline: inout SVGTimeline) -> String {
    var lines: [DiskCounts] = []
    var times: [Int] = []
    for frame in frames where frame.counts != lines.last {
      lines.append(frame.counts)
      times.append(frame.time)
    }
    guard lines.count > 1 else { return status.disks + status.counts(lines) }
    let changes = times.indices.map { index in
      (time: times[index], value: "\(lines.count - 1 - index)em")
    }
    timeline.add("n", changes)
    let strip = status.counts(lines.reversed(), style: " style=\"transform:translateY(var(--n))\"")
    return status.disks + strip
  }

  /// The message: its words change only at the end, its disk nearly always.
  private func message(_ timeline: inout SVGTimeline) -> String {
    guard let last = frames.last?.message else { return "" }
    var sides: [(time: Int, value: String)] = []
    var isEnd: [(time: Int, value: String)] = []
    for frame in frames {
      let side = SVGStatus.side(frame.message).map { SVGPaint($0).reference } ?? "none"
      if side != sides.last?.value { sides.append((frame.time, side)) }
      let end = SVGStatus.words(frame.message) == SVGStatus.words(last) ? "1" : "0"
      if end != isEnd.last?.value { isEnd.append((frame.time, end)) }
    }
    guard sides.contains(where: { $0.value != "none" }) else { return status.words(last) }
    if sides.count > 1 { timeline.add("s", sides) }
    let isTied = SVGStatus.side(last) == nil
    if isTied {
      let first = sides.first?.value == "none" ? "0" : "1"
      let end = sides.last { $0.value != "none" }.map { last in sides.first { $0.time > last.time }
      }
      let change = (end ?? nil).map { [(time: $0.time, value: "0")] } ?? []
      timeline.add("z", [(time: 0, value: first)] + change)
    }
    let fill = SVGStatus.side(last).map { SVGPaint($0).fill(document.page.suffix) } ?? "none"
    let rules =
      (sides.count > 1 ? "fill:var(--s,\(fill))" : "") + (isTied ? ";opacity:var(--z,0)" : "")
    let disk = status.disk(
      attributes: " fill=\"\(fill)\"" + (isTied ? " opacity=\"0\"" : "")
        + (rules.isEmpty ? "" : " style=\"\(rules)\"")
    )
    guard isEnd.count > 1, let first = frames.first?.message else {
      return disk + status.words(last)
    }
    timeline.add("w", isEnd)
    timeline.add("v", isEnd.map { (time: $0.time, value: $0.value == "1" ? "0" : "1") })
    return disk + status.words(last, attributes: " style=\"opacity:var(--w,1)\"")
      + status.words(first, attributes: " opacity=\"0\" style=\"opacity:var(--v,0)\"")
  }

  /// The alert of a pass, where there is one.
  private func alert(_ timeline: inout SVGTimeline) -> String {
    var changes: [(time: Int, value: String)] = []
    for frame in frames {
      let value = frame.event == .passAlert ? "1" : "0"
      if value != changes.last?.value { changes.append((frame.time, value)) }
    }
    let final = changes.last?.value ?? "0"
    guard changes.count > 1 else { return final == "1" ? status.alert() : "" }
    timeline.add("a", changes)
    return status.alert(
      attributes: " opacity=\"\(final)\" style=\"opacity:var(--a,\(final))\""
    )
  }
}
