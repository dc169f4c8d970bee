// swift-tools-version:6.2
import PackageDescription

// A package of its own, so that it is built with optimisation and without the rest of the library.
let package = Package(
    name: "SolverBenchmark",
    targets: [
        .target(name: "LayoutSolver"),
        .executableTarget(name: "SolverBenchmark", dependencies: ["LayoutSolver"]),
    ]
)
