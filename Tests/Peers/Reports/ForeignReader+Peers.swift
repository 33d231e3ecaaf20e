@testable import FlipbookCommandsTests
import TestSupport
import Testing

extension ForeignReader {
  /// Checks a SARIF report, and returns the path, rule and identifier of each result.
  static func readSARIF(_ report: [UInt8]) throws -> [[String]] {
    try run(
      """
      import urllib.parse
      run, = report["runs"]
      rules = run["tool"]["driver"]["rules"]
      assert len({rule["id"] for rule in rules}) == len(rules)
      names = set()
      def path(place):
          uri = place["physicalLocation"]["artifactLocation"]["uri"]
          parts = urllib.parse.urlsplit(uri)
          assert parts.scheme in ("", "file") and not parts.query and not parts.fragment
          return urllib.parse.unquote(parts.path, errors="strict")
      for result in run["results"]:
          rule = rules[result["ruleIndex"]]
          assert rule["id"] == result["ruleId"]
          text = result["message"]["text"]
          assert "{" not in text.replace("{{", "") and "}" not in text.replace("}}", "")
          place, = result["locations"]
          name = (path(place), result["partialFingerprints"]["flipbook/v1"])
          assert name not in names, name
          names.add(name)
          region = place["physicalLocation"].get("region", {})
          if "startLine" in region:
              start = region["startLine"], region["startColumn"]
              assert start <= (region["endLine"], region["endColumn"])
          rows.append([path(place), rule["name"], result.get("properties", {}).get("id", "")])
      for note in run["invocations"][0]["toolExecutionNotifications"]:
          for place in note.get("locations", []):
              path(place)
      """,
      report,
      schema: Tool.sarifSchema.path
    )
  }

  /// Checks a JUnit report against the strict schema and that of Jenkins.
  static func validateJUnit(_ report: [UInt8]) throws {
    let xmllint = try Tool.xmllint.program
    for schema in try Tool.junitSchemas.paths {
      let run = try xmllint.run(["--noout", "--nonet", "--schema", schema, "-"], input: report)
      #expect(run.status == 0, "\(run.errors)")
    }
  }
}
