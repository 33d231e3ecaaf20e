/// Texts with much of what a format can have in few bytes, so that every byte can be damaged.
public enum DenseTexts {
  /// Returns the texts of a format, besides the samples.
  public static func texts(of format: String) -> [[UInt8]] {
    (texts[format] ?? []).map { Array($0.utf8) }
  }

  private static let texts = [
    "save": saves, "json": [json], "jsonl": [lines], "xml": [xml], "ggf": ggf, "sgf": sgf,
    "pgn": pgn, "transcript": transcripts, "board": boards, "obf": obf, "edax-fen": fen,
    "egaroucid": egaroucid, "othello-quest": quest, "app-json": apps, "picture": pictures,
  ]

  private static let saves = [
    "\u{FEFF}o10\r\n--------\r\n--------\r\n--------\r\n---ox---\r\n---xo---\r\n--------\r\n"
      + "--------\r\n--------\r\n",
    "10\n--------\n--------\n--------\n---ox---\n---xo---\n--------\n--------\n--------\n",
    "-11 tail\n\n----\n-ox-\n-xo-\n----",
  ]

  private static let ggf = [
    """
    1 (;GM[Othello]PC[é]DT[2024-01-02 10:00:00 GMT]PB[A]RW[7.5]TY[s4r]RE[+6:r]\
    BO[4 ---- -O*- -*O- ---- *]B[a2/1.5/2]W[PA]B[d3//1];)
    (;GM[Othello]PB[last]BO[4 ---- -O*- -*O- ---- *];)

    """,
    "1 (;gm[Othello]TY[10]RE[-2:r]DT[13 Nov 2010]BO[4 ---- -Ox- -xO- ---- x]\nb[a2] W[ a3]CO[é]"
      + "B[a4/1]W[pass]B[c1];)x",
  ]

  private static let sgf = [
    "(;FF[4]GM[2]SZ[8]CA[UTF-8]\nPB[A\\]]C[x\ny]\nAB[e4][d5]AW[d4][e5]PL[B]\n"
      + ";B[f5]C[é](;W[d6]TE[1])(;W[f6]V[2];B[pa]))\n",
    "\u{FEFF}(;GM[2]FF[4]AP[x]RE[B+2]DT[2001-02-03]B[f5];W[PA];)x(;GM[1];B[aa])\n",
    "(;FF[5]gm[2]SZ[4]RE[B+2]PL[B]DT[13 Nov 2010]B[a2]W[a3];B[a4]C[é\\]]W[a1]V[2](;B[tt];W[c1])"
      + "(;B[b1];W[]))x",
  ]

  private static let pgn = [
    "[Event \"a \\\"b\"]\n[Date \"1977.??.??\"]\n\n1. f5! $3 (d3 {x} (c4)) d6 39-25\n\n"
      + "[Event \"c\"]\n1. f5",
    "\u{FEFF}[FEN \"8/8/8/3pP3/3Pp3/8/8/8 w\"]\r\n%x\r\n1... f4 {[%eval 1] [%emt 0:1] y} ;z\r\n"
      + "-- P@f4 a1a1 *",
    "[Date \"2010\"]\n[Date \"2010.5.1\"]\n[Site \"a \"b\" é\"]\n[Result \"1-0\"]\n"
      + "1. f5! {a} c3c3 (1... c4 () 2. c3) 2. d6 ; x\n$2 PA 39-25",
  ]

  private static let transcripts = [
    "f5d6c3\nF5F6E6\n", "# x\n1. f5 d6 2. c3 --\nd3 3. c4 39-25\r\n",
    "Ann 39-25 Bob : f5pad6Cid 1-2 D:c4\r", "+d3-c3: -04 10\nP@f4 a1a1 @@@@ []",
  ]

  private static let boards = [
    "---------------------------OX------XO--------------------------- X % a\n-----ox--xo----- o\n",
    "7;...........................wb......bw...........................;b;d;\n",
    "  A B C D\n1 - - - - 1\n2 - O X - 2 * to move\n3 - X O - 3\n4 - - - - 4\n  A B C D\n",
    "-ox-\n-xo-\n----\n----\nx\n% c\n\n[4 ---- -O*- -*O- ---- *]\n",
  ]

  private static let obf = [
    "---------------------------OX------XO--------------------------- X; D3:+0; PA:-1.5; 3; % c\n"
  ]

  private static let fen = ["8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1 id \"a\"; c0 \"b\";\n"]
}
