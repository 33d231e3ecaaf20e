public import FrameRendering
public import GameRecords
import PuzzleRules

/// A puzzle to draw: its record, and its slides as played by the rules.
public struct PlayedPuzzle: DrawableGame {
  /// The record as read from the file.
  public let record: PuzzleRecord
  /// The slides as far as they can be played.
  public let replay: PuzzleReplay
  /// The record as one line of JSON, to embed it in pictures.
  public var embedded: String?

  /// Creates a puzzle to draw.
  public init(_ record: PuzzleRecord, _ replay: PuzzleReplay) {
    self.record = record
    self.replay = replay
  }

  /// The title of a picture if nothing else is known.
  public var plainTitle: String { "Sliding puzzle" }

  /// The number of moves.
  public var moveCount: Int { replay.slides.count }

  /// The seconds recorded for moves, by the numbers of the moves.
  public var thinkingTimes: [Int: Double] {
    Dictionary(
      record.annotations.compactMap { note in note.time.map { (note.ply, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns what can be on the screen.
  public func parts(_ options: RenderingOptions) -> ScreenParts {
    ScreenParts(
      GridSize(replay.start.size),
      (1...replay.start.size.panelCount).map { .panel($0) },
      [Frame.Count](moveCount, of: moveCount, under: replay.start.size),
      [.solved]
    )
  }

  /// Returns the frames to show: one for the start, and one for each slide.
  public func frames(_ options: RenderingOptions) -> FrameSequence {
    let plies = shown(options)
    var frames: [Frame] = []
    var lastMove: GridCell?
    for step in steps {
      lastMove = step.slide?.end ?? lastMove
      guard step.ply >= plies.lowerBound - 1, step.ply < plies.upperBound else { continue }
      var frame = Frame(
        frames.isEmpty ? .start : .done,
        ply: step.ply,
        PieceBoard(step.puzzle),
        step.puzzle.isSolved(replay.goal) ? .solved : .unsolved,
        [Frame.Count](step.ply, of: moveCount, under: step.puzzle.size)
      )
      frame.lastMove = lastMove
      if options.marksLegalMoves, !frame.message.isFinal {
        frame.hints = step.puzzle.movablePanels.compactMap(step.puzzle.cell(of:))
          .map { GridCell($0) }.sorted()
      }
      if !frames.isEmpty {
        frame.move = step.panel.map(String.init)
        frame.slide = step.slide
      }
      frames.append(frame)
    }
    return FrameSequence(frames, pace: options.pace, thinkingTimes: thinkingTimes)
  }

  /// Returns the moves to show.
  public func moves(_ options: RenderingOptions) -> [DrawnMove] {
    let plies = shown(options)
    let times = thinkingTimes
    return steps.compactMap { step -> DrawnMove? in
      guard let panel = step.panel, let slide = step.slide, plies.contains(step.ply) else {
        return nil
      }
      var move = DrawnMove(
        step.ply,
        nil,
        "\(panel)",
        words: "panel \(panel)",
        [slide.start, slide.end]
      )
      move.time = times[step.ply]
      return move
    }
  }

  /// Returns notes on options that make no difference.
  public func notes(_ options: RenderingOptions) -> [RenderingNote] {
    guard options.showsNumbers else { return [] }
    return [RenderingNote("panels have numbers of their own; --numbers changes nothing")]
  }

  /// A position, and the slide that led to it unless it is the start.
  struct Step {
    let ply: Int
    let puzzle: Puzzle
    let panel: Int?
    let slide: Frame.Slide?
  }

  /// The start, and the position after each slide.
  var steps: [Step] {
    let puzzles = replay.puzzles
    return puzzles.indices.map { ply in
      guard ply > 0, case let panel = Int(replay.slides[ply - 1]),
        let start = puzzles[ply - 1].cell(of: panel), let end = puzzles[ply].cell(of: panel)
      else { return Step(ply: ply, puzzle: puzzles[ply], panel: nil, slide: nil) }
      let slide = Frame.Slide(from: GridCell(start), to: GridCell(end))
      return Step(ply: ply, puzzle: puzzles[ply], panel: panel, slide: slide)
    }
  }

  /// The slides to show, by their numbers from 1.
  func shown(_ options: RenderingOptions) -> Range<Int> {
    let first = min(max(1, options.plies?.lowerBound ?? 1), moveCount + 1)
    return first..<max(first, min(options.plies?.upperBound ?? .max, moveCount) + 1)
  }
}

extension PuzzleRecord: DrawableRecord {
  /// Returns what is drawn of a record; `nil` if not even its start can be drawn.
  public func drawable(_ attempt: PuzzleAttempt, _ parsed: ParsedRecord) -> PlayedPuzzle? {
    attempt.replay.map { PlayedPuzzle(self, $0) }
  }

  /// Returns the record with only some of its moves.
  public func keepingMoves(_ count: Int) -> PuzzleRecord {
    var record = self
    record.slides = Array(slides.prefix(count))
    return record
  }
}
