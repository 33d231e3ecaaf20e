import Foundation
import TestSupport
import Testing

/// The pictures in the documentation are up to date with `make docs`.
@Suite(.waits) struct DocumentationPictureTests {
  private static let folder = "Sources/Flipbook/Documentation.docc/Resources"

  /// The pictures that are not made from a game, and the pages that show them.
  private static let others = ["architecture.svg": "Architecture", "states.svg": "TheApp"]

  /// The arguments and the file of each picture in the Makefile.
  private static func recipes() -> [(arguments: [String], file: String)] {
    let makefile = String(decoding: Repository.bytes(of: "Makefile"), as: UTF8.self)
    return makefile.matches(of: #/\$\(FLIPBOOK\) (render .*) -o \$\(PICTURES\)\/(\S+)/#).map {
      match in
      (match.1.split(separator: " ").map(String.init), String(match.2))
    }
  }

  @Test func `pictures are up to date with their sources`() throws {
    let recipes = Self.recipes()
    #expect(recipes.count >= 4)
    for (arguments, file) in recipes {
      let scratch = try ScratchFolder()
      let path = scratch.url.appending(path: file).path
      let run = try Program.flipbook.run(arguments + ["-o", path])
      #expect(run.status == 0, "\(run.errors)")
      #expect(
        scratch.bytes(of: file) == Repository.bytes(of: "\(Self.folder)/\(file)"),
        "\(file) is stale: run “make docs”"
      )
    }
    let names = Repository.names(in: Repository.root.appending(path: Self.folder))
    #expect(Set(names) == Set(recipes.map(\.file) + Self.others.keys))
  }

  @Test func `the README and the documentation show them`() {
    let pages = ["README.md", "Sources/Flipbook/Documentation.docc/Pictures.md"]
      .map { String(decoding: Repository.bytes(of: $0), as: UTF8.self) }
    for (_, file) in Self.recipes() {
      #expect(pages.contains { $0.contains(file) }, "\(file)")
    }
    for (file, page) in Self.others {
      let page = Repository.bytes(of: "Sources/Flipbook/Documentation.docc/\(page).md")
      #expect(String(decoding: page, as: UTF8.self).contains("(\(file))"))
    }
  }
}
