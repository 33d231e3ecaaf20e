package import GameRecords
import Platform

/// The outputs of a run that are written into folders.
///
/// The first ones are put in their places one by one. If there are many, or they belong together, some
/// thousands are collected. Then the file system is synced once, and each gets its place. At any
/// time a place has either the old or the new file, complete.
package final class OutputBatch {
  /// The files of each waiting output; they are open, and so locked.
  private var outputs: [[TemporaryFile]] = []
  private var fileCount = 0
  /// A descriptor on each file system with outputs.
  private var systems: [DeviceID: FileDescriptor] = [:]
  private var count = 0

  /// The number of outputs that are synced one by one: a file system may have much else to write.
  private static let single = 16
  /// The maximum number of waiting files, so that not all of a long run is lost if it is
  /// interrupted.
  private static let most = min(8_192, CurrentProcess.allowManyFiles() / 4)

  /// Whether all outputs are put in their places or none, as far as they are collected.
  private let isOneSet: Bool

  /// Creates an empty batch.
  package init(isOneSet: Bool = false) { self.isOneSet = isOneSet }

  deinit {
    for file in outputs.joined() { file.remove() }
    for system in systems.values { system.release() }
  }

  /// Adds a complete output.
  package func add(_ output: consuming OutputFile) throws(FileError) {
    count += 1
    guard count > Self.single || isOneSet else { return try output.commit() }
    try keepOpen(try output.device)
    let files = try output.release()
    outputs.append(files)
    fileCount += files.count
    if fileCount >= Self.most { try finish() }
  }

  /// Adds a whole file.
  /// - Returns: why it is not put in its place; `nil` if it is.
  package func write(_ bytes: [UInt8], to place: OutputPlace) throws(FileError) -> Finding? {
    var bytes = bytes
    var file = try OutputFile.open(place)
    try file.write(&bytes)
    if let conflict = try file.conflict(after: self) { return conflict }
    try add(file)
    return nil
  }

  /// Does some work, and puts its outputs in their places at the end, even if it fails.
  package func finishing<Value>(_ work: () async throws -> Value) async throws -> Value {
    let value: Value
    do {
      value = try await work()
    } catch {
      // The first failure is reported.
      try? finish()
      throw error
    }
    try finish()
    return value
  }

  /// Puts all waiting outputs in their places.
  /// - Throws: why a file is not in its place; the others are.
  package func finish() throws(FileError) {
    guard let first = outputs.first(where: { !$0.isEmpty })?.first else { return }
    var failure: FileError?
    for system in systems.values {
      do throws(Errno) {
        try system.syncFileSystem()
      } catch {
        failure = FileError(first.final, "cannot sync", error)
      }
    }
    // Syncing a journal for each would take longer than all the rest.
    let sets = isOneSet ? [Array(outputs.joined())] : outputs
    for files in sets where failure == nil {
      do throws(FileError) { try Self.putInPlace(files, syncs: false) } catch { failure = error }
    }
    for file in outputs.joined() { file.remove() }
    outputs = []
    fileCount = 0
    if let failure { throw failure }
  }

  /// Puts the files of an output in their places, all or none; the tables that belong to it come
  /// first.
  static func putInPlace(
    _ files: [TemporaryFile],
    after line: AppendedLine? = nil,
    syncs: Bool
  ) throws(FileError) {
    let tables = try files.dropLast().map { file throws(FileError) in (file, try file.version) }
    try TemporaryFiles.uninterrupted { () throws(FileError) in
      try FileSet.putInPlace(files, after: line, syncs: syncs)
    }
    for (file, version) in tables { if let version { file.noteInPlace(version.identity) } }
  }

  /// Keeps a file system open until it is synced.
  private func keepOpen(_ device: (id: DeviceID, descriptor: FileDescriptor)?) throws(FileError) {
    guard let device, systems[device.id] == nil else { return }
    systems[device.id] = try FileError.doing("cannot keep the output open", "flipbook") {
      try device.descriptor.copy()
    }
  }
}
