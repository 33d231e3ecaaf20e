package import Flipbook

/// A file with a session log.
package enum SessionFile {
  /// Reads a log.
  /// - Throws: a finding if the file cannot be read or is not a log.
  package static func read(_ path: InputPath) throws(Finding) -> SessionLog {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.contents(of: path, limit: Limits.recordBytes)
    } catch {
      throw error.finding(.unreadableInput)
    }
    guard !bytes.isEmpty else {
      throw Finding(.unknownFormat, "the input is empty", at: Place(source: path.name))
    }
    let head = InputHead(of: bytes[...], isWhole: true)
    let format = try? FormatRegistry.standard.recognise(head, of: path.name).format
    guard let format, format.name == "session" else {
      throw Finding(
        .unknownFormat,
        "this is not a session log" + (format.map { "; its format is \($0.name)" } ?? ""),
        help: format == nil
          ? "“flipbook play --log” writes session logs" : "“flipbook render” draws records",
        at: Place(source: path.name)
      )
    }
    return SessionLog(bytes, from: path.name)
  }
}
