import GameRecords

/// The files that report on a run's inputs: reports, and lists of known findings.
package struct ReportPlaces {
  private let files: Set<FileIdentity>
  /// How inputs are read.
  private let options: SourceOptions

  /// The files at some paths, as far as they are there already; `-` is none.
  package init(_ paths: [String], reading options: SourceOptions) {
    files = Set(paths.compactMap { $0 == "-" ? nil : FileIdentity(path: $0.pathBytes) })
    self.options = options
  }

  /// Whether a file is one of them, under whatever name.
  func contain(_ path: InputPath) -> Bool {
    guard !files.isEmpty, let identity = path.identity else { return false }
    return files.contains(identity)
  }

  /// Whether one of them may be replaced: nobody has named it as an input, and it contains no record;
  /// or it is a report of an earlier run.
  func mayReplace(_ path: InputPath) -> Bool {
    if !path.isStandardInput, isOwnReport(path) { return true }
    return path.isFound && !holdsRecord(path)
  }

  /// Whether a file was written by `validate`, as its first bytes say.
  private func isOwnReport(_ path: InputPath) -> Bool {
    guard let file = try? InputFile(path) else { return false }
    return options.isReport(file.head)
  }

  private func holdsRecord(_ path: InputPath) -> Bool {
    // What cannot be made out may be worth keeping, but for an empty file.
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
