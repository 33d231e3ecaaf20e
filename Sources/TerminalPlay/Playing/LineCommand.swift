import Flipbook

/// A command that a player or a script can give.
enum LineCommand: Hashable {
  /// Send an event to the app.
  case event(AppEvent)
  /// Let time pass, in milliseconds, before the next command.
  case wait(Int)
  /// Print the board.
  case board
  /// List the legal squares.
  case moves
  /// Suggest a move.
  case hint
  /// Take back the last move of a person.
  case undo
  /// List the commands.
  case help
  /// Quit; the game can be resumed later.
  case quit

  /// The list of commands that `help` prints.
  static let guide = """
    a square, such as f5    place a disk
    dismiss                 dismiss the pass alert
    dark computer           let the computer play dark; also: light, manual
    reset                   start a new game; asks first: type ok or cancel
    wait 0.7                wait 0.7 seconds before the next command
    board                   print the board
    hint                    suggest a move
    undo                    take back your last move
    moves                   list the legal squares
    quit                    quit; the game resumes from here next time
    """

  private static let words: [String: LineCommand] = [
    "dismiss": .event(.passDismissed), "pass": .event(.passDismissed),
    "--": .event(.passDismissed), "reset": .event(.resetPressed),
    "ok": .event(.resetConfirmed), "yes": .event(.resetConfirmed),
    "cancel": .event(.resetCancelled), "no": .event(.resetCancelled),
    "board": .board, "moves": .moves,
    "hint": .hint, "undo": .undo, "help": .help, "?": .help, "quit": .quit,
  ]

  /// A command, or what is wrong with a word that is not one, and the word.
  struct Reading {
    let command: Result<LineCommand, Unknown>
    let word: Substring
  }

  /// Reads the commands of a line.
  ///
  /// Squares may follow each other without spaces, as in transcripts; `#` begins a comment.
  static func read(_ line: String) -> [Reading] {
    let text = line.prefix { $0 != "#" }
    var words = text.split(whereSeparator: \.isWhitespace)[...]
    var readings: [Reading] = []
    while let word = words.popFirst() {
      if let side = Disk.allCases.first(where: { $0.description == word.lowercased() }) {
        readings.append(mode(of: side, word, &words))
      } else if word.lowercased() == waitWord {
        readings.append(wait(word, &words))
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
      let unknown = Unknown(message: "expected manual or computer after \(side)")
      return Reading(command: .failure(unknown), word: word)
    }
    rest.removeFirst()
    return Reading(command: .success(.event(.modeChanged(side, mode))), word: word)
  }

  private static let waitWord = "wait"
  /// The longest wait in seconds.
  private static let longestWait = 86_400.0

  private static func wait(_ word: Substring, _ rest: inout ArraySlice<Substring>) -> Reading {
    guard let seconds = rest.first.flatMap(seconds), 0...longestWait ~= seconds else {
      let unknown = Unknown(
        message:
          "expected a time after wait, such as 0.7 or 700ms, of at most \(Int(longestWait)) s"
      )
      if let word = rest.first, words[word.lowercased()] == nil, squares(word) == nil {
        rest.removeFirst()
      }
      return Reading(command: .failure(unknown), word: word)
    }
    rest.removeFirst()
    return Reading(command: .success(.wait(Int((seconds * 1_000).rounded()))), word: word)
  }

  /// Reads a time such as `0.7`, `0.7s` or `700ms`.
  private static func seconds(_ word: Substring) -> Double? {
    if word.hasSuffix("ms") { return Double(word.dropLast(2)).map { $0 / 1_000 } }
    return Double(word.hasSuffix("s") ? word.dropLast() : word)
  }

  /// Whether it asks for a move: a disk or a pass.
  var isMove: Bool {
    switch self {
    case .event(.tapped), .event(.passDismissed), .hint: true
    default: false
    }
  }

  /// Reads the squares of a word; returns `nil` if it consists of something else.
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

  /// A word that is not a command.
  struct Unknown: Error, Hashable {
    let message: String

    init(message: String) { self.message = message }

    init(word: Substring) {
      let question = NearMiss.question(word.lowercased(), in: LineCommand.names)
      message =
        "there is no command \(DisplayText.quote(word)); \(question ?? "“help” lists them all")"
    }
  }

  private static var names: [String] { Array(words.keys.sorted()) + ["dark", "light", waitWord] }
}
