import Flipbook
import TerminalPlay

/// What the user wants drawn, and how.
struct RenderingRequest: Sendable {
  /// The output.
  let renderer: any FrameRenderer
  /// What is the same for all games.
  let options: RenderingOptions
  /// The moves to show of a game that ends there.
  let plies: @Sendable (GameEnd) throws(MissingPlies) -> ClosedRange<Int>?
  /// Whether many records may be drawn, of which some can be passed over.
  let isForMany: Bool

  /// A game that is ready to be drawn, or what is in the way.
  struct Subject: Sendable {
    /// The record's number in its input, from 1; 0 for findings about the input as a whole.
    let number: Int
    /// The game; `nil` when there is none.
    var game: PlayedGame?
    /// What to show of it and how.
    var options: RenderingOptions
    /// What is to be told about it.
    var findings: [Finding]
    /// How the command ends because of it.
    var status: ExitStatus
    /// What left nothing of it to be drawn, which is no error among many; `nil` when nothing did.
    var passedOver: MissingPlies?
  }

  /// A game that was drawn, or what was in the way.
  struct Drawing: Sendable {
    let subject: Subject
    /// The whole output; `nil` when there is none.
    let bytes: [UInt8]?
  }

  /// Replays a record; called on any thread.
  func subject(_ parsed: ParsedRecord) -> Subject {
    let validation = Validator().validate(parsed)
    let hasErrors = validation.findings.contains { $0.severity == .error }
    var subject = Subject(
      number: parsed.number,
      options: options,
      findings: validation.findings.filter { $0.severity > .note },
      status: hasErrors ? .findings : .clean
    )
    // What was read of a damaged record is drawn if it has a move: then its start was read too.
    guard let record = parsed.record, let attempt = parsed.readableAttempt ?? validation.attempt,
      parsed.isWhole || attempt.replay.moveCount > 0
    else {
      if hasErrors || parsed.isRecord { subject.status = .unreadable }
      return subject
    }
    let game = PlayedGame(embedding: record, attempt.replay)
    var place = parsed.source.place(of: 0..<0)
    place.record = parsed.number
    place.recordID = record.id
    do throws(MissingPlies) {
      subject.options.plies = try plies(
        GameEnd(
          ply: attempt.replay.moveCount,
          isBroken: !parsed.isWhole || !attempt.isComplete
        )
      )
      subject.game = game
    } catch {
      if isForMany, error.isOpen {
        subject.passOver(error, at: place)
      } else {
        subject.refuse(error.error, at: place)
      }
      return subject
    }
    var remarks = renderer.remarks(on: game, options)
    if options.pace.usesRecordedTimes, game.thoughts.isEmpty {
      remarks.append(
        RenderingRemark("the record tells no times: every move is waited for equally long")
      )
    }
    subject.findings += remarks.map { $0.note(at: place) }
    return subject
  }

  /// Draws a record; called on any thread.
  func draw(_ parsed: ParsedRecord) -> Drawing {
    var subject = subject(parsed)
    guard let game = subject.game else { return Drawing(subject: subject, bytes: nil) }
    do throws(RenderingError) {
      return Drawing(subject: subject, bytes: try renderer.render(game, subject.options))
    } catch {
      var place = parsed.source.place(of: 0..<0)
      place.record = parsed.number
      subject.refuse(error, at: place)
      return Drawing(subject: subject, bytes: nil)
    }
  }
}

extension RenderingRequest.Subject {
  /// Takes note that the game cannot be drawn.
  fileprivate mutating func refuse(_ error: RenderingError, at place: Place) {
    findings.append(Finding(.recordChoice, error.message, help: error.help, at: place))
    status.rise(to: .unreadable)
    game = nil
  }

  /// Takes note that nothing of the game is wanted.
  fileprivate mutating func passOver(_ missing: MissingPlies, at place: Place) {
    let remark = RenderingRemark(
      "nothing is drawn: \(missing.error.message)",
      help: missing.error.help
    )
    findings.append(remark.note(at: place))
    passedOver = missing
  }
}

extension RenderingRemark {
  /// The remark as a finding.
  func note(at place: Place) -> Finding {
    var note = Finding(.recordChoice, message, help: help, at: place)
    note.severity = .note
    return note
  }
}

extension ParsedRecord {
  /// The moves before the first one that could not be read; `nil` when all could.
  ///
  /// Readers go on behind what they cannot read, which may be another game then.
  fileprivate var readableAttempt: ReplayAttempt? {
    guard !isWhole, var record, let places = record.origin?.moves,
      let start = source.place(of: 0..<0).start?.offset
    else { return nil }
    let counts = findings.filter { $0.severity == .error }.compactMap(\.place.start?.offset)
      .map { offset in places.prefix { start + $0.bytes.lowerBound < offset }.count }
    guard let count = counts.filter({ $0 > 0 }).min(), count < record.moves.count else {
      return nil
    }
    record.moves.removeSubrange(count...)
    return ReplayAttempt(record)
  }
}
