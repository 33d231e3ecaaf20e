import Foundation
import TestSupport
import Testing

/// What `validate --watch` notices.
@Suite(.waits) struct `Watched inputs` {
  /// Watches `in` in a folder with the file `in/a.txt`, makes a change, and waits for a message.
  private func run(_ change: String, until message: String) throws -> String {
    let scratch = try ScratchFolder()
    let script = """
      mkdir in; printf 'f5d6\\n' > in/a.txt
      $0 validate --watch in > all 2>&1 & watch=$!
      wait_for() { for i in $(seq 400); do grep -q "$1" all && return; sleep 0.05; done; }
      wait_for watching; \(change)
      wait_for '\(message)'; kill -TERM $watch; wait $watch; cat all
      """
    return try Program.shell.run(["-c", script, Program.flipbook.path], in: scratch.url).text
  }

  @Test(arguments: [
    ("printf 'f5a1\\n' > in/a.txt", "in/a.txt:1:3: error"),
    ("printf 'f5a1\\n' > new; mv new in/a.txt", "in/a.txt:1:3: error"),
    ("mkdir -p in/x/y; printf 'f5a1\\n' > in/x/y/b.txt", "in/x/y/b.txt:1:3: error"),
    // A folder that is removed or renamed, and made again.
    ("rm -r in; mkdir in; printf 'f5a1\\n' > in/b.txt", "in/b.txt:1:3: error"),
    (
      "mv in old; wait_for 'gone: in/a.txt'; mkdir in; printf 'f5a1\\n' > in/b.txt",
      "in/b.txt:1:3: error"
    ),
    ("rm in/a.txt", "gone: in/a.txt"),
    ("ln -s no in/b; rm in/a.txt; ln -s no in/a.txt", "gone: in/a.txt"),
    // A configuration concerns all files.
    (
      #"echo '{"disable": ["illegal-move"]}' > in/.flipbook.json"#,
      "changed: in/.flipbook.json"
    ),
  ])
  func `are looked at again`(change: String, message: String) throws {
    let text = try run(change, until: message)
    #expect(text.contains(message), "\(text)")
  }

  @Test func `are validated by the new configuration`() throws {
    let change = """
      printf 'f5a1\\n' > in/a.txt; wait_for 'illegal-move'
      echo '{"disable": ["illegal-move"]}' > in/.flipbook.json
      """
    let text = try run(change + "; wait_for json", until: "1 move: nothing found")
    let parts = text.split(separator: "changed: in/.flipbook.json")
    #expect(parts.count == 2, "\(text)")
    #expect(parts.last?.contains("[illegal-move]") == false, "\(text)")
  }
}
