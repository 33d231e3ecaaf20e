import ArgumentParser
package import Flipbook
import Platform
package import TerminalOutput

/// The option for the theme: a standard one, or a file with one.
package struct ThemeOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Theme (\(Theme.standard.map(\.name).joined(separator: ", "))), or a JSON file that defines one.",
      valueName: "theme"
    ),
    completion: .list(Theme.standard.map(\.name))
  )
  var theme: String?

  package init() {}

  /// Whether the option is given.
  package var isGiven: Bool { theme != nil }

  /// The file with the theme, if one is named.
  var file: String? { standard == nil ? theme : nil }

  private var standard: Theme? { Theme.standard.first { $0.name == theme ?? Theme.classic.name } }

  /// - Throws: ``ValidationError`` when there is neither such a theme nor such a file.
  package func validate() throws {
    // Why it is unknown whether there is a file is reported when it is read.
    guard let theme, standard == nil, (try? InputPath(theme).isThere) == false else { return }
    throw ValidationError(
      "there is no theme or file \(DisplayText.quote(theme.shownPath)); \(ThemeFile.guide)"
    )
  }

  /// The chosen theme, by default the classic one; a file is read.
  /// - Returns: the theme; `nil` if the file has none, which has been reported.
  package func chosen(_ messages: Messages) -> Theme? {
    guard let path = file else { return standard }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.contents(of: InputPath(path), limit: Limits.recordBytes)
    } catch {
      var finding = error.finding(.theme)
      finding.message = "cannot read the theme: \(finding.message)"
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
