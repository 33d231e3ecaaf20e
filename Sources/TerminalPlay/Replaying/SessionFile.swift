package import Flipbook

/// A file with the log of a session.
package enum SessionFile {
  /// Reads a log.
  /// - Throws: a finding when the file cannot be read, or is no log.
  package static func read(_ path: InputPath) throws(Finding) -> SessionLog {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.contents(of: path, limit: Limits.recordBytes)
    } catch {
      throw error.finding(.unreadableInput)
    }
    let head = InputHead(of: bytes[...], isWhole: true)
    let format = try? FormatRegistry.standard.recognise(head, of: path.name).format
    guard let format, format.name == "session" else {
      throw Finding(
        .unknownFormat,
        "this is no log of a session" + (format.map { "; its format is \($0.name)" } ?? ""),
        help: format == nil
          ? "flipbook play writes one with --log" : "draw games with: flipbook render",
        at: Place(source: path.name)
      )
    }
    return SessionLog(bytes, from: path.name)
  }
}
