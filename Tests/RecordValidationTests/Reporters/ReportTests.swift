import GameRecords
import TestSupport
import Testing

@testable import RecordValidation

/// The same small report in every format.
@Suite struct `A report` {
  @Test func `in SARIF`() {
    let text = wholeReport(SARIFReport.self, of: Sample.inputs, runFindings: [Sample.runFinding])
    let fingerprints = text.matches(of: /"flipbook\/v1":"([0-9a-f]{16})"/).map(\.1)
    #expect(Set(fingerprints).count == 4)
    let lines = text.replacing(/"flipbook\/v1":"[0-9a-f]{16}"/, with: "\"flipbook/v1\":\"…\"")
    #expect(
      lines == #"""
        {"$schema":"\#(SARIFText.schema)","version":"2.1.0",\#
        "runs":[{"columnKind":"unicodeCodePoints","results":[
        {"ruleId":"FB2901","ruleIndex":0,"level":"error",\#
        "message":{"text":"f5 is taken\nlegal: {{c4}}"},\#
        "locations":[{"physicalLocation":{"artifactLocation":{"uri":"games/a%20b.txt"},\#
        "region":{"startLine":2,"startColumn":6,"endLine":2,"endColumn":8,\#
        "byteOffset":12,"byteLength":2}},\#
        "logicalLocations":[{"fullyQualifiedName":"game[2]/move[2]","kind":"move"}]}],\#
        "partialFingerprints":{"flipbook/v1":"…"},\#
        "properties":{"record":2,"id":"“x”","ply":2,"square":"f5"}},
        {"ruleId":"FB3901","ruleIndex":1,"level":"warning","message":{"text":"3% too much"},\#
        "locations":[{"physicalLocation":{"artifactLocation":{"uri":"games/a%20b.txt"},\#
        "region":{"startLine":2,"startColumn":6,"endLine":3,"endColumn":4,\#
        "byteOffset":12,"byteLength":6}},\#
        "logicalLocations":[{"fullyQualifiedName":"game[2]","kind":"game"}]}],\#
        "partialFingerprints":{"flipbook/v1":"…"},"properties":{"record":2,"id":"“x”"}},
        {"ruleId":"FB2901","ruleIndex":0,"level":"error","message":{"text":"90 is not a square"},\#
        "locations":[{"physicalLocation":{"artifactLocation":{"uri":"file:///data/b.wtb"},\#
        "region":{"byteOffset":5,"byteLength":1}},\#
        "logicalLocations":[{"fullyQualifiedName":"game[1]/move[1]","kind":"move"}]}],\#
        "partialFingerprints":{"flipbook/v1":"…"},"properties":{"record":1,"ply":1}},
        {"ruleId":"FB6901","ruleIndex":2,"level":"error",\#
        "message":{"text":"2 games, not 1"},\#
        "locations":[{"physicalLocation":{"artifactLocation":{"uri":"file:///data/b.wtb"}}}],\#
        "partialFingerprints":{"flipbook/v1":"…"}}
        ],"tool":{"driver":{"name":"flipbook","semanticVersion":"1.2.3","rules":[\#
        {"id":"FB2901","name":"TestMove","shortDescription":{"text":"Moves must be good."},\#
        "fullDescription":{"text":"Others stumble."},\#
        "help":{"text":"Others stumble.\nRepair it.",\#
        "markdown":"Others stumble.\n\n**Fix:** Repair it."},\#
        "defaultConfiguration":{"level":"error"},"properties":{"tags":["legality"]}},\#
        {"id":"FB3901","name":"TestResult","shortDescription":{"text":"Results should be right."},\#
        "help":{"text":"Results should be right.","markdown":"Results should be right."},\#
        "defaultConfiguration":{"level":"warning","enabled":false},\#
        "properties":{"tags":["outcome"]}},\#
        {"id":"FB6901","name":"TestCount",\#
        "shortDescription":{"text":"There must be a game."},\#
        "help":{"text":"There must be a game.","markdown":"There must be a game."},\#
        "defaultConfiguration":{"level":"error"},"properties":{"tags":["structure"]}}],\#
        "notifications":[{"id":"FB0901","name":"TestInput",\#
        "shortDescription":{"text":"Be there."},\#
        "help":{"text":"Be there.","markdown":"Be there."},\#
        "defaultConfiguration":{"level":"error"},"properties":{"tags":["run"]}}]}},\#
        "invocations":[{"executionSuccessful":false,"toolExecutionNotifications":[\#
        {"descriptor":{"id":"FB0901","index":0},"message":{"text":"is not there"},\#
        "level":"error",\#
        "locations":[{"physicalLocation":{"artifactLocation":{"uri":"none"}}}]},\#
        {"descriptor":{"id":"FB0901","index":0},"message":{"text":"left out: c.jpg"},\#
        "level":"note"}]}]}]}

        """#
    )
  }

  @Test func `in JUnit's XML`() {
    #expect(
      wholeReport(JUnitReport.self, of: Sample.inputs, runFindings: [Sample.runFinding]) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite id="0" package="flipbook" name="games/a b.txt" tests="2" failures="1" \
        errors="0" time="0" timestamp="2026-01-31T23:59:59" hostname="localhost">
            <properties>
              <property name="format" value="transcript"/>
              <property name="flipbook" value="1.2.3"/>
            </properties>
            <testcase name="record 1" classname="games/a b.txt" time="0"/>
            <testcase name="record 2 ““x””" classname="games/a b.txt" time="0">
              <failure message="f5 is taken" type="test-move">games/a b.txt:2:6: error: \
        f5 is taken [test-move]
            f5大f5
                ^~
          in record 2 ““x””, move 2
          help: legal: {c4}
        </failure>
            </testcase>
            <system-out>games/a b.txt:2:6: warning: 3% too much [test-result]
            f5大f5
                ^~
          in record 2 ““x””
        </system-out>
            <system-err/>
          </testsuite>
          <testsuite id="1" package="flipbook" name="/data/b.wtb" tests="2" failures="1" \
        errors="1" time="0" timestamp="2026-01-31T23:59:59" hostname="localhost">
            <properties>
              <property name="format" value="wthor"/>
              <property name="flipbook" value="1.2.3"/>
            </properties>
            <testcase name="record 1" classname="/data/b.wtb" time="0">
              <failure message="90 is not a square" type="test-move">/data/b.wtb: byte 5: error: \
        90 is not a square [test-move]
          05 0a 0f 14 19 1e 23 28 2d 32 37 3c 41 46 4b 50 …
                      ^~
          in record 1, move 1
        </failure>
            </testcase>
            <testcase name="input" classname="/data/b.wtb" time="0">
              <error message="2 games, not 1" type="test-count">/data/b.wtb: error: \
        2 games, not 1 [test-count]
        </error>
            </testcase>
            <system-out></system-out>
            <system-err/>
          </testsuite>
          <testsuite id="2" package="flipbook" name="none" tests="1" failures="0" \
        errors="1" time="0" timestamp="2026-01-31T23:59:59" hostname="localhost">
            <properties>
              <property name="flipbook" value="1.2.3"/>
            </properties>
            <testcase name="input" classname="none" time="0">
              <error message="is not there" type="test-input">none: error: \
        is not there [test-input]
        </error>
            </testcase>
            <system-out></system-out>
            <system-err/>
          </testsuite>
        </testsuites>

        """
    )
  }

  @Test func `as annotations for GitHub`() {
    #expect(
      wholeReport(GitHubReport.self, of: Sample.inputs, runFindings: [Sample.runFinding]) == """
        ::error title=test-move (FB2901),file=games/a b.txt,line=2,endLine=2,col=6,endColumn=8\
        ::f5 is taken%0Alegal: {c4}%0Ain record 2 ““x””, move 2
        ::error title=test-move (FB2901),file=/data/b.wtb::byte 5: 90 is not a square\
        %0Ain record 1, move 1
        ::error title=test-count (FB6901),file=/data/b.wtb::2 games, not 1
        ::error title=test-input (FB0901),file=none::is not there
        ::warning title=test-result (FB3901),file=games/a b.txt,line=2,endLine=3\
        ::3%25 too much%0Ain record 2 ““x””
        ::notice title=test-input (FB0901)::left out: c.jpg
        2 files, 3 records, 0 moves: 1 unreadable input, 4 errors, 1 warning

        """
    )
  }

  @Test func `for GitLab`() throws {
    let text = wholeReport(GitLabReport.self, of: Sample.inputs, runFindings: [Sample.runFinding])
    let fingerprints = text.matches(of: /"fingerprint":"([0-9a-f]{16})"/).map(\.1)
    #expect(Set(fingerprints).count == 5)
    #expect(
      text.replacing(/"fingerprint":"[0-9a-f]{16}"/, with: "\"fingerprint\":\"…\"") == """
        [
        {"description":"f5 is taken (record 2 ““x””, move 2)","check_name":"test-move",\
        "fingerprint":"…","severity":"major",\
        "location":{"path":"games/a b.txt","lines":{"begin":2}}},
        {"description":"3% too much (record 2 ““x””)","check_name":"test-result",\
        "fingerprint":"…","severity":"minor",\
        "location":{"path":"games/a b.txt","lines":{"begin":2}}},
        {"description":"byte 5: 90 is not a square (record 1, move 1)","check_name":"test-move",\
        "fingerprint":"…","severity":"major",\
        "location":{"path":"/data/b.wtb","lines":{"begin":1}}},
        {"description":"2 games, not 1","check_name":"test-count",\
        "fingerprint":"…","severity":"major",\
        "location":{"path":"/data/b.wtb","lines":{"begin":1}}},
        {"description":"is not there","check_name":"test-input",\
        "fingerprint":"…","severity":"major",\
        "location":{"path":"none","lines":{"begin":1}}}
        ]

        """
    )
  }

  @Test func `in Markdown`() {
    #expect(
      wholeReport(MarkdownReport.self, of: Sample.inputs, runFindings: [Sample.runFinding]) == """
        ### Validation failed: 1 unreadable input, 4 errors, 1 warning

        2 files, 3 records, 0 moves

        | Place | Severity | Rule | Finding |
        |---|---|---|---|
        | <code>games/a b.txt:2:6</code><br>record 2 ““x””, move 2 | error | \
        <code>test-move</code> | f5 is taken<br>help: legal: {c4} |
        | <code>/data/b.wtb: byte 5</code><br>record 1, move 1 | error | \
        <code>test-move</code> | 90 is not a square |
        | <code>/data/b.wtb</code> | error | <code>test-count</code> | 2 games, not 1 |
        | <code>none</code> | error | <code>test-input</code> | is not there |
        | <code>games/a b.txt:2:6</code><br>record 2 ““x”” | warning | \
        <code>test-result</code> | 3% too much |
        | <code>flipbook</code> | note | <code>test-input</code> | left out: c.jpg |

        | Rule | Severity | Findings |
        |---|---|--:|
        | <code>test-move</code> | error | 2 |
        | <code>test-input</code> | error | 1 |
        | <code>test-count</code> | error | 1 |
        | <code>test-result</code> | warning | 1 |

        """
    )
  }

  @Test func `in JSON`() {
    #expect(
      wholeReport(
        JSONReport.self,
        of: Array(Sample.inputs.prefix(1)),
        runFindings: [Sample.runFinding]
      )
        == """
        {"flipbook":1,"findings":[
        {"input":"games/a b.txt","line":2,"column":6,"byteColumn":8,"endLine":2,"endColumn":8,\
        "offset":12,"length":2,"record":2,"id":"“x”","ply":2,"square":"f5","rule":"test-move",\
        "code":"FB2901","severity":"error","message":"f5 is taken","help":"legal: {c4}"},
        {"input":"games/a b.txt","line":2,"column":6,"byteColumn":8,"endLine":3,"endColumn":4,\
        "offset":12,"length":6,"record":2,"id":"“x”","rule":"test-result","code":"FB3901",\
        "severity":"warning","message":"3% too much"}
        ],
        "inputs":[
        {"input":"games/a b.txt","format":"transcript","records":2,"recordsWithErrors":1,"moves":0,\
        "errors":1,"warnings":1,"notes":0,"unlisted":0}
        ],
        "runFindings":[
        {"rule":"test-input","severity":"note","message":"left out: c.jpg"}
        ],
        "summary":{"files":1,"unreadable":0,"records":2,"recordsWithErrors":1,"moves":0,"errors":1,\
        "warnings":1,"notes":0,"unlisted":0,"rules":[\
        {"rule":"test-move","code":"FB2901","severity":"error","count":1},\
        {"rule":"test-result","code":"FB3901","severity":"warning","count":1}]}}

        """
    )
  }
}
