import Flipbook
import Platform

/// A format in which a game is saved: that of an app's save, with the position and both modes.
enum SavedFormat: String, CaseIterable {
  case save, redux

  /// The format of a new file: the only save in JSON that can be written, or that of the original
  /// app.
  init(ofNewFile path: String) {
    self = path.lowercased().hasSuffix(".json") ? .redux : .save
  }

  /// The format that recognises the content of a file; `nil` if none does.
  init?(of head: InputHead) {
    let found = Self.allCases.first {
      FormatRegistry.standard.format(named: $0.rawValue)?.recognise(head) != nil
    }
    guard let found else { return nil }
    self = found
  }

  /// All formats, for messages.
  static var list: String { Words.either(allCases.map(\.rawValue)) }

  /// Whether a save has an identifier.
  private var hasID: Bool {
    FormatRegistry.standard.format(named: rawValue)?.stores.contains(.id) ?? false
  }

  /// Returns the bytes of a save that takes the place of a file, whose format and identifier it
  /// keeps.
  /// - Parameters:
  ///   - save: the save.
  ///   - path: the path of the file, which need not exist.
  /// - Returns: the bytes.
  /// - Throws: an error if the format cannot store the save.
  static func bytes(of save: AppSave, replacing path: String) throws(WritingError) -> [UInt8] {
    let old = contents(of: path)
    let format =
      SavedFormat(of: InputHead(of: old[...], isWhole: true)) ?? SavedFormat(ofNewFile: path)
    var record = save.record
    if format.hasID, !old.isEmpty {
      record.id = format.records(in: old, of: path).first?.record?.id
    }
    return try FormatRegistry.standard.write([record], as: format.rawValue).bytes
  }

  /// Returns the records in a file's content.
  func records(in bytes: [UInt8], of path: String) -> [ParsedRecord] {
    (try? FormatRegistry.standard.read(bytes, from: path.shownPath, as: rawValue)) ?? []
  }

  /// The content of a regular file; empty if there is none.
  private static func contents(of path: String) -> [UInt8] {
    // A device is not read: its content might never end.
    guard (try? FileSystem.status(of: path))?.type == .regular else { return [] }
    return (try? InputFile.contents(of: InputPath(path), limit: Limits.recordBytes)) ?? []
  }
}
