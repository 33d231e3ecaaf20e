import Foundation
import Synchronization
import Testing

/// Something that tests need from outside of the package, and that may be missing.
///
/// A test names it with the trait `needs`, and is skipped where it is missing. Its raw value is the
/// name that a person reads.
public enum Tool: String, CaseIterable, Sendable {
  // MARK: What `make test` uses

  // Programs, by the names of their files.
  case bash, gzip, python3, script, sha256sum, xmllint

  // Python packages; their program is a Python that imports them.
  case jsonschema, pyte

  // Rights of the user, and a file.
  case permissions = "permissions that bind this user"
  case fullDevice = "/dev/full"

  // MARK: Peers, which only the tests in Tests/Peers use

  // Programs.
  case bzip2, dot, ffmpeg, ffprobe, gifsicle, git, lualatex, mandoc, patch, pdfinfo, pdftoppm
  case pdftotext, pngcheck, tmux, xz, zstd
  case firefox = "firefox-esr"
  /// With the packages that pictures for LaTeX use.
  case pdflatex
  case preCommit = "pre-commit"
  case rsvgConvert = "rsvg-convert"

  // Python packages.
  case cmarkgfm, html5lib, sgfmill
  /// Its Python also imports pandas.
  case duckdb = "DuckDB and pandas"
  /// Java, and a Python that imports PySpark and PyArrow.
  case spark = "PySpark"
  case axe = "axe-core-python"
  case pillow = "Pillow"
  /// Its Python also imports CairoSVG, Pillow and scour.
  case resvg = "resvg"
  /// Its path is that of the browser; its program is a Python that imports Playwright and Pillow.
  case chromium = "Chromium with Playwright"

  // Files.
  case corpus, oracle
  case sarifSchema = "SARIF schema"
  /// Its program is a Python that imports Pillow.
  case unifont = "Unifont"
  case junitSchemas = "JUnit schemas"

  // Rights.
  case root = "root rights"

  /// Whether it was found.
  public var isThere: Bool { place != nil }

  /// The program; the test fails if there is none.
  public var program: Program {
    get throws { try #require(place?.program, "no \(rawValue)") }
  }

  /// The paths of its files; the test fails if there are none.
  public var paths: [String] {
    get throws { try #require(place, "no \(rawValue)").paths }
  }

  /// The path of its only file; the test fails if there is none.
  public var path: String {
    get throws { try #require(paths.first) }
  }

  // MARK: Finding

  private struct Place {
    var program: Program?
    var paths: [String] = []
  }

  private static let places = Mutex<[Tool: Place?]>([:])

  /// Where the tool is; each tool is looked up once, when it is first needed.
  private var place: Place? {
    Self.places.withLock { places in
      if let known = places[self] { return known }
      let place = find()
      places.updateValue(place, forKey: self)
      return place
    }
  }

  private func find() -> Place? {
    switch self {
    case .cmarkgfm, .html5lib, .jsonschema, .pyte, .sgfmill:
      Self.python(importing: rawValue)
    case .axe: Self.python(importing: "axe_core_python", "PIL", "playwright.sync_api")
    case .duckdb: Self.python(importing: "duckdb", "pandas")
    case .spark:
      Program.installed("java").first.flatMap { _ in Self.python(importing: "pyspark", "pyarrow") }
    case .pillow: Self.python(importing: "PIL")
    case .resvg: Self.python(importing: "cairosvg", "PIL", "resvg_py", "scour")
    case .chromium: Self.chromium()
    case .corpus: Self.files([Repository.shared.appending(path: "corpus").path])
    case .pdflatex:
      Program.installed("kpsewhich").first
        .flatMap { try? $0.run(["lmodern.sty", "preview.sty", "tikz.sty"]) }
        .flatMap { $0.status == 0 ? Self.installed(rawValue) : nil }
    case .oracle:
      Program.installed("python3").first.flatMap { python in
        Self.files([Repository.shared.appending(path: "oracle/oracle.py").path])
          .map { Place(program: python, paths: $0.paths) }
      }
    case .unifont:
      Self.files([
        Repository.root.appending(
          path: ".build/unifont/usr/share/fonts/opentype/unifont/unifont_jp.otf"
        ).path
      ]).flatMap { font in
        Self.python(importing: "PIL").map { Place(program: $0.program, paths: font.paths) }
      }
    case .sarifSchema: Self.schemas("sarif-2.1.0.json")
    case .junitSchemas: Self.schemas("JUnit.xsd", "junit-10.xsd")
    case .fullDevice: Self.files([rawValue])
    case .root: getuid() == 0 ? Place() : nil
    case .permissions: Program.permitted.map { _ in Place() }
    default: Self.installed(rawValue)
    }
  }

  private static func installed(_ name: String) -> Place? {
    Program.installed(name).first.map { Place(program: $0, paths: [$0.path]) }
  }

  /// The first Python that imports all of the modules.
  private static func python(importing modules: String...) -> Place? {
    let pythons = Program.installed("python3") + Program.installed("/usr/bin/python3")
    let script = "import " + modules.joined(separator: ", ")
    return pythons.first { (try? $0.run(["-c", script]))?.status == 0 }
      .map { Place(program: $0, paths: [$0.path]) }
  }

  private static func chromium() -> Place? {
    let names = ["chromium", "chromium-browser", "google-chrome"]
    guard let browser = names.flatMap(Program.installed).first,
      let python = python(importing: "PIL", "playwright.sync_api")
    else { return nil }
    return Place(program: python.program, paths: [browser.path])
  }

  /// Schemas that `make test-peers` fetches.
  private static func schemas(_ names: String...) -> Place? {
    files(names.map { Repository.root.appending(path: ".build/schemas/\($0)").path })
  }

  private static func files(_ paths: [String]) -> Place? {
    paths.allSatisfy(FileManager.default.fileExists(atPath:)) ? Place(paths: paths) : nil
  }
}
