import Flipbook

/// What a player can type, or a script can say.
enum LineCommand: Hashable {
  /// What the app is told.
  case event(AppEvent)
  /// Print the board.
  case board
  /// List the legal squares.
  case moves
  /// List the commands.
  case help
  /// End the game for today.
  case quit

  /// The commands in words, for the help.
  static let guide = """
    a square, such as f5    place a disk
    dismiss                 answer the alert of a pass
    dark computer           have the computer play dark; also: light, manual
    reset                   begin anew, which is asked about: answer ok or cancel
    board                   print the board
    moves                   list the squares where a disk may be placed
    quit                    end; the game goes on from here another time
    """

  private static let words: [String: LineCommand] = [
    "dismiss": .event(.passDismissed), "pass": .event(.passDismissed),
    "--": .event(.passDismissed), "reset": .event(.resetPressed),
    "ok": .event(.resetConfirmed), "yes": .event(.resetConfirmed),
    "cancel": .event(.resetCancelled), "no": .event(.resetCancelled),
    "board": .board, "moves": .moves, "help": .help, "?": .help, "quit": .quit,
  ]

  /// A command, or what is wrong with what stands in its place, and where in the line that is.
  struct Reading {
    let command: Result<LineCommand, Unknown>
    let word: Substring
  }

  /// The commands of a line.
  ///
  /// Squares may stand side by side, as in transcripts; `#` begins a remark.
  static func read(_ line: String) -> [Reading] {
    let text = line.prefix { $0 != "#" }
    var words = text.split(whereSeparator: \.isWhitespace)[...]
    var readings: [Reading] = []
    while let word = words.popFirst() {
      if let side = Disk.allCases.first(where: { $0.description == word.lowercased() }) {
        readings.append(mode(of: side, word, &words))
      } else if let command = Self.words[word.lowercased()] {
        readings.append(Reading(command: .success(command), word: word))
      } else {
        readings += squares(word) ?? [Reading(command: .failure(Unknown(word: word)), word: word)]
      }
    }
    return readings
  }

  private static func mode(
    of side: Disk,
    _ word: Substring,
    _ rest: inout ArraySlice<Substring>
  ) -> Reading {
    guard let mode = rest.first.flatMap({ PlayerMode(rawValue: $0.lowercased()) }) else {
      let unknown = Unknown(message: "expected manual or computer behind \(side)")
      return Reading(command: .failure(unknown), word: word)
    }
    rest.removeFirst()
    return Reading(command: .success(.event(.modeChanged(side, mode))), word: word)
  }

  /// The squares that a word is made of, or `nil` when it is made of something else.
  private static func squares(_ word: Substring) -> [Reading]? {
    var readings: [Reading] = []
    var rest = word
    while let letter = rest.first {
      let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty, let square = Square("\(letter.lowercased())\(digits)") else {
        return nil
      }
      let name = rest[..<digits.endIndex]
      readings.append(Reading(command: .success(.event(.tapped(square))), word: name))
      rest = rest[digits.endIndex...]
    }
    return readings
  }

  /// Something that is no command.
  struct Unknown: Error, Hashable {
    let message: String

    init(message: String) { self.message = message }

    init(word: Substring) {
      let question = NearMiss.question(word.lowercased(), in: LineCommand.names)
      message =
        "there is no command \(DisplayText.quote(word)); \(question ?? "“help” lists them")"
    }
  }

  private static var names: [String] { Array(words.keys.sorted()) + ["dark", "light"] }
}
