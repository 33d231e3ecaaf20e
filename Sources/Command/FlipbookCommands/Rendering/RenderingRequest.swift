import Flipbook
import TerminalOutput

/// What the user wants drawn, and how.
struct RenderingRequest: Sendable {
  /// The renderer of the output format.
  let renderer: any FrameRenderer
  /// The options for all games.
  let options: RenderingOptions
  /// Returns the moves to show of a game with the given end.
  let plies: @Sendable (GameEnd) throws(MissingPlies) -> ClosedRange<Int>?
  /// The queries that say which position of a record is drawn.
  let queries: [Query]
  /// Whether many records may be drawn, so that some can be skipped.
  var isForMany: Bool
  /// Whether anything is drawn, and not only described in words.
  let isDrawn: Bool
  /// Whether the user asked for the moves of sessions only.
  let leavesSessionsOut: Bool

  /// A game that is ready to be drawn, or the reasons why it cannot be drawn.
  struct Subject: Sendable {
    /// The record's number in its input, from 1; 0 for findings about the input as a whole.
    let number: Int
    /// The game; `nil` when there is none.
    var game: (any DrawableGame)?
    /// The options for drawing it.
    var options: RenderingOptions
    /// The findings to report about it.
    var findings: [Finding]
    /// The exit status that it leads to.
    var status: ExitStatus
    /// The missing moves for which the game is skipped, which is no error among many; else `nil`.
    var skipped: MissingPlies?
  }

  /// A game that was drawn, or the reasons why it was not.
  struct Drawing: Sendable {
    let subject: Subject
    /// The whole output; `nil` when there is none.
    let bytes: [UInt8]?
    /// What a list of many games shows of it.
    var entry: CollectionEntry?
  }

  /// Returns the options for reading the inputs of a list.
  func sourceOptions(_ inputs: InputOptions, _ list: InputList) -> SourceOptions {
    var sources = inputs.sourceOptions(for: list)
    sources.keepsScreens = options.showsSession
    return sources
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
    guard let drawn = parsed.drawn else {
      if hasErrors || parsed.isRecord { subject.status = .unreadable }
      return subject
    }
    let game = drawn.game
    var place = parsed.source.place(of: 0..<0)
    place.record = parsed.number
    place.recordID = parsed.id
    do throws(MissingPlies) {
      subject.options.plies = try plies(
        GameEnd(
          ply: game.moveCount,
          isBroken: !drawn.isWhole,
          hit: queries.lazy.compactMap { $0.match(parsed)?.ply }.first
        )
      )
      subject.game = game
    } catch {
      if isForMany, error.isOpen {
        subject.skip(error, at: place)
      } else {
        subject.refuse(error.error, at: place)
      }
      return subject
    }
    var notes = renderer.notes(on: game, options) + game.notes(options)
    if isDrawn { notes += renderer.notesOnOmissions(game, subject.options) }
    if options.pace.usesRecordedTimes, game.thinkingTimes.isEmpty {
      notes.append(
        RenderingNote("the record has no times; all moves are shown equally long")
      )
    }
    if leavesSessionsOut, parsed.format != SessionLogs.format {
      notes.append(
        RenderingNote("the record is not from the log of a session; --no-session changes nothing")
      )
    }
    subject.findings += notes.map { $0.finding(at: place) }
    return subject
  }

  /// Draws a record; called on any thread.
  func draw(_ parsed: ParsedRecord) -> Drawing {
    var subject = subject(parsed)
    guard let game = subject.game else { return Drawing(subject: subject, bytes: nil) }
    do throws(RenderingError) {
      var drawing = Drawing(subject: subject, bytes: try renderer.render(game, subject.options))
      if isForMany, let renderer = renderer as? HTMLRenderer {
        drawing.entry = renderer.entry(of: game, subject.options)
      }
      return drawing
    } catch {
      var place = parsed.source.place(of: 0..<0)
      place.record = parsed.number
      subject.refuse(error, at: place)
      return Drawing(subject: subject, bytes: nil)
    }
  }
}

extension RenderingRequest.Subject {
  /// Records that the game cannot be drawn.
  fileprivate mutating func refuse(_ error: RenderingError, at place: Place) {
    findings.append(Finding(.recordChoice, error.message, help: error.help, at: place))
    status.rise(to: .unreadable)
    game = nil
  }

  /// Records that the game has none of the requested moves.
  fileprivate mutating func skip(_ missing: MissingPlies, at place: Place) {
    let note = RenderingNote(
      "nothing is drawn: \(missing.error.message)",
      help: missing.error.help
    )
    findings.append(note.finding(at: place))
    skipped = missing
  }
}

extension RenderingNote {
  /// The note as a finding.
  func finding(at place: Place) -> Finding {
    var note = Finding(.recordChoice, message, help: help, at: place)
    note.severity = .note
    return note
  }
}
