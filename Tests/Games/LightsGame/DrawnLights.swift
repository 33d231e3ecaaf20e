package import FrameRendering
package import GameRecords

/// A game of lights to draw.
package struct DrawnLights: DrawableGame {
  package let record: LightsRecord
  package var embedded: String?
  let attempt: LightsAttempt

  package var plainTitle: String { "Lights" }
  package var moveCount: Int { attempt.moveCount }
  package var thinkingTimes: [Int: Double] { [:] }

  package func parts(_ options: RenderingOptions) -> ScreenParts {
    ScreenParts(
      Self.board(record.start).size,
      Piece.Tone.allCases.map { Piece(.panel, $0) },
      [Frame.Count("\(moveCount) moves")],
      [Self.message(Lights([]))]
    )
  }

  package func frames(_ options: RenderingOptions) -> FrameSequence {
    let plies = options.plies ?? 1...max(1, moveCount)
    var frames: [Frame] = []
    for (ply, lights) in (attempt.steps.map(\.before) + [attempt.end]).enumerated()
    where plies.lowerBound - 1...plies.upperBound ~= ply {
      var frame = Frame(
        frames.isEmpty ? .start : .done,
        ply: ply,
        Self.board(lights),
        Self.message(lights),
        [Frame.Count("\(ply) move" + (ply == 1 ? "" : "s"))]
      )
      if !frames.isEmpty {
        let press = attempt.steps[ply - 1].press
        frame.move = press.description
        frame.lastMove = GridCell(x: press.x, y: press.y)
      }
      frames.append(frame)
    }
    return FrameSequence(frames, pace: options.pace, thinkingTimes: [:])
  }

  package func moves(_ options: RenderingOptions) -> [DrawnMove] {
    attempt.steps.enumerated().map { index, step in
      DrawnMove(
        index + 1,
        nil,
        step.press.description,
        words: "light \(step.press)",
        step.switched.map { GridCell(x: $0.x, y: $0.y) }
      )
    }
    .filter { options.plies?.contains($0.ply) ?? true }
  }

  package func summary(_ options: RenderingOptions, of frames: FrameSequence) -> String {
    let moves = moveCount > 0 ? ": \(transcript(options))" : ""
    return "A game of lights\(moves). \(frames[frames.count - 1].message.sentence)"
  }

  package func summary(of frame: Frame) -> String {
    "A position in a game of lights. \(frame.message.sentence)"
  }

  private static func message(_ lights: Lights) -> Frame.Message {
    lights.isDark
      ? Frame.Message("All off", sentence: "All lights are off.", isFinal: true)
      : Frame.Message("", sentence: "Some lights are on.", isFinal: false)
  }

  private static func board(_ lights: Lights) -> PieceBoard {
    let size = GridSize(width: lights.rows.first?.count ?? 0, height: lights.rows.count)
    var board = PieceBoard(size)
    for cell in size.cells {
      board[cell] = Piece(.panel, lights.rows[cell.y][cell.x] == 1 ? .light : .dark)
    }
    return board
  }
}

extension LightsRecord: DrawableRecord {
  package func drawable(_ attempt: LightsAttempt, _ parsed: ParsedRecord) -> DrawnLights? {
    start.rows.isEmpty ? nil : DrawnLights(record: self, attempt: attempt)
  }
}
