import Flipbook
import TestSupport
import Testing

@Suite struct PathPatternTests {
  @Test(
    arguments: [
      ("*.bak", ["a.bak", "x/a.bak"], ["a.ba", "bak", "a.bak.pgn"]),
      ("old", ["old", "x/old", "old/a.pgn"], ["older", "a/bold"]),
      ("old/", ["old/a.pgn", "x/old/y/a.pgn"], ["old", "x/old"]),
      ("/old", ["old", "old/a.pgn"], ["x/old"]),
      ("a/*.pgn", ["a/b.pgn"], ["a/b/c.pgn", "x/a/b.pgn"]),
      ("a/**", ["a/b.pgn", "a/b/c.pgn"], ["a", "b/a/c"]),
      ("**/a/b", ["a/b", "x/y/a/b"], ["a/x/b"]),
      ("a/**/b", ["a/b", "a/x/b", "a/x/y/b"], ["a/bb"]),
      ("g?me[0-9].[!s]gf", ["game1.ggf"], ["game1.sgf", "gamex.ggf", "gme1.ggf"]),
      ("[]a].x", ["].x", "a.x"], ["b.x"]), ("\\*", ["*"], ["a"]), ("a[", [], ["a[", "a"]),
      ("*a*b*c", ["abc", "xaybzc", "aabbcc"], ["acb", "ab"]),
      ("日?.txt", ["日本.txt"], ["日.txt"]),
      ("a\\", [], ["a\\", "a"]), ("a[]b", [], ["a[]b", "ab"]), ("[a", [], ["[a", "a"]),
      ("[]-a]", ["^", "]"], ["b", "-"]), ("[!]a-]", ["b"], ["]", "a", "-"]), ("[z-a]", [], ["m"]),
      ("[\\1-\\3]", ["2"], ["4", "\\"]), ("[[:digit:]_]x", ["3x", "_x"], ["ax", ":x"]),
      ("[![:upper:][:space:]]", ["a"], ["B", " "]), ("[[:none:]]", [], ["n", ":"]),
      ("a[/]b", [], ["a/b", "a[/]b"]), ("a**b", ["axb", "ab"], ["a/b"]), ("**", ["a", "a/b"], []),
      ("**/**/a", ["a", "x/y/z/a"], ["b"]), ("a/**/**", ["a/b"], ["a", "b/a"]),
      ("**/[!x]?/*.b*", ["y/ab/c.bak"], ["xa/c.bak", "ab/d/c.b"]), ("\\[ab]", ["[ab]"], ["a"]),
    ] as [(String, [String], [String])]
  )
  func `a pattern matches paths like a line of gitignore`(
    pattern: String,
    matching: [String],
    others: [String]
  ) {
    let patterns = PathPatterns([pattern])
    for path in matching { #expect(patterns.match(path), "\(path)") }
    for path in others { #expect(!patterns.match(path), "\(path)") }
  }

  @Test func `the last matching pattern decides`() {
    let patterns = PathPatterns(gitignore: "# all but one\n*.pgn\n\n!keep.pgn  \n\\#x\n")
    #expect(patterns.decision(on: "a.pgn", isFolder: false) == true)
    #expect(patterns.decision(on: "x/keep.pgn", isFolder: false) == false)
    #expect(patterns.decision(on: "#x", isFolder: false) == true)
    #expect(patterns.decision(on: "a.sgf", isFolder: false) == nil)
    #expect(PathPatterns([""]).isEmpty)
  }

  /// Looking for every way to match would take longer than anyone waits.
  @Test func `a pattern with many stars is not slow`() {
    let folders = String(repeating: "a/", count: 500)
    #expect(!PathPatterns([String(repeating: "**/a/", count: 40) + "b"]).match(folders + "c"))
    let letters = String(repeating: "a", count: 250)
    #expect(!PathPatterns([String(repeating: "*a", count: 40) + "b"]).match(letters))
  }
}
