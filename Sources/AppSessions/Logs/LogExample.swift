import GameRecords

/// A short session of an app, from which the examples of the rules about logs are made.
package struct LogExample {
  /// The name of the format of the app's logs.
  private let format: String
  // The lines of the log, without their line feeds.
  private let header: String
  private let start: String
  private let choice: String
  private let reports: [String]
  private let end: String
  /// The name of the event that chooses the move.
  private let name: String
  /// The line of another choice, with the state that the first one leads to.
  private let otherChoice: String
  /// A line that ends the session before the move.
  private let earlyEnd: String

  /// Creates the example of an app: a session with one move.
  /// - Parameters:
  ///   - model: the app.
  ///   - format: the name of the format of the app's logs.
  ///   - start: the event that starts the app.
  ///   - choice: the event that chooses the move.
  ///   - otherChoice: an event that chooses another move.
  ///   - reports: the events after that, until the move is made.
  package init<Model: AppModel>(
    of model: Model.Type,
    in format: String,
    startedBy start: Model.Event,
    _ choice: Model.Event,
    orElse otherChoice: Model.Event,
    _ reports: [Model.Event]
  ) {
    func text(_ line: LogLine<Model>) -> String {
      String(decoding: line.bytes.dropLast(), as: UTF8.self)
    }
    var header = Model.usualHeader
    header.program = "flipbook"
    var state = Model(header)
    var time = 0
    func step(_ event: Model.Event, after milliseconds: Int) -> LoggedStep<Model> {
      time += milliseconds
      return LoggedStep(SessionUpdate(event, at: .milliseconds(time), in: &state))
    }
    self.format = format
    self.header = text(.header(header))
    self.start = text(.event(step(start, after: 0)))
    var logged = step(choice, after: 2_500)
    earlyEnd = text(.ended(SessionTime(milliseconds: time - 500)))
    self.choice = text(.event(logged))
    name = Model.kind(of: choice).rawValue
    logged.event = otherChoice
    self.otherChoice = text(.event(logged))
    self.reports = reports.map { text(.event(step($0, after: 200))) }
    end = text(.ended(SessionTime(milliseconds: time + 500)))
  }

  /// The log of another version.
  var otherVersion: RuleExample {
    let (before, after) = header.parts(around: "\(LogKey.version)")
    return example("\(before)\(wrong: "\(LogKey.version + 1)")\(after)")
  }

  /// The log without its first line.
  var withoutHeader: RuleExample {
    example("\(wrong: "")\(lines([start, choice] + reports + [end]))")
  }

  /// The log with a misspelt event.
  var misspelt: RuleExample {
    let (before, after) = choice.parts(around: name)
    var other = name
    other.remove(at: name.index(name.startIndex, offsetBy: name.count / 2))
    return example(
      "\(lines([header, start, before]))\(wrong: other)\(lines([after] + reports + [end]))"
    )
  }

  /// The log with an end that is too early.
  var endingEarly: RuleExample {
    example("\(lines([header, start, choice] + reports + [""]))\(wrong: earlyEnd)")
  }

  /// The log with another choice.
  var withOtherChoice: RuleExample {
    example(
      "\(lines([header, start, ""]))\(wrong: otherChoice)\(lines([""] + reports + [end]))"
    )
  }

  /// The beginning of the log.
  var cutOff: RuleExample {
    let rest = String(end.prefix(end.count / 2))
    return example("\(lines([header, start, choice] + reports + [""]))\(wrong: rest)")
  }

  /// The log with a session of another app.
  var withOtherApp: RuleExample {
    example(
      """
      \(lines([header, start, choice] + reports + [end]))
      {"session":\("\(LogKey.version)"),"program":"flipbook","game":"\(wrong: "chess")"}
      """
    )
  }

  private func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }

  private func example(_ text: ExampleText) -> RuleExample { RuleExample(format, text) }
}

extension String {
  /// Returns what is before and after the first occurrence of a part.
  fileprivate func parts(around part: String) -> (before: String, after: String) {
    guard let range = firstRange(of: part) else { return (self, "") }
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
  }
}
