import Foundation
import PackagePlugin

/// Draws the records in the folder `Records` of each DocC catalogue, as pictures in its folder
/// `Resources`: `swift package draw-records`.
///
/// This is a command, because DocC reads only what is in a catalogue: it ignores what plugins make
/// during a build.
@main
struct DrawRecords: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    // SwiftPM gives tools the names of their targets.
    let flipbook = try context.tool(named: "CommandLineTool").url
    let catalogues = context.package.targets.compactMap(\.sourceModule)
      .flatMap(\.sourceFiles).map(\.url).filter { $0.pathExtension == "docc" }
    let records = catalogues.map { $0.appending(path: "Records") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    guard !records.isEmpty else { throw NoRecords() }
    var status: Int32 = 0
    for folder in records {
      let pictures = folder.deletingLastPathComponent().appending(path: "Resources")
      let drawing = Process()
      drawing.executableURL = flipbook
      drawing.arguments =
        ["render", "--format", "svg", "--theme", "auto", "--output-dir", pictures.path] + arguments
        + [folder.path]
      drawing.currentDirectoryURL = context.package.directoryURL
      drawing.standardInput = FileHandle.nullDevice
      try drawing.run()
      drawing.waitUntilExit()
      status = max(status, drawing.terminationStatus)
    }
    exit(status)
  }
}

/// No catalogue has records.
struct NoRecords: Error, CustomStringConvertible {
  var description: String { "no DocC catalogue of this package has a folder Records" }
}
