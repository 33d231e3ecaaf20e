package import Apps
import Synchronization
package import TerminalOutput

/// The outputs of a session in progress.
package final class OpenOutputs<Model: PlayedModel>: Sendable {
  private let record: RecordFile<Model>?
  private let log: LogFile<Model>?
  /// Why the last save could not be written.
  private let saveFailure = Mutex<SaveFailure?>(nil)

  package init(record: RecordFile<Model>?, log: LogFile<Model>?) {
    self.record = record
    self.log = log
  }

  /// The game before this session, as far as the outputs have it.
  package var earlier: Model.Record? { record?.earlier ?? log?.earlier }

  /// Adds an update; called for each event in turn.
  package func add(_ update: SessionUpdate<Model>) {
    if let record { record.add(update, log) } else { log?.add(update) }
    if update.effects?.contains(where: Model.isSave) ?? false {
      saveFailure.withLock { $0 = update.saveFailure }
    }
  }

  /// Ends the outputs, and reports each one that is incomplete.
  /// - Parameters:
  ///   - time: the time in the session.
  ///   - messages: where to report.
  /// - Returns: the exit status.
  package func end(at time: Duration, _ messages: Messages) -> ExitStatus {
    var status = ExitStatus.clean
    func fail(_ finding: Finding) {
      messages.show(finding)
      status.rise(to: .outputFailed)
    }
    if let failure = saveFailure.withLock(\.self) {
      var finding = Finding(.outputFailed, failure.message, at: Place(source: "flipbook"))
      finding.help = "the latest position is not saved; name another file with --save"
      fail(finding)
    }
    do throws(FileError) {
      if let record { status.rise(to: try record.end(messages)) }
    } catch {
      fail(error.finding(.outputFailed))
    }
    do throws(FileError) {
      try log?.end(at: time)
    } catch {
      fail(error.finding(.outputFailed))
    }
    return status
  }
}
