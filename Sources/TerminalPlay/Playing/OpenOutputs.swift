package import Flipbook
import Synchronization

/// The outputs of a session that goes on.
package final class OpenOutputs: Sendable {
  private let record: RecordFile?
  private let log: LogFile?
  /// Why the last save could not be written.
  private let saveFailure = Mutex<SaveFailure?>(nil)

  package init(record: RecordFile?, log: LogFile?) {
    self.record = record
    self.log = log
  }

  /// Takes what has happened; called for each event in turn.
  package func add(_ update: AppUpdate) {
    // The log first: whenever the program is killed, it has every move that the record has.
    log?.add(update)
    record?.add(update)
    if update.effects?.contains(where: \.isSave) ?? false {
      saveFailure.withLock { $0 = update.saveFailure }
    }
  }

  /// Ends the outputs, and tells of each that is not whole.
  package func end(_ messages: Messages) -> ExitStatus {
    var status = ExitStatus.clean
    func fail(_ finding: Finding) {
      messages.show(finding)
      status.rise(to: .outputFailed)
    }
    if let failure = saveFailure.withLock(\.self) {
      var finding = Finding(.outputFailed, failure.message, at: Place(source: "flipbook"))
      finding.help = "the game is not saved as it stands; name another file with --save"
      fail(finding)
    }
    do throws(FileError) {
      if let record { status.rise(to: try record.end(messages)) }
    } catch {
      fail(error.finding(.outputFailed))
    }
    do throws(FileError) {
      try log?.end()
    } catch {
      fail(error.finding(.outputFailed))
    }
    return status
  }
}

extension AppEffect {
  /// Whether something is to be saved.
  var isSave: Bool {
    if case .save = self { return true }
    return false
  }
}
