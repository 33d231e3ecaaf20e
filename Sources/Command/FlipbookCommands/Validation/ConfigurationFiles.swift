import Flipbook
import Platform
import TerminalOutput

/// The configurations of inputs: the one that the user named, or the nearest file
/// `.flipbook.json` in the input's folder or a parent folder.
final class ConfigurationFiles {
  private let choice: Choice
  private let messages: Messages
  /// The configurations found so far, by the path of the folder or file.
  private var known: [String: Found?] = [:]

  /// Where configurations come from.
  enum Choice {
    case nearest
    case file(String)
    case none
  }

  /// A configuration and where it is.
  typealias Found = (configuration: Configuration, folder: String)

  /// Whether a configuration is invalid, which has been reported.
  private(set) var haveFailed = false

  init(_ choice: Choice, _ messages: Messages) {
    self.choice = choice
    self.messages = messages
  }

  /// The configuration of an input with the overrides for its path, and the folder that its paths are
  /// relative to; an empty configuration if there is none.
  /// - Throws: a finding when the configuration is invalid.
  func configuration(for input: InputPath) throws(Finding) -> Found {
    let path = WorkingFolder.absolutePath(input.location)
    var found = try configuration(inFolder: WorkingFolder.parent(of: path))
    found.configuration.follow(overridesFor: WorkingFolder.path(path, from: found.folder))
    return found
  }

  /// The configuration for files in a folder, given by its absolute path.
  /// - Throws: a finding when the configuration is invalid.
  func configuration(inFolder folder: String) throws(Finding) -> Found {
    let found: Found?
    switch choice {
    case .none: found = nil
    case .file(let path):
      if let read = known[path] { found = read } else { found = try read(path) }
    case .nearest: found = try nearest(to: folder)
    }
    return found ?? (Configuration(), WorkingFolder.path)
  }

  private func nearest(to folder: String) throws(Finding) -> Found? {
    if let found = known[folder] { return found }
    let path = (folder == "/" ? "" : folder) + "/" + Configuration.fileName
    var found: Found?
    let isThere: Bool
    do throws(FileError) {
      isThere = try InputPath(path).isThere
    } catch {
      throw fail([error.finding(.configuration)])
    }
    if isThere {
      found = try read(path, inside: folder)
    } else if folder != "/" {
      found = try nearest(to: WorkingFolder.parent(of: folder))
    }
    known[folder] = .some(found)
    return found
  }

  private func read(_ path: String, inside folder: String? = nil) throws(Finding) -> Found {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.settings(at: path, inside: folder)
    } catch {
      throw fail([error.finding(.configuration)])
    }
    do throws(ConfigurationError) {
      let configuration = try Configuration(bytes, from: WorkingFolder.shortPath(path).shownPath)
      let found = (configuration, WorkingFolder.parent(of: WorkingFolder.absolutePath(path)))
      known[path] = .some(found)
      return found
    } catch {
      throw fail(error.findings)
    }
  }

  /// Reports what is wrong with a configuration, or with a file that it names.
  func fail(_ findings: [Finding]) -> Finding {
    // Reported once, even if many inputs use it.
    if !haveFailed { for finding in findings { messages.show(finding) } }
    haveFailed = true
    return findings[0]
  }
}
