/// The schemas of the format, for other programs to validate documents with.
public enum XMLSchemas {
  /// RELAX NG in its compact syntax.
  public static var relaxNGCompact: [UInt8] { PackageResources.game_record_rnc }
  /// RELAX NG in XML.
  public static var relaxNG: [UInt8] { PackageResources.game_record_rng }
  /// W3C XML Schema 1.0.
  public static var xmlSchema: [UInt8] { PackageResources.game_record_xsd }
}
