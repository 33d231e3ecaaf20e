import Apps
import Platform

/// A format in which an app's game is saved.
struct SavedFormat<Model: PlayedModel> {
  let name: String

  /// The format of a new file.
  init(ofNewFile path: String) { name = Model.saveFormat(ofNewFile: path) }

  /// The format that recognises the content of a file, if several do, that of its extension; `nil`
  /// if none does.
  init?(of head: InputHead, at path: String) {
    let found = Model.facts.saveFormats.filter {
      FormatRegistry.standard.format(named: $0)?.recognise(head) != nil
    }
    let usual = Model.saveFormat(ofNewFile: path)
    guard let first = found.first else { return nil }
    name = found.contains(usual) ? usual : first
  }

  /// All formats, for messages.
  static var list: String { Words.either(Model.facts.saveFormats) }

  /// Whether a save has an identifier.
  private var hasID: Bool {
    FormatRegistry.standard.format(named: name)?.stores.contains(.id) ?? false
  }

  /// Returns the bytes of a save that takes the place of a file, whose format and identifier it
  /// keeps.
  /// - Parameters:
  ///   - save: the save.
  ///   - old: the content of the file; empty if there is none.
  ///   - path: the path of the file.
  /// - Returns: the bytes.
  /// - Throws: an error if the format cannot store the save.
  static func bytes(
    of save: Model.Save,
    replacing old: [UInt8],
    at path: String
  ) throws(WritingError) -> [UInt8] {
    let format = Self(of: InputHead(of: old[...], isWhole: true), at: path) ?? Self(ofNewFile: path)
    var record = Model.record(of: save)
    if format.hasID, !old.isEmpty {
      record.id = format.records(in: old, of: path).first?.record?.id
    }
    return try FormatRegistry.standard.write([record], as: format.name).bytes
  }

  /// Returns the records in a file's content.
  func records(in bytes: [UInt8], of path: String) -> [ParsedRecord] {
    (try? FormatRegistry.standard.read(bytes, from: path.shownPath, as: name)) ?? []
  }

  /// The content of a regular file; empty if there is none.
  static func contents(of path: String) throws(FileError) -> [UInt8] {
    // A device is not read: its content might never end.
    guard try InputPath(path).status?.type == .regular else { return [] }
    return try InputFile.contents(of: InputPath(path), limit: Limits.recordBytes)
  }
}
