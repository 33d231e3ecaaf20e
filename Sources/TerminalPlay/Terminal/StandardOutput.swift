package import Flipbook
import Glibc

/// What commands write to standard output, when they write no records and no pictures.
package enum StandardOutput {
  /// Writes all of some bytes.
  /// - Throws: when they cannot be written; the command then ends with status 74.
  package static func write(_ bytes: some Sequence<UInt8>) throws(FileError) {
    var bytes = Array(bytes)
    var output = try OutputFile.open(.standardOutput)
    try output.write(&bytes)
    try output.commit()
  }
}
