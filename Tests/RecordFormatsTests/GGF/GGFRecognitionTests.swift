import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `The GGF format is recognised` {
  private func recognise(_ text: String) -> String? {
    GGFFormat().recognise(InputHead(of: Array(text.utf8)[...], isWhole: true))?.evidence
  }

  @Test(arguments: [
    "(;GM[Othello]", "1 (;GM[Othello]PC[GGS/os]", "(;GM[othello]PC[Edax]", "(;GM[Reversi];)",
    "\u{FEFF}\n 2 (;GM[ Othello ]", "(;\nPB[Ada]\nPW[Bo]\nGM[Othello]",
    "(;PC[(;GM[2]GM[OTHELLO]",
  ])
  func `by the name of the game`(text: String) {
    #expect(recognise(text) == "begins with a game of GM[Othello]")
  }

  @Test func `by a board when the game has no name`() {
    #expect(recognise("(;PB[a]BO[\(newBoard)]") == "begins with a game that has a board in BO[8 …]")
  }

  @Test(arguments: [
    "", "\n", "1", "(", "(;", "(;)", "(;GM", "(;GM[", "(;GM[2]FF[4];B[f5])",
    "(;FF[4]GM[1]SZ[19]",
    "(;BO[8 -******- O------O O------O O------O O------O O------O O------O -******- *]",
    "(;GM[Go]BO[8 ----]", "(;GM[Amazons]", "(;B[dd];W[ee])", "(;BO[x]", "(;BO[8]",
    "(; GM [Othello]",
    "(;PlayerBlack[a]GM[Othello]", "GM[Othello]", "x (;GM[Othello]",
    "[Event \"?\"]\n[Site \"?\"]\n",
    "{\"moves\":[]}", "f5d6c3", "x00\n--------\n", "<game/>", "(;GM[OthelloX]",
    "(;CA[UTF-8]GM[2]BO[8 ---]",
  ])
  func `by nothing else`(text: String) {
    #expect(recognise(text) == nil)
  }
}
