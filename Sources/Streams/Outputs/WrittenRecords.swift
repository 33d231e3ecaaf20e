public import GameRecords

/// Records as the bytes of a file.
public struct WrittenRecords: Sendable {
  /// The file.
  public let bytes: [UInt8]
  /// The files that belong next to it, such as a table of the players' names, as bytes.
  public let companions: [(companion: Companion, bytes: [UInt8])]
  /// The facts that the format cannot store, in the order of the records.
  public let losses: [RecordLoss]
  /// The usual extension of the file's name, without its dot.
  public let fileExtension: String

  /// A loss of one of the records.
  public struct RecordLoss: Hashable, Sendable {
    /// The number of the record, from 1.
    public let record: Int
    /// The loss.
    public let loss: Loss
  }

  /// Writes the file and the files that belong next to it, either completely or not at all.
  /// - Parameter path: the file, which is replaced if it exists.
  /// - Throws: ``FileError``; then nothing was changed.
  public func write(toFile path: String) throws(FileError) {
    var file = try OutputFile.open(OutputPlace.file(path))
    var bytes = bytes
    try file.write(&bytes)
    for (companion, bytes) in companions {
      try file.writeSibling(bytes, fileExtension: companion.fileExtension)
    }
    try file.commit()
  }
}
