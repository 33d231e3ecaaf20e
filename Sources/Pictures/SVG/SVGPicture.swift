import GameRecords

/// A picture of one frame, or of several, animated by CSS: the document's root changes custom properties
/// over time, and each element follows one of them.
///
/// Without animation every element shows the last frame: its own attributes are those of the end,
/// and so are its group's, which apply if the property that it follows is not set.
struct SVGPicture {
  private let frames: FrameSequence
  private let options: RenderingOptions
  private let numbers: [GridCell: Int]
  private let document: SVGDocument
  private let status: SVGStatus
  private let summary: String

  /// Creates the animation of a game.
  init(_ game: any DrawableGame, _ options: RenderingOptions) {
    let frames = game.frames(options)
    let lettered = options.marks.letteredCells
    self.init(
      game,
      options,
      frames.withRoom(for: options.marks),
      options.showsNumbers ? game.numbers.filter { !lettered.contains($0.key) } : [:],
      hasMessage: true,
      summary: game.summary(options, of: frames)
    )
  }

  /// Creates a still.
  init(_ game: any DrawableGame, _ options: RenderingOptions, _ diagram: Diagram, summary: String) {
    var options = options
    // The diagram has them.
    options.marks = []
    let frames = FrameSequence([diagram.frame], pace: options.pace, seconds: [:])
    let hasMessage = diagram.hasMessage
    self.init(game, options, frames, diagram.numbers, hasMessage: hasMessage, summary: summary)
  }

  private init(
    _ game: any DrawableGame,
    _ options: RenderingOptions,
    _ frames: FrameSequence,
    _ numbers: [GridCell: Int],
    hasMessage: Bool,
    summary: String
  ) {
    self.frames = frames
    self.options = options
    self.numbers = numbers
    self.summary = summary
    document = SVGDocument(game, options, hasMessage: hasMessage)
    status = SVGStatus(document)
  }

  private var isAnimated: Bool { frames.count > 1 }

  var bytes: [UInt8] {
    let slides = isAnimated ? SVGSlides(frames, document.page, options.pace) : nil
    // Pieces either slide or change in place.
    let cells = slides == nil ? SVGCells(frames, options, numbers, document.paints) : nil
    let shortest = [slides?.shortest, cells?.shortest].compactMap(\.self).min()
    var timeline = SVGTimeline(duration: frames.duration, shortest: shortest ?? .max)
    let board = slides?.elements ?? cells?.elements(document.page, &timeline) ?? ""
    let paints = cells?.paints ?? document.paints
    let shown = document.page.layout.parts
    let players = shown.contains(.players) ? frames.first?.players ?? [] : []
    let picture =
      [
        board, underlines(&timeline), mark(&timeline),
        marks(&timeline), document.page.marks(options.marks, on: nil),
        shown.contains(.counts) ? counts(&timeline) : "",
        shown.contains(.message)
          ? variants("w", &timeline, of: \.message) { status.message($0, $1) } : "",
        status.players(players),
      ]
      + players.indices.map { index in
        variants("v\(index)w", &timeline, of: { $0.players?[index] }) {
          status.player(index, $0, $1)
        }
      } + [variants("q", &timeline, of: \.alert) { status.alert($0, $1) }]
    return document.bytes(
      picture.filter { !$0.isEmpty }.joined(separator: "\n"),
      paints: paints,
      summary: summary,
      style: isAnimated ? style(timeline, cells, slides) : ""
    )
  }

  private func style(
    _ timeline: SVGTimeline,
    _ cells: SVGCells?,
    _ slides: SVGSlides?
  ) -> String {
    let paints = cells?.paints ?? document.paints
    let root = "#g\(document.page.suffix)"
    let name = "k\(document.page.suffix)"
    let seconds = SVGOutput.number(Double(timeline.duration) / 1000, decimals: 3)
    let loops = options.loops.map { $0 == 0 ? "infinite" : String($0) } ?? "infinite"
    let references = SVGPaint.allCases.filter { $0 != .empty && paints.contains($0) }
      .map { "--\($0.rawValue):\($0.fill(document.page.suffix));" }.joined()
    let followers = SVGFollower.allCases.filter(timeline.followers.contains)
      .map { $0.rule(in: root) }.joined()
    let still = slides == nil ? root : "\(root),\(root) g"
    let turns = cells.map { $0.turns.keyframes(until: timeline.duration) } ?? []
    let turning = turns.isEmpty ? "" : ",t\(name) \(seconds)s linear \(loops)"
    return """
      @supports(fill:var(--c)){\(root){\(references)animation:\(name) \(seconds)s step-end \(loops)\(turning)}\
      \(followers)\(slides?.rules(timeline, timing: "\(seconds)s \(loops)") ?? "")\
      @media(prefers-reduced-motion:reduce){\(still){animation:none}}\
      \(timeline.keyframes(name))\(turns.isEmpty ? "" : timeline.keyframes("t\(name)", turns))\
      \(cells == nil ? "" : SVGTurns.rules(in: root, hasDepth: document.page.colours.hasDepth))}
      """
  }

