import GameRecords
import ReversiRules

/// Recognises files of games, which have no magic number.
enum WTHORRecognition {
  /// The number of records that are checked.
  private static let sample = 16

  static func recognise(_ head: InputHead) -> Recognition? {
    guard head.bytes.count > WTHORHeader.length else { return nil }
    let header = WTHORHeader(head.bytes)
    guard let layout = WTHORLayout(boardSize: header.boardSize), header.kind == 0,
      header.nameCount == 0, header.recordCount > 0
    else { return nil }
    let body = head.bytes.dropFirst(WTHORHeader.length)
    let hasSize = head.isWhole && body.count == header.recordCount * layout.recordLength
    let size = "\(WTHORHeader.length) + \(layout.recordLength) × \(header.recordCount) bytes"
    guard let created = header.created, header.hasPlausibleDate else {
      return hasSize && looksLikeGames(body, layout) ? Recognition(size) : nil
    }
    if hasSize { return Recognition(size + " and a header of \(created)") }
    guard looksLikeGames(body, layout) else { return nil }
    return Recognition("a header of \(created) followed by moves")
  }

  /// Whether the first records have valid scores and moves, and at least one has a move.
  private static func looksLikeGames(_ body: ArraySlice<UInt8>, _ layout: WTHORLayout) -> Bool {
    var rest = body.prefix(sample * layout.recordLength)
    var hasMove = false
    while rest.count >= layout.recordLength {
      let record = rest.prefix(layout.recordLength)
      let scores = record.dropFirst(6).prefix(2)
      let moves = record.dropFirst(WTHORLayout.movesOffset)
      guard scores.allSatisfy({ $0 <= layout.size.squareCount }),
        moves.allSatisfy({
          $0 == 0 || $0 == WTHORReader.edaxPadding
            || layout.squares[Int($0)] != WTHORLayout.noSquare
        })
      else { return false }
      if moves.first != 0 { hasMove = true }
      rest = rest.dropFirst(layout.recordLength)
    }
    return hasMove
  }
}
