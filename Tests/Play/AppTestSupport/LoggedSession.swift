package import Apps
import GameRecords

/// A session that is simulated without waiting: each event gets the time at which it would have
/// happened.
package struct LoggedSession<Model: AppModel> {
  package let header: LogHeader<Model>
  package private(set) var updates: [SessionUpdate<Model>] = []
  package private(set) var state: Model
  package private(set) var time = SessionTime.zero

  /// Begins a session with its first event.
  package init(_ header: LogHeader<Model>, startedBy event: Model.Event) {
    self.header = header
    state = Model(header.settings)
    send(event)
  }

  /// Sends an event some milliseconds after the previous one.
  package mutating func send(_ event: Model.Event, after milliseconds: Int = 0) {
    time = SessionTime(milliseconds: time.milliseconds + milliseconds)
    updates.append(SessionUpdate(event, at: time.duration, in: &state))
  }

  /// The complete log, including its end.
  package var log: [UInt8] { lines.flatMap { $0 } }

  /// The lines of the log.
  package var lines: [[UInt8]] {
    let events = updates.map { LogLine.event(LoggedStep($0)) }
    return ([.header(header)] + events + [.ended(time)]).map(\.bytes)
  }

  /// The records that a recorder makes of the session.
  package var records: [Model.Record] { records() }

  /// Returns the records of a recorder that continues an earlier one.
  package func records(continuing earlierPart: Model.Record? = nil) -> [Model.Record] {
    let (ended, last) = games(continuing: earlierPart)
    return ended + [last].compactMap(\.self)
  }

  /// Returns the records of the games that ended in the session, and that of the last one, which
  /// another session can continue.
  package func games(
    continuing earlierPart: Model.Record?
  ) -> (ended: [Model.Record], last: Model.Record?) {
    var recorder = GameRecorder<Model>(date: header.date, continuing: earlierPart)
    let ended = updates.compactMap { recorder.take($0) }
    return (ended, recorder.finish())
  }
}
