public import GameRecords
import ReversiRules

/// Runs a script of events in virtual time, and makes the log of what followed.
///
/// A script is a session log in which anything can be left out that the app itself knows. Work that
/// a later line reports is left to that line, so the script of a complete log gives the same log.
public struct ScriptRun {
  /// What is given besides the script.
  public struct Settings: Sendable {
    /// The header of a session whose script does not begin with one.
    public var header: LogHeader<AppState>
    /// The save to start from, unless the script starts the app.
    public var save: AppSave?
    /// Whether a pass between two computers is dismissed after the time for which they think.
    public var dismissesPasses: Bool
    /// Changes the settings of every session, also those that the script has.
    public var change: @Sendable (inout AppSettings) -> Void

    /// Creates settings.
    public init(
      header: LogHeader<AppState> = LogHeader(AppSettings()),
      save: AppSave? = nil,
      dismissesPasses: Bool = false,
      change: @escaping @Sendable (inout AppSettings) -> Void = { _ in }
    ) {
      (self.header, self.save, self.dismissesPasses, self.change) =
        (header, save, dismissesPasses, change)
    }
  }

  /// The entries of the log, in order.
  public private(set) var entries: [SessionLog.Entry] = []
  /// The findings about the script, in the order of the text.
  public private(set) var findings: [Finding] = []

  private let settings: Settings
  private var session: VirtualSession?
  /// How long the computer thinks in the session.
  private var thinkTime = Duration.zero
  private var lines: ArraySlice<(ScriptLine, SourceText)> = []
  /// How many later lines of the session report each piece of work.
  private var reports: [WorkToken: Int] = [:]
  private var found = LogFindings()
  /// Whether the last event has a state, as in a log, so that no work between it and the next such
  /// event is missing.
  private var isLog = false

  /// Runs a script.
  /// - Parameters:
  ///   - bytes: the script.
  ///   - name: its name, for findings.
  ///   - settings: what is given besides it.
  public init(_ bytes: [UInt8], from name: String, _ settings: Settings = Settings()) {
    self.settings = settings
    read(bytes, from: name)
    while let (line, source) = lines.popFirst() { take(line, source) }
    // A script without events only starts the app.
    if entries.isEmpty, found.findings.isEmpty { begin(settings.header) }
    end(at: nil)
    findings = found.findings.inOrderOfText
  }

  private mutating func read(_ bytes: [UInt8], from name: String) {
    var (lines, found) = ([(ScriptLine, SourceText)](), LogFindings())
    let receive: LogLines.Receiver = { part in
      guard let text = part.line else { return .proceed }
      var reader = LogLineReader(text)
      if let line = reader.readScript() { lines.append((line, text)) }
      found.add(reader.findings)
      return .proceed
    }
    var splitter = LogLines(source: name)
    if splitter.read(bytes[...], to: receive) == .proceed { _ = splitter.finish(to: receive) }
    (self.lines, self.found) = (lines[...], found)
  }

  private mutating func take(_ line: ScriptLine, _ source: SourceText) {
    switch line {
    case .header(let header):
      end(at: nil)
      begin(header)
    case .event(let scripted):
      if session == nil {
        begin(settings.header)
        count(scripted, 1)
      }
      if session?.state.phase == .start, scripted.event.kind != .started {
        send(.started(settings.save))
      }
      wait(for: scripted, source)
      count(scripted, -1)
      isLog = scripted.digest != nil
      guard let state = session?.state else { return }
      for update in send(scripted.event(in: state)) {
        let difference = LogDifference(
          update,
          isIgnored: scripted.isIgnored,
          digest: scripted.digest
        )
        guard let difference else { continue }
        found.add([difference.finding(source)])
      }
    case .ended(let time):
      if session == nil { begin(settings.header) }
      if let time { check(time, source) }
      end(at: time)
    }
  }

  // MARK: Sessions

  private mutating func begin(_ original: LogHeader<AppState>) {
    var header = original
    settings.change(&header.settings)
    if let save = settings.save { header.settings.size = save.position.board.size }
    isLog = false
    entries.append(.header(header))
    thinkTime = header.settings.thinkTime?.duration ?? .zero
    reports = [:]
    for (line, _) in lines {
      if case .header = line { break }
      if case .event(let scripted) = line { count(scripted, 1) }
    }
    session = VirtualSession(
      state: AppState(header.settings),
      environment: header.settings.environment()
    )
  }

  private mutating func count(_ scripted: ScriptedEvent, _ number: Int) {
    if let work = scripted.event.work { reports[work, default: 0] += number }
  }

  /// Ends the session at a time, or once nothing more happens by itself.
  private mutating func end(at time: SessionTime?) {
    guard session != nil else { return }
    if session?.state.phase == .start { send(.started(settings.save)) }
    if isLog, let time { session?.skip(to: time.duration) } else { settle(until: time?.duration) }
    entries.append(.ended(session?.time ?? .zero))
    session = nil
  }

  // MARK: Time

  /// Lets time pass until an event happens.
  private mutating func wait(for scripted: ScriptedEvent, _ source: SourceText) {
    let isDismissal = scripted.event.kind == .passDismissed
    if let time = scripted.time {
      check(time, source)
      if scripted.digest != nil {
        session?.skip(to: time.duration)
        return
      }
      return settle(until: time.duration, dismissingPasses: !isDismissal)
    }
    switch scripted.event.kind {
    // The app accepts it also while it is busy.
    case .modeChanged: return settle { $0.accepts(scripted.event(in: $0)) }
    case .computerChose: settle { $0.phase == .thinking }
    case .diskChanged: settle { $0.phase == .placing }
    default: return settle(dismissingPasses: !isDismissal)
    }
    // A report comes when the work that it replaces would have been done.
    session?.skipWork()
  }

  /// Checks that a time is not earlier than the one before.
  private mutating func check(_ time: SessionTime, _ source: SourceText) {
    guard let session, time < SessionTime(session.time) else { return }
    found.add([LogPlace.finding(SessionTime(session.time), to: time, source)])
  }

  /// Lets time pass.
  /// - Parameters:
  ///   - end: the time at which to stop; `nil` for when nothing more happens by itself.
  ///   - dismissesPasses: whether a pass between two computers may be dismissed.
  ///   - isReached: whether to stop in a state.
  private mutating func settle(
    until end: Duration? = nil,
    dismissingPasses dismissesPasses: Bool = true,
    _ isReached: (AppState) -> Bool = { _ in false }
  ) {
    while let session, !isReached(session.state) {
      if session.due != nil, reports[session.state.work, default: 0] > 0 {
        self.session?.giveUpWork()
      }
      let dismissal = session.time + thinkTime
      if settings.dismissesPasses, session.state.isPassBetweenComputers, dismissesPasses,
        dismissal <= end ?? dismissal
      {
        add(self.session?.step(until: dismissal) ?? [])
        send(.passDismissed)
      } else if let updates = end.map({ self.session?.step(until: $0) }) ?? self.session?.step() {
        add(updates)
      } else {
        return
      }
    }
  }

  @discardableResult
  private mutating func send(_ event: AppEvent) -> [AppUpdate] {
    let updates = session?.send(event) ?? []
    add(updates)
    return updates
  }

  private mutating func add(_ updates: [AppUpdate]) { entries += updates.map { .update($0) } }
}

extension AppState {
  /// Whether the app does not ignore an event now.
  fileprivate func accepts(_ event: AppEvent) -> Bool {
    var state = self
    return (try? state.react(to: event)) != nil
  }
}
