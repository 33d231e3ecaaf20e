import GameRecords
import Platform

/// The files that report on a run's inputs: reports and baselines.
package struct ReportPlaces {
  private let files: Set<FileIdentity>
  /// The options for reading inputs.
  private let options: SourceOptions

  /// Creates the set of the existing files at some paths; `-` is ignored.
  package init(_ paths: [String], reading options: SourceOptions) {
    files = Set(paths.compactMap { $0 == "-" ? nil : FileIdentity(path: $0) })
    self.options = options
  }

  /// Whether a file is one of them, under any name.
  func contain(_ path: InputPath) -> Bool {
    guard !files.isEmpty, let identity = path.identity else { return false }
    return files.contains(identity)
  }

  /// Whether one of them may be replaced: it is not a named input and contains no record, or it is
  /// an earlier report.
  func mayReplace(_ path: InputPath) -> Bool {
    if !path.isStandardInput, isOwnReport(path) { return true }
    return path.isFound && !holdsRecord(path)
  }

  /// Whether `validate` wrote a file, according to its first bytes.
  private func isOwnReport(_ path: InputPath) -> Bool {
    guard let file = try? InputFile(path) else { return false }
    return options.isReport(file.head)
  }

  private func holdsRecord(_ path: InputPath) -> Bool {
    // A file of unknown content may be worth keeping, unless it is empty.
    let isContent = path.size != 0
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
