import GameRecords

/// A document with pictures, or only the pictures.
struct TeXDocument {
  let game: any DrawableGame
  let options: RenderingOptions
  let pictures: [TeXPicture]

  /// Returns the text of the file.
  /// - Parameter summary: a description of the pictures in a few sentences.
  /// - Returns: the whole output.
  func bytes(summary: String) -> [UInt8] {
    // The title is never at the beginning of a line, where editors look for settings.
    let about =
      [TeXText.comment("Title: " + game.title(options))]
      + DisplayText.wrap(summary, width: Self.width - 2).map(TeXText.comment)
    let drawn = pictures.map(\.lines).joined(separator: [""])
    let lines =
      options.isFragment
      ? about + [TeXText.comment("In the document's preamble: \\usepackage{tikz}")] + drawn
      : about + preamble + ["\\begin{document}"] + drawn + ["\\end{document}"]
    // Without its comment, the end of a fragment would be a space in the document.
    return Array((lines.joined(separator: "\n") + (options.isFragment ? "%\n" : "\n")).utf8)
  }

  /// The largest width of lines, except those with texts of records.
  static let width = 80

  /// What is before the pictures in a document of its own, in which each is a page of its size.
  private var preamble: [String] {
    ["\\documentclass{article}"] + fonts + [
      "\\usepackage{tikz}",
      "\\usepackage[active,tightpage]{preview}",
      "\\PreviewEnvironment{tikzpicture}",
      "\\setlength{\\PreviewBorder}{0pt}",
    ]
  }

  /// The fonts of a whole document: a fragment has those of the document that it is part of.
  private var fonts: [String] {
    beyondLatin == nil
      ? ["\\usepackage[T1]{fontenc}", "\\usepackage{lmodern}"]
      : ["\\usepackage{fontspec} % for lualatex or xelatex"]
  }

  /// The first character that pdflatex cannot print; `nil` if it prints them all.
  var beyondLatin: Character? {
    pictures.lazy.flatMap {
      [$0.heading].compactMap(\.self) + $0.names.map(\.text) + $0.page.layout.caption
        + $0.diagram.frame.marks.letters
    }
    .compactMap(TeXText.beyondLatin).first
  }
}
