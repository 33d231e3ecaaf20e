package import GameRecords
package import Platform

/// Putting a complete file in its place.
extension OutputFile {
  /// Writes the rest and puts the file in its place.
  /// - Parameters:
  ///   - kept: the object that keeps the file, from before it becomes visible.
  ///   - line: what is appended to another file then.
  ///   - syncs: whether to wait until it is on its disk.
  /// - Throws: an error if it cannot be written or put there.
  package consuming func commit(
    keptBy kept: KeptFile? = nil,
    after line: AppendedLine? = nil,
    syncs: Bool = true
  ) throws(FileError) {
    try flush()
    guard let temporary, place.conflict == nil else { return }
    let all = siblings + [temporary]
    for file in all where syncs {
      try FileError.doing("cannot sync", file.final) { try file.descriptor.sync() }
    }
    let version = try temporary.version
    let newLock = try FileError.doing("cannot keep the file", name) {
      try FileLock(ofNew: descriptor)
    }
    try OutputBatch.putInPlace(all, after: line, syncs: syncs)
    kept?.take(over: newLock, version)
  }

  /// Writes the rest, and returns the files that are not in their places yet.
  ///
  /// The caller must sync them, put them in their places, and remove them at the end.
  consuming func release() throws(FileError) -> [TemporaryFile] {
    try flush()
    guard let temporary, place.conflict == nil else { return [] }
    let all = siblings + [temporary]
    self.temporary = nil
    siblings = []
    return all
  }

  /// The file system of the file, and a descriptor on it; `nil` for an output without a place.
  package var device: (id: DeviceID, descriptor: FileDescriptor)? {
    get throws(FileError) {
      guard temporary != nil else { return nil }
      let status = try FileError.inspecting(name) { try descriptor.status }
      return status.map { ($0.deviceID, descriptor) }
    }
  }

  /// Returns why the output must not be put in its place: a different file there must not change.
  /// - Parameter others: the outputs that are put in their places before.
  /// - Returns: the reason; `nil` if the output may be put in its place, or is already there.
  /// - Throws: an error if an output cannot be written.
  package mutating func conflict(after others: OutputBatch) throws(FileError) -> Finding? {
    guard let conflict = place.conflict, let temporary else { return nil }
    guard place.toleratesSame else { return conflict }
    try others.finish()
    try flush()
    for file in siblings + [temporary] where try !file.isInPlaceAlready { return conflict }
    return nil
  }
}
