// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "SwatchKit",
    products: [.library(name: "SwatchKit", targets: ["SwatchKit"])],
    targets: [.target(name: "SwatchKit")]
)
