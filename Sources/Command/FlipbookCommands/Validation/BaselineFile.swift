import Flipbook
import Platform

/// A baseline file that findings are compared with.
final class BaselineFile {
  private var baseline: Baseline
  /// The folder that the paths in it start at.
  private let folder: String
  /// The path, as messages show it.
  private let name: String
  /// The first findings that were not found again, and the number of all of them.
  private var missing: [String] = []
  private var missingCount = 0

  /// How many missing findings are named.
  private static let mostMissing = 3

  /// Reads the file, which must be in a folder if no person has named it.
  init(_ path: String, inside configured: String?) throws(Finding) {
    name = WorkingFolder.shortPath(path).shownPath
    folder = WorkingFolder.parent(of: WorkingFolder.absolutePath(path))
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.settings(at: path, inside: configured)
    } catch {
      throw error.finding(.baseline)
    }
    baseline = try Baseline(bytes, from: name)
  }

  /// Removes the known findings from the next records of an input.
  func takeKnown(
    outOf records: inout [CheckedRecord],
    of input: InputNames,
    _ summary: inout ValidationSummary
  ) {
    for index in records.indices where !records[index].findings.isEmpty {
      let known = records[index].takeOut { remove($0, of: input) }
      if known.contains(where: { $0.severity == .error }) { input.hasKnownErrors = true }
      summary.remove(known, of: records[index])
    }
  }

  /// Returns whether an input has no record for a known reason.
  func takeKnown(_ ending: InputEnding, of input: InputNames) -> Bool {
    if case .recordless = ending { return input.hasKnownErrors }
    return ending.fault.map { remove($0, of: input) } ?? false
  }

  private func remove(_ finding: Finding, of input: InputNames) -> Bool {
    let path = WorkingFolder.path(input.path, from: folder)
    return baseline.remove(input.counter.name(Fingerprint(of: finding)), of: path)
  }

  /// Ends an input that was read completely, and collects its missing findings.
  func end(_ path: String) {
    let rules = baseline.missing(of: WorkingFolder.path(path, from: folder))
    missingCount += rules.count
    missing += rules.prefix(Self.mostMissing - missing.count).map { rule in
      DisplayText.escape("\(rule) in \(path.shownPath)")
    }
  }

  /// A finding about the known findings that are gone; `nil` if there are none.
  var finding: Finding? {
    guard missingCount > 0 else { return nil }
    let findings = missingCount == 1 ? "1 finding" : "\(missingCount) findings"
    let verb = missingCount == 1 ? "is" : "are"
    let more = missingCount - missing.count
    let names = missing.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    var finding = Finding(
      .baseline,
      "\(findings) of \(DisplayText.escape(name)) \(verb) gone: \(names)",
      help: "write it again with --write-baseline",
      at: Place(source: "flipbook")
    )
    finding.severity = .note
    return finding
  }
}

/// The baselines that inputs are compared with: the one that the user named, or those of the
/// inputs' configurations.
final class Baselines {
  private let named: String?
  private let configurations: ConfigurationFiles
  private(set) var files: [String: BaselineFile] = [:]

  init(_ named: String?, _ configurations: ConfigurationFiles) {
    self.named = named
    self.configurations = configurations
  }

  /// The baseline for an input.
  /// - Throws: a finding when there is one that cannot be read.
  func baseline(for input: InputPath) throws(Finding) -> BaselineFile? {
    let (configuration, folder) = try configurations.configuration(for: input)
    let configured = configuration.baseline.map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 }
    guard let path = named ?? configured else { return nil }
    if let file = files[path] { return file }
    do throws(Finding) {
      let file = try BaselineFile(path, inside: named == nil ? folder : nil)
      files[path] = file
      return file
    } catch {
      throw configurations.fail([error])
    }
  }
}

/// The names of the findings of one input.
final class InputNames {
  /// The input's path, decoded without losing a byte, so that no two inputs have the same.
  let path: String
  var counter = FingerprintCounter()
  /// Whether an error in it is known.
  var hasKnownErrors = false

  init(of input: InputPath) { path = input.isStandardInput ? input.name : input.location }
}

/// A baseline file that is being written.
struct BaselineOutput: ~Copyable {
  private var output: OutputFile
  private var bytes = Baseline.head
  private let folder: String
  /// The number of findings written.
  private(set) var count = 0

  init(_ place: OutputPlace) throws(FileError) {
    output = try OutputFile.open(place)
    folder = WorkingFolder.parent(of: WorkingFolder.absolutePath(place.path))
  }

  mutating func add(_ records: [CheckedRecord], of input: InputNames) throws(FileError) {
    let path = WorkingFolder.path(input.path, from: folder)
    for record in records {
      for finding in record.findings {
        let name = input.counter.name(Fingerprint(of: finding))
        bytes += Baseline.line(name, finding.rule, of: path)
        count += 1
      }
    }
    try output.write(&bytes)
  }

  /// Writes the remaining bytes, which may be only the head.
  consuming func finish() throws(FileError) {
    if !bytes.isEmpty { try output.write(&bytes) }
    try output.commit()
  }
}
