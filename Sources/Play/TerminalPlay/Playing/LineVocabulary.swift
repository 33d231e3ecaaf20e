import Apps

/// The commands of a game, line by line.
package struct LineVocabulary<Model: PlayedModel>: Sendable {
  /// What a player types to move, with an example.
  let example: String
  /// The commands of the game with what they do, as `help` prints them before those of every game.
  let gameGuide: [(command: String, words: String)]
  /// The commands of the game that are one word.
  let events: [String: Model.Event]
  /// The words that begin commands of several words.
  let beginnings: [String]
  /// Reads another command: its word, and what it takes from the rest of the line; returns `nil`
  /// if the word begins none.
  let read: @Sendable (Substring, inout ArraySlice<Substring>) -> [LineReading<Model>]?

  /// The first line for a person who types.
  var invitation: String { "Type \(example), or “help” to list all commands." }

  /// The list of commands that `help` prints.
  var guide: String {
    let shared = [
      ("wait 0.7", "wait 0.7 seconds before the next command"),
      ("quit", "quit; the game resumes from here next time"),
    ]
    return (gameGuide + shared).map { command, words in
      command + String(repeating: " ", count: max(1, 24 - command.count)) + words
    }
    .joined(separator: "\n")
  }

  private static var words: [String: LineCommand<Model>] {
    [
      "ok": .confirm, "yes": .confirm, "board": .board, "moves": .moves, "hint": .hint,
      "undo": .undo, "help": .help, "?": .help, "quit": .quit,
    ]
  }

  /// Reads the commands of a line.
  ///
  /// Moves may follow each other without spaces, as in transcripts; `#` begins a comment.
  func read(_ line: String) -> [LineReading<Model>] {
    let text = line.prefix { $0 != "#" }
    var words = text.split(whereSeparator: \.isWhitespace)[...]
    var readings: [LineReading<Model>] = []
    while let word = words.popFirst() {
      if word.lowercased() == Self.waitWord {
        readings.append(wait(word, &words))
      } else if let command = command(word) {
        readings.append(LineReading(command, word))
      } else {
        readings += read(word, &words) ?? [LineReading(unknown(word), word)]
      }
    }
    return readings
  }

  private func command(_ word: Substring) -> LineCommand<Model>? {
    let word = word.lowercased()
    return events[word].map { .event($0) } ?? Self.words[word]
  }

  private static var waitWord: String { "wait" }
  /// The longest wait in seconds.
  private static var longestWait: Double { 86_400 }

  private func wait(
    _ word: Substring,
    _ rest: inout ArraySlice<Substring>
  ) -> LineReading<Model> {
    guard let seconds = rest.first.flatMap(Self.seconds), 0...Self.longestWait ~= seconds else {
      var others = rest.dropFirst()
      if let word = rest.first,
        Self.seconds(word) != nil || command(word) == nil && read(word, &others) == nil
      {
        rest.removeFirst()
      }
      let limit = Int(Self.longestWait)
      let message =
        "expected a time after wait, such as 0.7 or 700ms, of at most \(limit) s"
      return LineReading(UnknownCommand(message: message), word)
    }
    rest.removeFirst()
    return LineReading(.wait(Int((seconds * 1_000).rounded())), word)
  }

  /// Reads a time such as `0.7`, `0.7s` or `700ms`.
  private static func seconds(_ word: Substring) -> Double? {
    if word.hasSuffix("ms") { return Double(word.dropLast(2)).map { $0 / 1_000 } }
    return Double(word.hasSuffix("s") ? word.dropLast() : word)
  }

  private func unknown(_ word: Substring) -> UnknownCommand {
    let names = (Array(events.keys) + Self.words.keys).sorted() + beginnings + [Self.waitWord]
    let question = NearMiss.question(word.lowercased(), in: names)
    return UnknownCommand(
      message:
        "there is no command \(DisplayText.quote(word)); \(question ?? "“help” lists them all")"
    )
  }
}
