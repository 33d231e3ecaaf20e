/// Names that try to break out of their markup.
public enum HostileTexts {
  /// All of them.
  public static let all = [
    "</script><script>alert(1)</script>", "]]><!--", "\u{1B}[31mred\u{7}", "\"'><img src=x>",
    "\u{202E}abc\u{2066}", String(repeating: "W", count: 10_000),
    "a" + String(repeating: "\u{301}", count: 10_000), "\u{0}\u{FFFE}\u{FFFF}\u{85}", "日本語オセロ",
    "&amp;&#0;",
  ]
}
