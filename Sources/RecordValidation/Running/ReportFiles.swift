package import RecordStreams

/// The reports of a run; one that cannot be written does not stop the others.
package final class ReportFiles {
  /// Those that can still be written.
  private var reports: [ReportFile]
  /// Why the first one failed that did.
  private var failure: FileError?

  package init(_ reports: [ReportFile]) { self.reports = reports }

  /// Whether records are listed in which nothing was found.
  package var listsEveryRecord: Bool { reports.contains(where: \.listsEveryRecord) }

  /// Writes something to each report.
  /// - Throws: when none is left that can be written.
  package func forEach(_ write: (ReportFile) throws(FileError) -> Void) throws(FileError) {
    reports.removeAll { report in
      do throws(FileError) {
        try write(report)
        return false
      } catch {
        failure = failure ?? error
        return true
      }
    }
    if let failure, reports.isEmpty { throw failure }
  }

  /// Ends the reports and puts them in their places.
  /// - Throws: why one of them cannot be written.
  package func finish(_ summary: ValidationSummary) throws(FileError) {
    try forEach { (report) throws(FileError) in try report.finish(summary) }
    if let failure { throw failure }
  }
}
