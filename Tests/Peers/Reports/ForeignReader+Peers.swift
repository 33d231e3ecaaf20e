import TestSupport
import Testing

@testable import FlipbookCommandsTests

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

  /// Checks the YAML blocks of a TAP report, and returns the description, plan and messages of each
  /// test.
  static func readTAP(_ report: [UInt8]) throws -> [[String]] {
    let script = """
      import json, re, sys, yaml
      rows, block = [], None
      lines = sys.stdin.buffer.read().decode("utf-8").split("\\n")
      assert lines[0] == "TAP version 13" and lines[-1] == ""
      for line in lines[1:-1]:
          test = re.fullmatch(r"(not )?ok (\\d+) - ((?:[^\\\\#]|\\\\.)*)", line)
          if block is not None:
              assert line.startswith("  "), line
              if line == "  ...":
                  found = yaml.safe_load("\\n".join(block))
                  rows[-1] += [part["message"] for part in found.get("findings", [])]
                  block = None
              else:
                  block.append(line[2:])
          elif line == "  ---":
              block = []
          elif test:
              assert int(test[2]) == len(rows) + 1
              rows.append([re.sub(r"\\\\(.)", r"\\1", test[3])])
          else:
              assert line == f"1..{len(rows)}" or line.startswith("# "), line
      print(json.dumps(rows))
      """
    return try answer(of: .yaml, script, [], report)
  }

  /// Checks a JUnit report against the strict schema and that of Jenkins.
  static func validateJUnit(_ report: [UInt8]) throws {
    let xmllint = try Tool.xmllint.program
    for schema in try Tool.junitSchemas.paths {
      let run = try xmllint.run(["--noout", "--nonet", "--schema", schema, "-"], input: report)
      #expect(run.status == 0, "\(run.errors)")
    }
  }

  /// Runs `prove` on a TAP report, and returns how many tests it found.
  static func prove(_ report: [UInt8], fails: Bool) throws -> Int {
    let scratch = try ScratchFolder()
    let run = try Tool.prove.program.run([try scratch.write(report, as: "report.tap")])
    #expect(!run.text.contains("Parse errors"), "\(run.text)")
    #expect((run.status != 0) == fails, "\(run.text)\(run.errors)")
    return run.text.firstMatch(of: /Tests=(\d+)/).flatMap { Int($0.1) } ?? 0
  }
}
