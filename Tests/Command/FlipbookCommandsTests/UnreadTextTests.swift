import TestSupport
import Testing

/// If something is missing, a text that belongs elsewhere looks as if it could be removed.
@Suite(.waits) struct `Text that no reader has read` {
  private static let board =
    "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]"

  static let inputs: [String] = [
    // The bracket after a number is missing.
    "(;FF[4PB[Ada]GM[2]SZ[8]PW[Ben];B[f5];W[d6])\n",
    "(;GM[2]FF[4PW[Ben]SZ[8]PB[Ada];B[f5];W[d6])\n",
    // The brackets between two games are missing.
    "(;GM[Othello]PB[Ada]PW[Ben]TY[8]\(board)B[f5]W[d6]\n"
      + "GM[Othello]PB[Ada]PW[Ben]TY[8]\(board)B[d3]W[c5];)\n",
    // The rest of a name looks like a pass.
    "f5d6c3d3\nPa | f5d6c3d3\n", "f5d6c3d3c4 P\n", "f5d6c3d3 PS\n",
    #"{"moves": ["f5", P"d6"]}"#, "[Black \"Ada\"]\n\n1. f5 P d6 2. c3 *\n",
    // The turn is missing.
    "00\n--------\n--------\n--------\n---ox---\n---xo---\n--------\n--------\n--------\n",
    "x00 Ada\n--------\n--------\n--------\n---ox---\n---xo---\n--------\n--------\n--------\n",
  ]

  @Test(arguments: inputs) func `is not removed without a guess`(input: String) throws {
    let run = try Program.flipbook.run(["fix", "-"], input: Array(input.utf8))
    #expect(String(decoding: run.output, as: UTF8.self) == input)
  }
}
