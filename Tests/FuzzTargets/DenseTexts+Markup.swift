extension DenseTexts {
  static let json = """
    [{"flipbook": 1, "date": "1977-05", "event": "A", "moves": [ "f5",
      {"move": "d6", "side": "light", "time": 1.5}], "result": {"dark": 3, "light": 3}},
     {"id": "2", "players": {"dark": {"name": "é"}}, "tags": [{"name": "T", "value": "V"}]}]

    """

  static let lines =
    "{\"moves\":[\"f5\"],\"id\":\"1\"}\n{\"id\":\"2\",\"variations\":[]}\n{\"round\":\"3\"}\n"

  static let egaroucid = [
    """
    {"4":{"board_player":34628173824,"board_opponent":68853694464,"player":0,"next_policy":26},
    "5":{"board_player":68719476736,"board_opponent":34829500416,"player":1,"policy":26}}
    """,
    #"{"4":{"board_player":34628173824,"board_opponent":68853694464,"player":0,"policy":-1,"#
      + #""next_policy":26,"value":100000000,"level":-1},"5":{"board_player":34359738368,"#
      + #""board_opponent":69256347648,"player":1,"policy":26,"next_policy":-1,"value":3,"#
      + #""level":1},"memo":"x","black_discs":-1,"white_discs":-1}"#,
  ]

  static let quest = [
    #"{"id":"g","created":"2025-01-02","moves":[{"m":"f5","t":9},{"m":"-"},{"s":"WIN:TIMEUP"}]}"#,
    #"{"players":[{"id":"a","name":"é"}],"position":{"startPos":"f5","#
      + #""moves":[{"m":"d6","t":5},{"m":"-"},{"s":"WIN:TIMEUP"}]}}"#,
    #"{"id":"a","created":"2026-04-03T10:20:30.456Z","moves":[{"m":"f5"}],"#
      + #""finalStatus":"SCORE:2","attrs":[1]}"#,
  ]

  static let apps = [
    #"{"players":[{"name":"é","color":"white"},{"name":"B"}],"moves":["f5","#
      + #"{"x":3,"y":5,"player":2,"t":1},[2,2],19,null,-1,{"pos":"c4"}],"score":{"black":3}}"#,
    "[[5,4],[3,5],[2,2],[3,2]]\n", "[{\"kifu\":[37,43,18]},{\"moves\":\"f5d6\"}]\n",
  ]

  static let xml = """
    <games xmlns="urn:flipbook:game-record" version="1"><game id="1">
     <event>A &amp; B</event><date>1977-05</date><dark name='é' rating="1.5"/>
     <moves><move at="f5"/><move at="d6" side="light">c</move><pass/></moves>
     <variation ply="2"><pass/></variation><result winner="tie"/><tag name="T">V</tag>
    </game><game/><!-- > " ' < --><game id='a>b"大'><?pi > ?><x:y xmlns:x="u" z=">">t<x:y/></x:y>\
    <event>a<![CDATA[<&>]]>\r\nb &#x1F38E; &gt;</event><moves><move at="z9"/><move  at = "f5" time='x'
    />text<mvoe/></moves></game></games>

    """

  static let pictures = [
    "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>é</title><metadata id=\"flipbook-record\">"
      + "{\"moves\": [\"f5\"], \"id\": \"&lt;a\"}</metadata><rect width='8'/></svg>\n",
    "<!DOCTYPE html>\n<html><title>t</title><!-- > --><script id=flipbook-record>"
      + "{\"moves\": [\"f5\"]}</script>\n<p>x<metadata id='flipbook-record'>{&quot;id&quot;: \"&#65;\"}"
      + "</metadata></html>",
  ]
}
