import Flipbook
import TerminalPlay

/// Inputs that are read as a whole.
enum WholeInput {
  /// Reads the position at the end of the first record of a file, in any format, and its modes.
  /// - Throws: a finding if there is none.
  static func save(in argument: String) throws(Finding) -> AppSave {
    let path = InputPath(argument)
    let bytes = try bytes(of: path)
    let parsed = try FormatRegistry.standard.read(bytes, from: path.name).first
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

  /// Reads a whole file.
  /// - Throws: a finding if it cannot be read.
  static func bytes(
    of path: InputPath,
    limit: Int = Limits.recordBytes
  ) throws(Finding) -> [UInt8] {
    do throws(FileError) {
      return try InputFile.contents(of: path, limit: limit)
    } catch {
      throw error.finding(.unreadableInput)
    }
  }
}
