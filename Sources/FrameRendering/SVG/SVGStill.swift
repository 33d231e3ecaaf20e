import GameRecords
import ReversiRules

/// A still picture.
struct SVGStill {
  let document: SVGDocument
  let diagram: Diagram
  let summary: String

  init(_ game: PlayedGame, _ options: RenderingOptions, _ diagram: Diagram, summary: String) {
    document = SVGDocument(game, options, hasStatus: diagram.message != nil)
    self.diagram = diagram
    self.summary = summary
  }

  var bytes: [UInt8] {
    let page = document.page
    var paints: Set<SVGPaint> = [.dark, .light]
    var picture = ""
    for disk in Disk.allCases {
      picture += circles(
        .init(disk),
        diagram.board.size.squares.filter { diagram.board[$0] == disk }
      )
    }
    if let legal = diagram.legalMoves, !legal.isEmpty {
      paints.insert(.hint)
      picture += circles(.hint, Array(legal))
    }
    picture += numbers
    if let square = diagram.lastMove {
      picture += page.mark(square, isRing: diagram.numbers[square] != nil)
    }
    if let message = diagram.message { picture += status(message) }
    return document.bytes(picture, paints: paints, summary: summary)
  }

  private func circles(_ paint: SVGPaint, _ squares: [Square]) -> String {
    let circles = squares.map { SVGPage.circle($0) }
    return
      "<g \(SVGPage.scale) fill=\"\(paint.fill(document.page.suffix))\">\(circles.joined())</g>"
  }

  private var numbers: String {
    guard !diagram.numbers.isEmpty else { return "" }
    let texts = diagram.numbers.sorted { $0.key < $1.key }.map { square, number in
      let isDark = diagram.board[square] == .dark
      let colour = isDark ? document.page.colours.light : document.page.colours.dark
      return SVGPage.number(number, on: square, " fill=\"\(colour)\"")
    }
    return SVGPage.numbers(texts)
  }

  private func status(_ message: ScreenMessage) -> String {
    let status = SVGStatus(page: document.page)
    var parts = [status.disks, status.counts([diagram.counts]), status.words(message)]
    if let side = message.side { parts.append(status.disk(side)) }
    if let players = diagram.players {
      parts.append(status.playerDisks)
      parts += Disk.allCases.map { side in
        status.player(side, players.modes[side], dots: players.thinking == side ? "" : nil)
      }
    }
    if let alert = diagram.alert { parts.append(status.alert(alert)) }
    return parts.joined()
  }
}
