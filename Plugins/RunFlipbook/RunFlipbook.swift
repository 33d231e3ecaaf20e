import Foundation
import PackagePlugin

/// Runs flipbook in the package's folder: `swift package flipbook validate Records`.
@main
struct RunFlipbook: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let flipbook = Process()
    // SwiftPM gives tools the names of their targets.
    flipbook.executableURL = try context.tool(named: "CommandLineTool").url
    flipbook.arguments = arguments
    flipbook.currentDirectoryURL = context.package.directoryURL
    // Plugins have no standard input.
    flipbook.standardInput = FileHandle.nullDevice
    try flipbook.run()
    flipbook.waitUntilExit()
    exit(flipbook.terminationStatus)
  }
}
