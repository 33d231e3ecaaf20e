package import Flipbook
import Platform

/// Writes to standard output what is neither a record nor a picture.
package enum StandardOutput {
  /// Writes bytes; a terminal gets the characters that it can show.
  /// - Throws: if they cannot be written; the command then ends with status 74.
  package static func write(_ bytes: some Sequence<UInt8>) throws(FileError) {
    var bytes = Array(bytes)
    if FileDescriptor.standardOutput.isTerminal {
      let text = String(decoding: bytes, as: UTF8.self)
      bytes = Array(Terminal.readable(text, on: .standardOutput).utf8)
    }
    var output = try OutputFile.open(.standardOutput)
    try output.write(&bytes)
    try output.commit()
  }
}
