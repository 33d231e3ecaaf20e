@testable import FrameRendering
import Testing

@Suite struct `A theme` {
  /// The mark is in the middle of disks, where they are lighter than in the shade; it is known by its
  /// brightness alone, for the colour-blind.
  @Test(arguments: Theme.standard)
  func `has a mark that stands out on disks of both colours`(theme: Theme) {
    for palette in [theme.colours, theme.darkColours].compactMap(\.self) {
      #expect(palette.mark.contrast(to: palette.light) >= 3)
      // On dark disks it has a line in the colour of light ones.
      for shade in [palette.highlight(.dark), palette.shade(.dark)] {
        #expect(max(palette.light.contrast(to: shade), palette.mark.contrast(to: shade)) >= 3)
      }
    }
  }
}
