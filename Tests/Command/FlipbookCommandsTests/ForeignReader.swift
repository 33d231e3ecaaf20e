import Foundation
import TestSupport
import Testing

/// Other projects' programs and schemas that check reports.
enum ForeignReader {
  /// Checks a JSON report, and returns the path, rule and identifier of each finding.
  static func readJSON(_ report: [UInt8]) throws -> [[String]] {
    try run(
      """
      for finding in report["findings"]:
          rows.append([finding["input"], finding["rule"], finding.get("id", "")])
      reported = sum(part["count"] for part in report["summary"]["rules"])
      assert reported == sum(report["summary"][key] for key in ("errors", "warnings", "notes"))
      """,
      report,
      schema: Repository.root.appending(
        path: "Sources/Checks/Reporters/JSON/report.schema.json"
      ).path
    )
  }

  /// Checks a GitLab report, and returns the path, rule and description of each issue.
  static func readGitLab(_ report: [UInt8]) throws -> [[String]] {
    try run(
      """
      from jsonschema import validate
      text = {"type": "string", "minLength": 1}
      validate(report, {"type": "array", "items": {
          "required": ["description", "check_name", "fingerprint", "severity", "location"],
          "properties": {
              "description": text, "check_name": text, "fingerprint": text,
              "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
              "location": {"required": ["path", "lines"], "properties": {
                  "path": {"type": "string", "minLength": 1, "not": {"pattern": "^\\\\./"}},
                  "lines": {"required": ["begin"], "properties": {
                      "begin": {"type": "integer", "minimum": 1}}}}}}}})
      assert len({issue["fingerprint"] for issue in report}) == len(report)
      for issue in report:
          rows.append([issue["location"]["path"], issue["check_name"], issue["description"]])
      """,
      report
    )
  }

  /// Returns the class name, name and message of each case in a JUnit report.
  static func readJUnit(_ report: [UInt8]) throws -> [[String]] {
    let script = """
      import json, sys
      from xml.etree import ElementTree
      rows = []
      root = ElementTree.fromstring(sys.stdin.buffer.read())
      assert root.tag == "testsuites" and not root.attrib
      for number, suite in enumerate(root):
          parts = [part.tag for part in suite]
          cases = suite.findall("testcase")
          assert parts == ["properties"] + ["testcase"] * len(cases) + ["system-out", "system-err"]
          assert suite.get("id") == str(number) and suite.get("hostname") == "localhost"
          assert suite.get("tests") == str(len(cases))
          assert suite.get("failures") == str(len(suite.findall("testcase/failure")))
          assert suite.get("errors") == str(len(suite.findall("testcase/error")))
          for case in cases:
              assert case.get("classname") == suite.get("name") and len(case) <= 1
              message = case[0].get("message") if len(case) else ""
              rows.append([case.get("classname"), case.get("name"), message])
      print(json.dumps(rows))
      """
    return try answer(of: .python3, script, [], report)
  }

  /// Runs a script that reads `report` and fills `rows`.
  static func run(
    _ script: String,
    _ report: [UInt8],
    schema: String? = nil
  ) throws -> [[String]] {
    let whole = """
      import json, sys
      from jsonschema import validators
      rows = []
      report = json.load(sys.stdin)
      if len(sys.argv) > 1:
          schema = json.load(open(sys.argv[1]))
          validator = validators.validator_for(schema)
          validator.check_schema(schema)
          validator(schema).validate(report)
      \(script)
      print(json.dumps(rows))
      """
    return try answer(of: .jsonschema, whole, schema.map { [$0] } ?? [], report)
  }

  /// Runs a script that reads a report and prints rows.
  static func answer(
    of python: Tool,
    _ script: String,
    _ arguments: [String],
    _ report: [UInt8]
  ) throws -> [[String]] {
    let run = try python.program.run(["-c", script] + arguments, input: report)
    try #require(run.status == 0, "\(run.errors)")
    return try JSONDecoder().decode([[String]].self, from: Data(run.output))
  }
}
