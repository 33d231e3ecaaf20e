@testable import FrameRenderingTests
import TestSupport
import Testing

@Suite struct `Japanese in pictures` {
  @Test(.needs(.unifont), arguments: ["高橋晃", "タナカ・ユウキ", "村上健龍一渡邉", "ひらがな「あ」ー々"])
  func `is what FreeType draws of the same font`(text: String) throws {
    let script = """
      import sys
      from PIL import Image, ImageDraw, ImageFont
      font = ImageFont.truetype(sys.argv[1], 16)
      for character in sys.argv[2]:
          image = Image.new("1", (32, 32))
          ImageDraw.Draw(image).text((8, 8), character, 1, font)
          image = image.crop(image.getbbox())
          print(image.width, "".join(".#"[value > 0] for value in image.convert("L").tobytes()))
      """
    let run = try Tool.unifont.program.run(["-c", script, Tool.unifont.path, text])
    try #require(run.status == 0, "\(run.errors)")
    let ours = text.map { character in
      let ink = Ink(String(character), height: 12)
      return "\(ink.columns.count) " + ink.levels.map { $0 > 0 ? "#" : "." }.joined()
    }
    #expect(run.text.split(separator: "\n").map(String.init) == ours)
  }
}
