package import Apps

/// A file with a session log.
package struct SessionFile: Sendable {
  /// Its name in messages.
  package let name: String
  /// The app whose log it is.
  package let app: any PlayedModel.Type
  private let bytes: [UInt8]

  /// Reads a file.
  /// - Throws: a finding if the file cannot be read or is not a log.
  package init(_ path: InputPath) throws(Finding) {
    name = path.name
    do throws(FileError) {
      bytes = try InputFile.contents(of: path, limit: Limits.recordBytes)
    } catch {
      throw error.finding(.unreadableInput)
    }
    guard !bytes.isEmpty else {
      throw Finding(.unknownFormat, "the input is empty", at: Place(source: path.name))
    }
    let head = InputHead(of: bytes[...], isWhole: true)
    let format = try? FormatRegistry.playing.recognise(head, of: path.name).format
    guard let app = AllApps.played(ofLogsIn: format) else {
      throw Finding(
        .unknownFormat,
        "this is not a session log" + (format.map { "; its format is \($0.name)" } ?? ""),
        help: format == nil
          ? "“flipbook play --log” writes session logs" : "“flipbook render” draws records",
        at: Place(source: path.name)
      )
    }
    self.app = app
  }

  /// Runs the sessions of the log again.
  package func log<Model: PlayedModel>(of app: Model.Type) -> ReplayedLog<Model> {
    ReplayedLog(bytes, from: name)
  }
}
