public import GameRecords
internal import RecordFormats
internal import ReversiApp
internal import XMLRecordFormat

/// The formats that can be read and written: a new format is one line here.
public struct FormatRegistry: Sendable {
  /// The formats, in the order of the table that `flipbook formats` prints.
  public let formats: [any RecordFormat]

  /// Every format there is.
  public static let standard = FormatRegistry(formats: [
    SaveFormat(),
    JSONFormat(layout: .document),
    JSONFormat(layout: .lines),
    XMLFormat(),
    WTHORFormat(),
    WTHORPuzzlesFormat(),
    GGFFormat(),
    SGFFormat(),
    PGNFormat(),
    TranscriptFormat(),
    BoardFormat(besides: [TranscriptFormat(), EdaxFENFormat()]),
    OBFFormat(),
    EdaxFENFormat(),
    EDXFormat(),
    EgaroucidFormat(),
    QuestFormat(),
    ReduxFormat(),
    ForkSaveFormat(),
    PictureFormat(),
    SessionFormat(),
  ])

  /// The format with a name, for example `json`.
  public func format(named name: String) -> (any RecordFormat)? {
    formats.first { $0.name == name }
  }

  /// The format whose files usually have a name.
  public func format(forFileNamed name: some StringProtocol) -> (any RecordFormat)? {
    formats(forFileNamed: name).first
  }

  /// The formats whose files usually have a name: the one that it names whole, or all with its
  /// extension.
  func formats(forFileNamed name: some StringProtocol) -> [any RecordFormat] {
    if let format = formats.first(where: { $0.fileNames.contains { $0 == name } }) {
      return [format]
    }
    let name = name.lowercased()
    return formats.filter { $0.fileExtensions.contains { name.hasSuffix("." + $0) } }
  }

  /// The format that usually has a file name extension, given without its dot.
  public func format(forExtension fileExtension: String) -> (any RecordFormat)? {
    formats.first { $0.fileExtensions.contains(fileExtension.lowercased()) }
  }
}
