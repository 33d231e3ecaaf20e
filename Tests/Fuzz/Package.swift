// swift-tools-version: 6.2
import PackageDescription

// A separate package, since libFuzzer has its own main and needs its own flags. See “make fuzz”.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "flipbook", path: "../..")],
  targets: [
    .systemLibrary(name: "CLibFuzzer"),
    .executableTarget(
      name: "Fuzz",
      dependencies: ["CLibFuzzer", .product(name: "FuzzTargets", package: "flipbook")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
