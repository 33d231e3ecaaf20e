import GameRecords
import Platform

/// The files that report on a run's inputs: reports and baselines.
package struct ReportPlaces {
  private var files: Set<FileIdentity> = []
  /// The options for reading inputs.
  private let options: SourceOptions

  /// Creates the set of the existing files at some paths; `-` is ignored.
  /// - Throws: an error if one cannot be inspected.
  package init(_ paths: [String], reading options: SourceOptions) throws(FileError) {
    for path in paths where path != "-" {
      if let file = try InputPath(path).identity { files.insert(file) }
    }
    self.options = options
  }

  /// Whether a file is one of them, under any name.
  func contain(_ path: InputPath) throws(FileError) -> Bool {
    guard !files.isEmpty, let identity = try path.identity else { return false }
    return files.contains(identity)
  }

  /// Whether one of them may be replaced: it is not a named input and contains no record, or it is
  /// an earlier report.
  func mayReplace(_ path: InputPath) throws(FileError) -> Bool {
    if !path.isStandardInput, try options.isReport(InputFile(path).head) { return true }
    guard path.isFound else { return false }
    return try !holdsRecord(path)
  }

  private func holdsRecord(_ path: InputPath) throws(FileError) -> Bool {
    // A file of unknown content may be worth keeping, unless it is empty.
    let isContent = try path.size != 0
    var stream: RecordStream
    do throws(InputEnding) {
      stream = try RecordSource(path: path, options: options).open()
    } catch {
      return error.failure != nil && isContent
    }
    do throws(FileError) {
      while let slices = try stream.next() {
        if slices.contains(where: { $0.number > 0 }) { return true }
      }
      return false
    } catch {
      return isContent
    }
  }
}
