import GameRecords
import ReversiRules
import TestSupport
import Testing
import XMLRecordFormat

@Suite("An error in XML")
struct RepairTests {
  @Test(
    "is repaired where only one repair is possible",
    arguments: [
      // Values.
      ("<date> 2024/01/02 </date>", "<date>2024-01-02</date>"),
      ("<date>2024-01-02T10:20:30.5+00:00</date>", "<date>2024-01-02T10:20:30Z</date>"),
      (
        #"<moves><move at="F5"/><move at='D6'/></moves>"#,
        #"<moves><move at="f5"/><move at='d6'/></moves>"#
      ),
      (
        #"<moves><move at="f5"/><move  at="--" time="1"/><move at="pass" /></moves>"#,
        #"<moves><move at="f5"/><pass time="1"/><pass /></moves>"#
      ),
      (#"<result margin="+14" winner="Draw"/>"#, #"<result margin="14" winner="tie"/>"#),
      (#"<dark mode="human" rating=".5"/>"#, #"<dark mode="manual" rating="0.5"/>"#),
      // Elements.
      ("\n <event>A</event>\n <event>A</event>\n", "\n <event>A</event>\n"),
      ("\n  <site>S</site>\n  <event>E</event>\n", "\n  <event>E</event>\n  <site>S</site>\n"),
      (
        "\n <comment>C</comment>\n <round>1</round>\n <event>E</event>\n <tag name=\"T\">V</tag>\n",
        "\n <event>E</event>\n <round>1</round>\n <comment>C</comment>\n <tag name=\"T\">V</tag>\n"
      ),
      // Characters.
      (
        "<event>Ink & Paper &</event><dark name=\"A & B\"/>",
        "<event>Ink &amp; Paper &amp;</event><dark name=\"A &amp; B\"/>"
      ),
      ("<comment>a < b &amp; b < c</comment>", "<comment>a &lt; b &amp; b &lt; c</comment>"),
      (
        "<comment>a]]>b]]>c</comment><event><![CDATA[<&]]></event>",
        "<comment>a]]&gt;b]]&gt;c</comment><event><![CDATA[<&]]></event>"
      ),
      (#"<dark name="A" name="A"/>"#, #"<dark name="A"/>"#),
    ]
  )
  func safe(_ content: String, _ expected: String) {
    #expect(format.repaired(single(content)) == single(expected))
  }

  @Test(
    "around the games is repaired where only one repair is possible",
    arguments: [
      ("\u{FEFF}" + single(""), single("")),
      ("\n <?xml version=\"1.0\"?>\n" + single(""), "<?xml version=\"1.0\"?>\n" + single("")),
      ("<!DOCTYPE game>\n" + single(""), single("")),
      ("<!DOCTYPE game SYSTEM \"game.dtd\">\r\n" + single(""), single("")),
      (single("") + "\n\0\0\u{1A}\n", single("") + "\n"),
      (single("") + "\0\n", single("") + "\n"),
      (
        "<game xmlns=\"urn:flipbook:game-record\"/>",
        "<game xmlns=\"urn:flipbook:game-record\" version=\"1\"/>"
      ),
      (
        "<games xmlns=\"urn:flipbook:game-record\" ><game/></games>",
        "<games xmlns=\"urn:flipbook:game-record\" version=\"1\" ><game/></games>"
      ),
      (collection("<game id=\"1\" version=\"1\"/>"), collection("<game id=\"1\"/>")),
      (
        collection("<game/>", "<game><date>2024/1/2</date></game>"),
        collection("<game/>", "<game><date>2024-01-02</date></game>")
      ),
    ]
  )
  func around(_ text: String, _ expected: String) {
    #expect(format.repaired(text) == expected)
    #expect(format.readAll(expected).flatMap(\.placedRules) == [])
  }

  @Test(
    "is repaired by a guess",
    arguments: [
      ("<evnt>A</evnt>", "<event>A</event>"),
      (#"<moves><mvoe at="f5"/></moves>"#, #"<moves><move at="f5"/></moves>"#),
      (#"<dark ratign="1712"/>"#, #"<dark rating="1712"/>"#),
      (#"<result ending="resign"/>"#, #"<result ending="resigned"/>"#),
      ("A short game.", "<!-- A short game. -->"),
      ("<event>caf&eacute; & co</event>", "<event>caf&amp;eacute; &amp; co</event>"),
      ("<event>A</evnet>", "<event>A</event>"),
    ]
  )
  func bold(_ content: String, _ expected: String) {
    #expect(format.repaired(single(content)) == single(content))
    #expect(format.repaired(single(content), isBold: true) == single(expected))
    #expect(format.readAll(single(expected)).flatMap(\.placedRules) == [])
  }

  @Test("is closed by a guess where it is cut off")
  func truncation() {
    let text =
      "<g:game xmlns:g=\"urn:flipbook:game-record\" version=\"1\">\n <g:moves><g:move at=\"f5\"/>\n"
    #expect(format.repaired(text) == text)
    let repaired = format.repaired(text, isBold: true)
    #expect(repaired == text.dropLast() + "</g:moves></g:game>\n")
    #expect(format.readAll(repaired).map(\.isWhole) == [true])
    let cut = text + "<g:move at=\"d"
    #expect(format.repaired(cut, isBold: true) == cut)
  }

  @Test("without its namespace is repaired by a guess")
  func namespace() {
    #expect(format.repaired("<game version=\"1\"/>") == "<game version=\"1\"/>")
    #expect(
      format.repaired("<game version=\"1\"/>", isBold: true)
        == single("").replacing("></game>", with: "/>")
    )
    let inner = single("<event xmlns=\"\">A</event>")
    #expect(format.repaired(inner, isBold: true) == single("<event>A</event>"))
  }

  @Test(
    "stays as it is where the repair is unknown",
    arguments: [
      "<date>04/05/2025</date>", "<date>2024/<!-- ? -->01</date>",
      "<event>A</event><event>B</event>",
      #"<moves><move at="z9"/></moves>"#, #"<moves><move at="pass">Why?</move></moves>"#,
      #"<dark name="A" name="B"/>"#, "<event>A</date>", "<colour>blue</colour>", "a -- b",
      #"<result dark="34"/>"#,
    ]
  )
  func unknown(_ content: String) {
    #expect(format.repaired(single(content), isBold: true) == single(content))
    #expect(format.readAll(single(content)).flatMap(\.placedRules) != [])
  }

  @Test("is repaired at once even where it is only counted", arguments: ["", "r:"])
  func folded(_ prefix: String) {
    let moves = (0..<30).map { _ in "<\(prefix)move at=\"F5\"/><\(prefix)move at=\"PASS\"/>" }
    let name = prefix.isEmpty ? "xmlns" : "xmlns:r"
    let start = "<\(prefix)game \(name)=\"urn:flipbook:game-record\" version=\"1\"><\(prefix)moves>"
    let text = "\(start)\(moves.joined())</\(prefix)moves></\(prefix)game>"
    let repaired = format.repaired(text)
    #expect(
      repaired == text.replacing("move at=\"PASS\"", with: "pass").replacing("F5", with: "f5")
    )
    #expect(format.readAll(repaired).flatMap(\.placedRules) == [])
  }
}
