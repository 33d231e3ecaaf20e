package import RecordStreams

/// The reports of a run; one that cannot be written does not stop the others.
package final class ReportFiles {
  /// The reports that can still be written.
  private var reports: [ReportFile]
  /// The first failure.
  private var failure: FileError?

  package init(_ reports: [ReportFile]) { self.reports = reports }

  /// Whether any report lists records without findings.
  package var listsEveryRecord: Bool { reports.contains(where: \.listsEveryRecord) }

  /// Writes something to each report.
  /// - Throws: the first failure, if no report is left that can be written.
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
  /// - Throws: the first failure, if a report cannot be written.
  package func finish(_ summary: ValidationSummary) throws(FileError) {
    try forEach { (report) throws(FileError) in try report.finish(summary) }
    if let failure { throw failure }
  }
}
