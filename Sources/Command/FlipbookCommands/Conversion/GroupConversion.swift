import Flipbook
import Platform
import TerminalOutput

/// Converts the records of all inputs into one output for each group of them, such as a year.
struct GroupConversion {
  private var run: ConversionRun
  private let inputs: ConversionInputs
  private let folder: String
  private let guarding: OutputGuard
  private let grouping: RecordGrouping
  private var outputs: [String: RecordOutput] = [:]
  /// The names of the outputs, in the order they were opened.
  private var names: [String] = []

  /// Creates a conversion into a folder.
  /// - Parameters:
  ///   - run: the run, which has no outputs yet.
  ///   - inputs: the inputs.
  ///   - folder: the folder.
  ///   - guarding: decides which files may be written.
  ///   - grouping: what the records of an output have in common.
  init(
    _ run: ConversionRun,
    _ inputs: ConversionInputs,
    into folder: String,
    _ guarding: OutputGuard,
    by grouping: RecordGrouping
  ) {
    self.run = run
    self.inputs = inputs
    self.folder = folder
    self.guarding = guarding
    self.grouping = grouping
  }

  mutating func convert() async throws -> ExitStatus {
    // All outputs stay open until the last record is read, and there may be thousands of players.
    CurrentProcess.allowManyFiles()
    let inputs = inputs
    let unreadable = try await run.batch.finishing {
      let unreadable = try await inputs.forEachBlock { event throws(FileError) in
        guard case .block(let records) = event else { return }
        for record in records { if let record = run.accept(record) { try add(record) } }
      }
      for record in run.release() { try add(record) }
      try finishOutputs(isSound: unreadable == 0)
      return unreadable
    }
    return run.end(unreadable: unreadable)
  }

  private mutating func finishOutputs(isSound: Bool) throws(FileError) {
    for output in names.compactMap({ outputs[$0] }) {
      try run.finish(output, isSound: isSound)
    }
  }

  private mutating func add(_ prepared: PreparedRecord) throws(FileError) {
    guard let record = prepared.record else { return }
    for name in grouping.names(for: record) { try run.add(prepared, to: output(name)) }
  }

  private mutating func output(_ name: String) throws(FileError) -> RecordOutput {
    if let output = outputs[name] { return output }
    let fileExtension = run.request.target.fileExtensions.first ?? run.request.target.name
    let path = "\(folder)/\(name).\(fileExtension)"
    try FolderPlaces.makeFolders(above: path)
    let place = try guarding.place(path)
    let output = try RecordOutput(
      place,
      run.request,
      losses: run.emptyLosses,
      choosesExtension: true
    )
    outputs[name] = output
    names.append(name)
    return output
  }
}
