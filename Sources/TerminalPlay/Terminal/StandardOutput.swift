package import Flipbook

/// Writes to standard output what is neither a record nor a picture.
package enum StandardOutput {
  /// Writes bytes.
  /// - Throws: if they cannot be written; the command then ends with status 74.
  package static func write(_ bytes: some Sequence<UInt8>) throws(FileError) {
    var bytes = Array(bytes)
    var output = try OutputFile.open(.standardOutput)
    try output.write(&bytes)
    try output.commit()
  }
}