  /// The lines under panels while they can slide.
  private func underlines(_ timeline: inout SVGTimeline) -> String {
    guard options.marksLegalMoves, let board = frames.first?.board else { return "" }
    return board.size.cells.map { cell in
      var isShown = SVGTrack<Bool>()
      for frame in frames {
        let isMovable = frame.board[cell]?.number != nil && frame.hints?.contains(cell) ?? false
        // A panel that is still on its way has no line yet.
        let delay = isMovable && frame.slide != nil ? options.pace.slideTime(in: frame) : 0
        isShown.show(isMovable, from: frame.time + delay)
      }
      let pieces = frames.lazy.compactMap { $0.board[cell] }
      guard let piece = pieces.first, isShown.changes.contains(where: \.value) else { return "" }
      return document.page.underline(cell, piece, visibility(isShown, "u\(cell)", &timeline))
    }
    .joined()
  }

  /// The mark of the last move, drawn at its last place and moved from there.
  private func mark(_ timeline: inout SVGTimeline) -> String {
    guard options.marksLastMove,
      let marked = frames.last(where: { $0.lastMove != nil }), let cell = marked.lastMove
    else { return "" }
    let shape = marked.board[cell]?.shape ?? .disk
    let last = frames.last?.lastMove
    let (x, y) = (last?.x ?? SVGPage.outside, last?.y ?? SVGPage.outside)
    // The mark of a disk is in units of a square.
    let unit = shape == .panel ? SVGPage.square : 1
    var places = SVGTrack<GridCell?>()
    for frame in frames { places.show(frame.lastMove, from: frame.time) }
    timeline.add("m", places) { place in
      SVGOutput.length(unit * ((place?.x ?? SVGPage.outside) - x)) + ","
        + SVGOutput.length(unit * ((place?.y ?? SVGPage.outside) - y))
    }
    let style = isAnimated ? timeline.style(.place, "m", final: "0") : ""
    return document.page.mark(last, on: shape, isRing: numbers[cell] != nil, style)
  }

  /// What the record points out on the board, each time with what is shown then.
  private func marks(_ timeline: inout SVGTimeline) -> String {
    let marked = frames.filter { !$0.marks.isEmpty }
    return marked.enumerated().map { index, shown in
      let isShown = track { $0.ply == shown.ply && $0.event == shown.event }
      let marks = document.page.marks(shown.marks, on: shown.board)
      return "<g\(visibility(isShown, "z\(index)", &timeline))>\(marks)</g>"
    }
    .joined()
  }

  /// All counts: a strip of lines of which one is visible, without animation the last one.
  private func counts(_ timeline: inout SVGTimeline) -> String {
    var counts = SVGTrack<[Frame.Count]>()
    var lines = SVGTrack<Int>()
    for frame in frames {
      counts.show(frame.counts, from: frame.time)
      lines.show(counts.changes.count, from: frame.time)
    }
    let strip = counts.changes.reversed().map(\.value)
    guard lines.isAnimated else { return status.pieces + status.counts(strip) }
    timeline.add("n", lines) { "\(20 * (strip.count - $0))px" }
    return status.pieces
      + status.counts(
        strip,
        timeline.style(.line, "n", final: "0"),
        others: SVGFollower.hidden + timeline.style(.visibility, always: "1")
      )
  }

  private func track(_ isShown: (Frame) -> Bool) -> SVGTrack<Bool> {
    var track = SVGTrack<Bool>()
    for frame in frames { track.show(isShown(frame), from: frame.time) }
    return track
  }

  /// Draws each value that something has in any of the frames, visible while it has it.
  /// - Parameters:
  ///   - property: the beginning of the names of properties that say which value it has.
  ///   - timeline: when it changes.
  ///   - value: returns the value in a frame.
  ///   - draw: draws a value, with further attributes.
  /// - Returns: the elements.
  private func variants<Value: Equatable>(
    _ property: String,
    _ timeline: inout SVGTimeline,
    of value: (Frame) -> Value?,
    draw: (Value, String) -> String
  ) -> String {
    var values: [Value] = []
    for case let value? in frames.map(value) where !values.contains(value) { values.append(value) }
    return values.enumerated().map { index, shown in
      let isShown = track { value($0) == shown }
      return draw(shown, visibility(isShown, "\(property)\(index)", &timeline))
    }
    .joined()
  }

  /// Returns the attributes of an element that is visible for some of the time.
  /// - Parameters:
  ///   - track: when it is visible.
  ///   - property: the name of the property that says so.
  ///   - timeline: the properties.
  /// - Returns: the attributes; empty if it is always visible.
  private func visibility(
    _ track: SVGTrack<Bool>,
    _ property: String,
    _ timeline: inout SVGTimeline
  ) -> String {
    guard track.isAnimated else { return "" }
    func text(_ isShown: Bool) -> String { isShown ? "1" : "0" }
    timeline.add(property, track, text)
    let isShown = track.last ?? false
    return (isShown ? "" : SVGFollower.hidden)
      + timeline.style(.visibility, property, final: text(isShown))
  }
}
