import Apps
import FlipbookCommands

extension WholeInput {
  /// Reads the position at the end of the first record of a file, in any format, and its modes.
  /// - Throws: a finding if there is none.
  static func save(in argument: String) throws(Finding) -> AppSave {
    let path = InputPath(argument)
    let bytes = try bytes(of: path)
    let parsed = try FormatRegistry.playing.read(bytes, from: path.name).first
    if let error = parsed?.findings.first(where: { $0.severity == .error }) { throw error }
    guard let record = parsed?.reversi else {
      throw Finding(.unknownFormat, "there is no record in the file", at: Place(source: path.name))
    }
    do throws(SnapshotError) {
      return AppSave(try record.snapshot())
    } catch {
      let message = "the app cannot start from this record: \(error)"
      throw Finding(.cannotConvert, message, at: Place(source: path.name))
    }
  }
}
