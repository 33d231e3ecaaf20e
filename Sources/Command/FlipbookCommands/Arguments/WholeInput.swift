package import Flipbook

/// Inputs that are read as a whole.
package enum WholeInput {
  /// Reads a whole file.
  /// - Throws: a finding if it cannot be read.
  package static func bytes(
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
