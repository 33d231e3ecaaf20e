/// Moves of chess, whose files look like those of Othello up to the first move of a piece.
package enum ChessMove {
  /// Whether a word is a move that only chess has: of a piece, a capture, castling or a promotion.
  package static func isLike(_ word: ArraySlice<UInt8>) -> Bool {
    if word.starts(with: "O-O".utf8) { return true }
    var rest = word.prefix { !"+#!?(){};".utf8.contains($0) }
    let isChecking = word.dropFirst(rest.count).first.map { "+#".utf8.contains($0) } ?? false
    let promotion = rest.suffix(2)
    let isPromoting =
      promotion.first == UInt8(ascii: "=") && promotion.last.map(isPiece) ?? false
    if isPromoting { rest.removeLast(2) }
    guard (2...6).contains(rest.count), MoveSpelling.square(rest.suffix(2)) != nil else {
      return false
    }
    let before = rest.dropLast(2)
    let isCapturing = before.last == UInt8(ascii: "x")
    let isOfPiece = before.first.map(isPiece) ?? false
    return isChecking || isPromoting || isCapturing || isOfPiece
  }

  /// Whether a letter stands for a piece in a move or in a FEN, where pawns do not indicate chess.
  package static func isPiece(_ letter: UInt8) -> Bool { "NBRQK".utf8.contains(letter) }
}
