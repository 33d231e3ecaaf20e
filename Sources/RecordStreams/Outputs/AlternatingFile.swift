import Platform

/// A file whose end is rewritten again and again, and which always has either the old or the new
/// end, even if the process is killed.
///
/// Two copies of the file take turns: the hidden one gets the new end, and then they are exchanged.
/// What comes before the end is copied once for each of them. On a file system that cannot exchange
/// files, each new end gets a new copy.
package final class AlternatingFile {
  private let file: KeptFile
  /// The file in its place; `nil` if there is none.
  private var visible: Visible?
  /// The copy that is written next, and the number of its bytes that are known to be right.
  private var hidden: (copy: TemporaryFile, settled: Int)?
  /// When the file is synced next, at the earliest.
  private var nextSync = ContinuousClock.now

  private struct Visible {
    let descriptor: FileDescriptor
    /// The number of bytes at the beginning that do not change again.
    let settled: Int
    /// Whether it is one of the copies, which no other program has opened to write.
    let isCopy: Bool
  }

  /// How long a new end may not be on the disk yet; only a failure of the system loses it.
  private static let patience = Duration.seconds(1)

  /// Opens a file, which need not exist.
  /// - Parameters:
  ///   - file: the object that keeps the file.
  ///   - settled: the number of bytes at its beginning that do not change.
  /// - Throws: an error if it cannot be read.
  package init(_ file: KeptFile, settled: Int) throws(FileError) {
    self.file = file
    let size = FileVersion(path: file.path)?.size ?? 0
    guard settled > 0, size >= settled else { return }
    let descriptor = try FileError.doing("cannot open the file", file.path) {
      try FileSystem.open(file.path, .readOnly)
    }
    visible = Visible(descriptor: descriptor, settled: settled, isCopy: false)
  }

  deinit {
    hidden?.copy.remove()
    visible?.descriptor.release()
  }

  /// Replaces the end of the file.
  /// - Throws: an error if it cannot be written; then it is unchanged.
  package func write(_ end: FileEnd) throws(FileError) {
    try file.check()
    let (copy, settled) = if let hidden { hidden } else { (try makeCopy(), 0) }
    hidden = (copy, min(settled, end.offset))
    try FileError.doing("cannot write the output", file.path) {
      if settled < end.offset, let visible {
        try copy.descriptor.copyBytes(settled..<end.offset, of: visible.descriptor)
      }
      try copy.descriptor.writeBytes(end.bytes, at: end.offset)
      try copy.descriptor.cut(at: end.offset + end.bytes.count)
      try copy.descriptor.writeBytes(end.head, at: 0)
    }
    if nextSync <= .now { try sync(copy.descriptor) }
    try show(copy, settled: end.settled)
  }

  /// Removes the file.
  /// - Throws: an error if another program has changed it.
  package func remove() throws(FileError) {
    try file.check()
    try FileError.doing("cannot remove the file", file.path) {
      try FileSystem.remove(file.path)
    }
  }

  /// Waits until the file is on its disk.
  package func sync() throws(FileError) {
    if let visible { try sync(visible.descriptor) }
  }

  private func sync(_ descriptor: FileDescriptor) throws(FileError) {
    try FileError.doing("cannot sync", file.path) { try descriptor.sync() }
    nextSync = .now + Self.patience
  }

  /// Creates a copy without content.
  private func makeCopy() throws(FileError) -> TemporaryFile {
    let output = try OutputFile.open(OutputGuard.ofSession.place(file.path))
    guard let copy = try output.release().first else {
      throw FileError(file.path, "is not a regular file")
    }
    return copy
  }

  /// Puts the hidden copy in its place, and hides the one that was there.
  private func show(_ copy: TemporaryFile, settled: Int) throws(FileError) {
    // It must be locked before other processes can find it.
    let lock = FileLock(ofNew: copy.descriptor)
    let old = visible
    let new = Visible(descriptor: copy.descriptor, settled: settled, isCopy: true)
    var copy = copy
    if let old, old.isCopy, try copy.exchange(with: old.descriptor) {
      hidden = (copy, old.settled)
      // A file with another name must not change.
      if old.descriptor.status?.linkCount != 1 { hidden.take()?.copy.remove() }
    } else {
      try OutputBatch.putInPlace([copy])
      copy.removeName()
      hidden = nil
      old?.descriptor.release()
    }
    visible = new
    file.take(over: lock)
  }
}

/// The new end of a file.
package struct FileEnd: Sendable {
  /// Where it begins.
  package let offset: Int
  package let bytes: [UInt8]
  /// The new beginning of the file, if that changes, too; always of the same length.
  package let head: [UInt8]
  /// The number of bytes at the beginning of the new file that do not change again.
  package let settled: Int

  package init(offset: Int, bytes: [UInt8], head: [UInt8] = [], settled: Int) {
    self.offset = offset
    self.bytes = bytes
    self.head = head
    self.settled = settled
  }
}
