import GameRecords

/// A still picture.
struct SVGStill {
  let document: SVGDocument
  let diagram: Diagram
  let summary: String

  init(_ game: any DrawableGame, _ options: RenderingOptions, _ diagram: Diagram, summary: String) {
    document = SVGDocument(game, options, hasMessage: diagram.message != nil)
    self.diagram = diagram
    self.summary = summary
  }

  var bytes: [UInt8] {
    let page = document.page
    let board = diagram.board
    var paints = document.paints
    var picture = ""
    for paint in SVGPaint.allCases where paints.contains(paint) {
      let shapes = board.size.cells.compactMap { cell in
        board[cell].flatMap { SVGPaint($0) == paint ? SVGPage.shape($0.shape, cell) : nil }
      }
      picture += page.group(paint, shapes.joined())
    }
    picture += page.labels(board)
    for cell in diagram.hints ?? [] {
      if let piece = board[cell], piece.number != nil { picture += page.underline(cell, piece) }
    }
    if let hints = diagram.hints?.filter({ board[$0] == nil }), !hints.isEmpty {
      paints.insert(.hint)
      picture += page.group(.hint, hints.map { SVGPage.circle($0) }.joined())
    }
    picture += numbers
    if let cell = diagram.lastMove {
      let isRing = diagram.numbers[cell] != nil
      picture += page.mark(cell, on: board[cell]?.shape ?? .disk, isRing: isRing)
    }
    picture += page.marks(diagram.marks, on: board) + status
    return document.bytes(picture, paints: paints, summary: summary)
  }

  private var numbers: String {
    guard !diagram.numbers.isEmpty else { return "" }
    let page = document.page
    let texts = diagram.numbers.sorted { $0.key < $1.key }.map { cell, number in
      if let piece = diagram.board[cell], piece.number != nil {
        return page.smallNumber(number, on: cell, piece)
      }
      let isDark = diagram.board[cell]?.tone == .dark
      let colour = isDark ? page.colours.light : page.colours.dark
      return SVGPage.number(number, on: cell, " fill=\"\(colour)\"")
    }
    return SVGPage.numbers(texts)
  }

  private var status: String {
    let layout = document.page.layout.parts
    let status = SVGStatus(document)
    var parts: [String] = []
    if layout.contains(.counts) { parts += [status.pieces, status.counts([diagram.counts])] }
    if layout.contains(.message), let message = diagram.message {
      parts.append(status.words(message))
      if let piece = message.piece { parts.append(status.piece(piece)) }
    }
    if layout.contains(.players), let players = diagram.players {
      parts.append(status.players(players))
      parts += players.enumerated().map { index, player in
        status.player(index, player.words, dots: player.isThinking ? "" : nil)
      }
    }
    if let alert = diagram.alert { parts.append(status.alert(alert)) }
    return parts.joined()
  }
}
