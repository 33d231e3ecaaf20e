import Foundation
import TestSupport

/// Commands that a user types into one shell, one after the other.
enum ShellSession {
  /// What a command has printed, and its status; `nil` if the shell ended before.
  struct Answer {
    var output: String
    var errors: String
    var status: Int?
  }

  /// Runs the commands in a folder, in which `Samples` becomes a link to the project's samples.
  ///
  /// All run in one process of a shell, which is most of what a short command costs.
  static func answers(
    to commands: [String],
    in scratch: ScratchFolder,
    isMerged: Bool = false
  ) throws -> [Answer] {
    let results = try ScratchFolder()
    let folder = results.url.path
    try FileManager.default.createSymbolicLink(
      at: scratch.url.appending(path: "Samples"),
      withDestinationURL: Repository.samples
    )
    let lines = commands.enumerated().map { number, command in
      let file = "\(folder)/\(number)"
      return "{\n\(command)\n} >\(file).out 2>\(isMerged ? "&1" : "\(file).err")\n"
        + "echo $? >\(file).status\n"
    }
    let script = try results.write(lines.joined(), as: "script")
    let tools = URL(filePath: Program.flipbook.path).deletingLastPathComponent().path
    // Variables of whoever runs the tests change nothing.
    let run = try Program.shell.run(
      [
        "-c",
        #"exec env -i "PATH=$1:$PATH" HOME=/nonexistent NO_COLOR=1 TZ=UTC LC_ALL=C.UTF-8 sh "$0""#,
        script, tools,
      ],
      in: scratch.url
    )
    func text(_ name: String) -> String {
      String(decoding: results.bytes(of: name) ?? [], as: UTF8.self)
    }
    return commands.indices.map { number in
      Answer(
        output: text("\(number).out"),
        // What the shell itself reports, such as a wrong here-document.
        errors: text("\(number).err") + (number == commands.count - 1 ? run.errors : ""),
        status: Int(text("\(number).status").dropLast())
      )
    }
  }
}
