import GameRecords

/// The text below a picture: what the user has asked for, and the comment on the position.
enum PictureCaption {
  /// The most lines.
  static let mostLines = 12

  /// The columns of text that fit below a board; most letters are narrower than a column.
  static func columns(below board: GridSize) -> Int { board.width * 6 }

  /// Returns a text in lines that have room for so many columns; long words, and those in a script
  /// without spaces, are broken anywhere.
  static func lines(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(whereSeparator: \.isNewline) {
      var line = ""
      var width = 0
      func end() {
        if line.last == " " { line.removeLast() }
        if !line.isEmpty { lines.append(line) }
        (line, width) = ("", 0)
      }
      for word in paragraph.split(whereSeparator: \.isWhitespace).map({ DisplayText.escape($0) }) {
        let own = TerminalWidth.columns(of: word)
        let gap = line.isEmpty ? 0 : 1
        // Words of wide letters have no spaces between them, and go on.
        if own == word.count, width + gap + own > columns { end() }
        if !line.isEmpty {
          line += " "
          width += 1
        }
        for character in word {
          let own = TerminalWidth.columns(of: String(character))
          if width + own > columns { end() }
          line.append(character)
          width += own
        }
        if lines.count > mostLines { break }
      }
      end()
    }
    guard lines.count > mostLines else { return lines }
    return lines.prefix(mostLines - 1) + ["\(lines[mostLines - 1].dropLast())…"]
  }
}

extension DrawableGame {
  /// Returns the lines of text below a picture.
  /// - Parameters:
  ///   - options: what to draw.
  ///   - board: the board above them.
  /// - Returns: the lines; none without a page around the board.
  func caption(_ options: RenderingOptions, below board: GridSize) -> [String] {
    guard options.hasFrame else { return [] }
    let texts = [options.caption, options.showsComment ? comment(options) : nil]
    let columns = PictureCaption.columns(below: board)
    return PictureCaption.lines(texts.compactMap(\.self).joined(separator: "\n"), columns: columns)
  }

  /// The record's comment on the last position to draw.
  private func comment(_ options: RenderingOptions) -> String? {
    let ply = min(options.plies?.upperBound ?? moveCount, moveCount)
    return ply == 0 ? record.comment : moves(options).last { $0.ply == ply }?.comment
  }
}

extension RenderingOptions {
  /// Refuses a caption without a page for it, and a comment below a picture in which the position changes.
  /// - Throws: ``RenderingError``.
  func checkCaption() throws(RenderingError) {
    guard hasFrame || caption == nil && !showsComment else {
      throw RenderingError(
        "without the page around the board there is no room for a caption or a comment",
        help: "leave out --no-frame"
      )
    }
    guard showsComment, !isStill, style == .frames else { return }
    throw RenderingError(
      "a comment is about one position, so it can only be below a still",
      help: "add --still, or use html, which shows all comments"
    )
  }
}
