import Testing

@testable import RecordText

@Suite struct `A move of chess` {
  @Test(arguments: [
    "Nf3", "Bb5", "Rae1", "R1e1", "Qh4e1", "Kd2", "exd5", "Nxe4", "R1xe1", "Qh4xe1", "e8=Q", "a1=N",
    "exd8=Q", "O-O", "O-O-O", "O-O+", "Nf3+", "e4+", "d8#", "Nf3!", "Nxf3??", "Bb5?!", "Nf3)",
    "e8=Q+", "Nf3{a}", "Nf3;a",
  ])
  func `has a piece, a capture, a check, a promotion or a castling`(text: String) {
    #expect(ChessMove.isLike(Array(text.utf8)[...]))
  }

  /// What could be a move of Reversi, or is no move at all.
  @Test(arguments: [
    "", "e4", "f5", "F5", "f5!", "f5?", "h8)", "d3{a}", "a1a1", "c3c3", "P@f5", "@@@@", "--",
    "pass",
    "N", "Nf", "Nf9x", "N33", "x", "xd", "=Q", "e=Q", "e4=P", "e4=", "0-0", "O", "39-25", "1-0",
    "nf3", "kd2", "Nbcdef3", "+", "#",
  ])
  func `is not seen in anything else`(text: String) {
    #expect(!ChessMove.isLike(Array(text.utf8)[...]))
  }

  @Test func `has the letters of five pieces`() {
    let letters = (UInt8.min...UInt8.max).filter(ChessMove.isPiece)
    #expect(letters == "BKNQR".utf8.map(\.self))
  }
}
