package import GameRecords
package import Glibc

/// How a file that is complete gets its place.
extension OutputFile {
  /// Writes what is left and puts the file in its place.
  /// - Parameter kept: what keeps the file, from before others see it.
  /// - Throws: when it cannot be written or put there.
  package consuming func commit(keptBy kept: KeptFile? = nil) throws(FileError) {
    try flush()
    guard let temporary, place.conflict == nil else { return }
    let all = siblings + [temporary]
    for file in all { try Self.sync(file.descriptor, name: file.final) }
    let newLock = kept.map { _ in FileLock(ofNew: descriptor) }
    try OutputBatch.putInPlace(all)
    if let newLock { kept?.take(over: newLock) }
  }

  /// Writes what is left, and hands over the files that are not in their places yet.
  ///
  /// Whoever takes them has to sync them, and to put them in their places or remove them.
  consuming func release() throws(FileError) -> [TemporaryFile] {
    try flush()
    guard let temporary, place.conflict == nil else { return [] }
    let all = siblings + [temporary]
    for sibling in siblings { close(sibling.descriptor) }
    self.temporary = nil
    siblings = []
    return all
  }

  /// The file system that the file is on, and a descriptor there; `nil` for what has no place.
  package var device: (number: dev_t, descriptor: CInt)? {
    var status = stat()
    guard temporary != nil, fstat(descriptor, &status) == 0 else { return nil }
    return (status.st_dev, descriptor)
  }

  /// Why the output must not get its place: a file is to stay as it is there, and is another one.
  /// - Parameter others: outputs that get their places before.
  /// - Returns: why; `nil` when the output may get its place, or is there already.
  /// - Throws: when an output cannot be written.
  package mutating func conflict(after others: OutputBatch) throws(FileError) -> Finding? {
    guard let conflict = place.conflict, let temporary else { return nil }
    guard place.toleratesSame else { return conflict }
    try others.finish()
    try flush()
    return (siblings + [temporary]).allSatisfy(\.isInPlaceAlready) ? nil : conflict
  }

  private static func sync(_ descriptor: CInt, name: String) throws(FileError) {
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw .last(name, "cannot sync") }
  }
}
