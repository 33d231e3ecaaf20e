public import GameRecords

/// Records as the bytes of a file of some format.
public struct WrittenRecords: Sendable {
  /// The file.
  public let bytes: [UInt8]
  /// What belongs next to it, such as a table of the players' names, each as the bytes of a file.
  public let companions: [(companion: Companion, bytes: [UInt8])]
  /// What the format cannot store, in the order of the records.
  public let losses: [RecordLoss]
  /// The usual extension of the file's name, without its dot.
  public let fileExtension: String

  /// A fact that one of the records has lost.
  public struct RecordLoss: Hashable, Sendable {
    /// The record, counted from 1.
    public let record: Int
    /// What it has lost.
    public let loss: Loss
  }

  /// Writes the file, and what belongs next to it: either whole or not at all.
  /// - Parameter path: the file, which is replaced if it is there.
  /// - Throws: ``FileError``; then nothing has changed.
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
