import Foundation
import TestSupport
import Testing

/// How every command ends when it cannot write or does not know an argument.
@Suite(.waits) struct CommandEndingTests {
  private func shell(_ script: String, in scratch: ScratchFolder) throws -> Program.Run {
    let shell = Program.shell
    return try shell.run(["-c", script, Program.flipbook.path], in: scratch.url)
  }

  @Test(.needs(.permissions)) func `a folder that cannot be opened has no formats`() throws {
    let scratch = try ScratchFolder()
    let prefix = try #require(Program.permitted)
    _ = try scratch.write("f5d6\n", as: "in.txt")
    let run = try shell(
      "mkdir u; chmod 000 u; \(prefix) $0 formats --detect u in.txt; s=$?; chmod 700 u; exit $s",
      in: scratch
    )
    #expect(run.status == 2)
    #expect(run.errors.contains("u: error: cannot open the folder"), "\(run.errors)")
    #expect(run.text.contains("in.txt: transcript"))
  }
}
