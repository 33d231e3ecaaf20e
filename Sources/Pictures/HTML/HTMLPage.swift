/// The head and the end of a page, around its contents.
struct HTMLPage {
  /// The title.
  let title: String
  /// A description in a few sentences.
  let summary: String
  /// The rules of the page, in CSS.
  let style: [UInt8]
  /// Whether the page has the script of the player.
  let hasPlayer: Bool

  /// The script of `player.js` without comments and indentation, which would make each page larger.
  static let script: [UInt8] = {
    let lines = PackageResources.player_js.split(separator: UInt8(ascii: "\n"))
      .map { $0.drop { $0 == UInt8(ascii: " ") } }
    return Array(lines.filter { !$0.starts(with: "//".utf8) }.joined(separator: "\n".utf8))
  }()

  /// The SHA-256 of the script, by which browsers recognise it.
  static let scriptDigest = "sha256-kc8Od8eosgSp8DeygTTSuqaHwgoOub256Fz5T8D/jbA="

  /// The content security policy: the page may only run its own script and show its own content.
  private var policy: String {
    """
    default-src 'none'; img-src data:; style-src 'unsafe-inline'; \
    \(hasPlayer ? "script-src '\(Self.scriptDigest)'; " : "")base-uri 'none'; form-action 'none'
    """
  }

  /// Returns the page.
  /// - Parameter addContents: appends the contents of the body.
  /// - Returns: the page.
  func bytes(_ addContents: (inout SVGOutput) -> Void) -> [UInt8] {
    var output = SVGOutput()
    output.add(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <title>\(SVGOutput.escape(title))</title>
      <meta name="description" content="\(SVGOutput.escape(summary))">
      <link rel="icon" href="\(HTMLStyle.icon)">
      <style>

      """
    )
    output.add(style)
    output.add("</style>\n</head>\n<body>\n")
    addContents(&output)
    if hasPlayer {
      output.add("<script>")
      output.add(Self.script)
      output.add("</script>\n")
    }
    output.add("</body>\n</html>\n")
    return output.bytes
  }
}
