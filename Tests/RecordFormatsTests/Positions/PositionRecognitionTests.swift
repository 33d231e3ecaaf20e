import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `Positions are recognised` {
  func formats(_ text: String) -> [String] {
    let head = InputHead(of: Array(text.utf8)[...], isWhole: true)
    return (positionFormats + [SaveFormat(), JSONFormat(layout: .document)]).filter {
      $0.recognise(head) != nil
    }
    .map(\.name)
  }

  private static let gpdb = "...........................wb......bw..........................."
  private static let rows: String = "----\n-ox-\n-xo-\n----\n"
  static let texts: [(text: String, format: String?)] = [
    (startLine + " X\n", "board"), ("% a\n\n" + startLine + "X % D3:+0;\n", "board"),
    (startLine, "board"), ("\u{FEFF}" + startLine + " -", "board"), ("1;\(gpdb);b;a;\n", "board"),
    ("# a\n1;\(gpdb);w\n", "board"), ("[8 \(startLine) *]", "board"), (startLine + " ?", "board"),
    (startLine.replacing("O", with: "0") + " X", "board"), (startLine.dropLast(2) + " X", "board"),
    ("-----ox--xo----- x", "board"), (rows + "x", "board"), (rows, "board"),
    ("  a b c d\n1 - - - -\n2 - o x -\n3 - x o -\n4 - - - -\nx's turn  x 2 o 2\n", "board"),
    (startLine + " X;", "obf"), ("% a\n" + startLine + " X; D3:+0;\n", "obf"),
    (startLine + "o;D3", "obf"), (startLine.dropLast(1) + " X; D3:+0;", "obf"),
    (startLine.dropLast(1) + "z X; D3:+0;", "obf"),
    ("8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1\n", "edax-fen"), ("# a\n8/8/8/3pP3/3Pp3/8/8/8 w", "edax-fen"),
    ("8/8/8/3pP3/3Pp3/8/8/8[PPppp] w 0 1", "edax-fen"), ("x00\n" + rows, "save"),
    ("x00", "save"), ("{\"flipbook\": 1}", "json"),
    ("", nil), ("f5d6c3d3c4\n", nil), ("F5 d6 C3\n", nil),
    ("(;GM[Othello]PC[a]BO[8 \(startLine) *])", nil),
    ("(;GM[2]FF[4];B[f5])", nil), ("(;GM[1];B[aa])", nil), ("[Event \"a\"]\n\n1. e4 e5", nil),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", nil), ("a/b/c/d/e/f/g/h", nil),
    ("----------------------------------------------------------------- \n", nil),
    ("--------\n--------\n--------\n--------\n", nil), ("words\n-----\n", nil),
    ("0,1,0,1,0,0,1,1,0,1,0,1,0,0,1,1,0,1,0,1,0,0,1,1,0,1,0,1,0,0,1,1,0,1,0,1,0,0,1,1", nil),
    (String(repeating: "#", count: 64) + "\n# a\n", nil), (String(repeating: "*", count: 65), nil),
    ("8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1", nil),
    (".xxxxxx.\n" + String(repeating: "o......o\n", count: 6) + ".xxxxxx.\nx\n", nil),
    ("-OXXXXO-" + String(repeating: "O------O", count: 6) + "-OXXXXO- X", nil),
    ("a;b;c\n1;2;3\n", nil), ("<game-record/>", nil), ("box bow wow\nwow\n", nil),
  ]

  @Test(arguments: texts)
  func `by their first line or picture, and other texts are not`(text: String, format: String?) {
    #expect(formats(text) == (format.map { [$0] } ?? []))
  }
}
