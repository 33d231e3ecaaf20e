import ArgumentParser
import Flipbook
import TerminalPlay

/// The theme that is named on the command line: a standard one, or a file with one.
struct ThemeOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A theme (\(Theme.standard.map(\.name).joined(separator: ", "))), or a JSON file with one.",
      valueName: "theme"
    ),
    completion: .list(Theme.standard.map(\.name))
  )
  var theme: String?

  /// Whether the user has said something.
  var isGiven: Bool { theme != nil }

  /// The file with the theme, if one is named.
  var file: String? { standard == nil ? theme : nil }

  private var standard: Theme? { Theme.standard.first { $0.name == theme ?? Theme.classic.name } }

  /// - Throws: a sentence when there is neither such a theme nor such a file.
  func validate() throws {
    guard let theme, standard == nil, !InputPath(theme).isThere else { return }
    throw ValidationError(
      "there is no theme and no file \(DisplayText.quote(theme.shownPath)); \(ThemeFile.guide)"
    )
  }

  /// The theme, or else the usual one; it is read if it is a file.
  /// - Returns: the theme; `nil` when the file has none, which has been told.
  func chosen(_ messages: Messages) -> Theme? {
    guard let path = file else { return standard }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.contents(of: InputPath(path), limit: Limits.recordBytes)
    } catch {
      var finding = error.finding(.theme)
      finding.message = "the theme cannot be read: \(finding.message)"
      finding.help = ThemeFile.guide
      messages.show(finding)
      return nil
    }
    do throws(ThemeError) {
      let file = try ThemeFile(bytes, from: path.shownPath)
      for warning in file.warnings { messages.show(warning) }
      return file.theme
    } catch {
      for finding in error.findings { messages.show(finding) }
      return nil
    }
  }
}
